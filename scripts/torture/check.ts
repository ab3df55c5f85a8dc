import { join } from 'node:path';
import { Client } from 'pg';
import { readPostmaster } from '../../adapters/embedded-postgres/postmaster.ts';
import { type Ledger, lossesOf } from './ledger.ts';
import type { Account } from './streams.ts';

/** The process id of the database server; `undefined` while it starts. */
export function postmasterPid(dataDir: string): number | undefined {
  return readPostmaster(join(dataDir, 'postgres', 'data'))?.pid;
}

/** Reads the whole store beside the service, and returns a sentence for everything that is wrong. */
export async function complaintsAbout(
  dataDir: string,
  ledger: Ledger,
  accounts: readonly Account[],
): Promise<readonly string[]> {
  const socketDir = readPostmaster(join(dataDir, 'postgres', 'data'))?.socketDir ?? '';
  const client = new Client({ host: socketDir, port: 5432, user: 'coffer', database: 'coffer' });
  await client.connect();
  try {
    const stored = await client.query<{ mark: string; amount: string }>(STORED, [accounts.map(({ id }) => id)]);
    const transactions = stored.rows.map(({ mark, amount }) => ({ mark, amount: Number(amount) }));
    const balances = await client.query<{ id: string; balance: string; total: string }>(BALANCES);
    const byId = new Map(balances.rows.map((row) => [Number(row.id), row]));
    const wrong = accounts.flatMap(({ id, initial }) => {
      const row = byId.get(id);
      const expected = initial + Number(row?.total ?? 0);
      return Number(row?.balance) === expected ? [] : [`Account ${id} has ${row?.balance} and not ${expected}.`];
    });
    return [...lossesOf(ledger, transactions), ...wrong];
  } finally {
    await client.end();
  }
}

const STORED = `select description as mark, amount::text from transactions
  where deleted_at is null and bank_account_id = any($1)`;

const BALANCES = `select a.id::text, a.balance::text, coalesce(sum(t.amount), 0)::text as total
  from bank_accounts a left join transactions t
    on t.user_id = a.user_id and t.bank_account_id = a.id and t.deleted_at is null
  group by a.user_id, a.id, a.balance`;
