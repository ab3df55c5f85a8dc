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

/** A condition for transactions: none of a hidden account. */
export const VISIBLE =
  'bank_account_id <> all(array(select id from bank_accounts where user_id = $1 and hidden and deleted_at is null))';

export function hiddenLines(count: number): readonly string[] {
  if (count === 0) return [];
  return [count === 1 ? '1 hidden account is left out.' : `${count} hidden accounts are left out.`];
}
