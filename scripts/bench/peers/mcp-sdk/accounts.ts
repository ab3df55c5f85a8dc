import type { Database } from './database.ts';

export interface Account {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly hidden: boolean;
  readonly currency: string;
  readonly balance: number;
}

const ACCOUNTS = `select id, name, type, hidden, currency, balance from bank_accounts
  where user_id = $1 and deleted_at is null order by id`;

export async function accountsOf(database: Database, userId: number): Promise<readonly Account[]> {
  return (await database.query<Account>({ name: 'accounts', text: ACCOUNTS, values: [userId] })).rows;
}

export function hiddenIds(accounts: readonly Account[]): readonly number[] {
  return accounts.filter(({ hidden }) => hidden).map(({ id }) => id);
}
