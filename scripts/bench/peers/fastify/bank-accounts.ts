import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';
import { listedBankAccount } from './schemas.ts';

const ACCOUNTS = `select id, external_id, bank_id, bank_connection_id, name, type, subtype, currency, balance, hidden,
    last_transaction_created_at, last_balance_created_at, deleted_at, created_at, updated_at
  from bank_accounts where user_id = $1 and deleted_at is null order by id`;

const CONNECTIONS = 'select * from feed_connections where user_id = $1 order by id';

export interface Account {
  readonly id: number;
}

export async function accountsOf(database: Database, userId: number): Promise<readonly Account[]> {
  return (await database.query<Account>({ name: 'accounts', text: ACCOUNTS, values: [userId] })).rows;
}

/** GET /v1/bank-accounts. */
export function bankAccountRoute(app: FastifyInstance, database: Database): void {
  const schema = { response: { 200: { type: 'array', items: listedBankAccount } } };
  app.get('/v1/bank-accounts', { schema }, async ({ userId }) => {
    const [accounts, { rows }] = await Promise.all([
      accountsOf(database, userId),
      database.query({ name: 'connections', text: CONNECTIONS, values: [userId] }),
    ]);
    if (rows.length > 0) throw new Error('No user of the bench has connected a bank.');
    return accounts.map((account) => ({ ...account, connection: null }));
  });
}
