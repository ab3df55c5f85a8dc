import type { FastifyInstance } from 'fastify';
import { select } from '../store.ts';
import { accountList } from './schemas.ts';

const ACCOUNTS = `select id, external_id, bank_id, bank_connection_id, name, type, subtype, currency, balance, hidden,
    last_transaction_created_at, last_balance_created_at, deleted_at, created_at, updated_at
  from bank_accounts where user_id = $1 and deleted_at is null order by id`;

const CONNECTIONS = 'select * from feed_connections where user_id = $1 order by id';

export interface Account {
  readonly id: number;
}

export function accountsOf(userId: number): Promise<readonly Account[]> {
  return select<Account>('accounts', ACCOUNTS, [userId]);
}

/** GET /v1/bank-accounts. */
export function bankAccountRoute(app: FastifyInstance): void {
  const schema = { response: { 200: accountList } };
  app.get('/v1/bank-accounts', { schema }, async ({ userId }) => {
    const [accounts, connections] = await Promise.all([
      accountsOf(userId),
      select('connections', CONNECTIONS, [userId]),
    ]);
    if (connections.length > 0) throw new Error('No user of the bench has connected a bank.');
    return accounts.map((account) => ({ ...account, connection: null }));
  });
}
