import { Client } from 'pg';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import type { Progress } from '../progress.ts';
import type { BenchUser } from './bench-user.ts';
import { FIRST_NAMES, SECOND_NAMES } from './names.ts';
import {
  ACCOUNTS,
  BALANCES,
  BENCH_ROWS,
  BENCH_USERS,
  BILLS,
  CONNECTIONS,
  CREDENTIALS,
  DETECTION_STATES,
  DROP_BENCH_TABLES,
  FILL_BENCH_USERS,
  INDEX_BENCH_ROWS,
  TRANSACTIONS,
  USERS,
} from './statements.ts';

/** Transactions per statement, after each of which the progress is shown. */
const CHUNK = 250_000;

/**
 * Fills a migrated, empty database. Secondary indexes of `transactions` are dropped meanwhile, and foreign keys are not
 * checked. Afterwards the table is vacuumed and analysed, as autovacuum does in production.
 */
export async function loadData(url: string, users: readonly BenchUser[], progress: Progress): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await hurry(client);
    await progress.step('users and accounts', () => loadUsers(client, users));
    const indexes = await dropIndexes(client);
    await progress.step('transactions', (show) => loadTransactions(client, show));
    for (const { name, definition } of indexes) await progress.step(`index ${name}`, () => client.query(definition));
    await progress.step('balances and bills', () => loadDerived(client));
    await settle(client, progress);
  } finally {
    await client.end();
  }
}

/** Only while loading: the figures are those of the settings that Coffer starts PostgreSQL with. */
const LOADING_SETTINGS = { max_wal_size: '16GB', checkpoint_timeout: '1h', fsync: 'off', autovacuum: 'off' };

async function hurry(client: Client): Promise<void> {
  for (const [name, value] of Object.entries(LOADING_SETTINGS)) {
    await client.query(`alter system set ${name} = '${value}'`);
  }
  await client.query('select pg_reload_conf()');
  for (const setting of [`work_mem = '512MB'`, `maintenance_work_mem = '1GB'`, 'session_replication_role = replica']) {
    await client.query(`set ${setting}`);
  }
}

async function loadUsers(client: Client, users: readonly BenchUser[]): Promise<void> {
  const secrets = nodeSecrets();
  await client.query(BENCH_USERS);
  await client.query(FILL_BENCH_USERS, [users.map(({ size }) => size)]);
  for (const statement of [USERS, CONNECTIONS, ACCOUNTS]) await client.query(statement);
  const [keys, tokens] = CREDENTIALS;
  const ids = users.map(({ id }) => id);
  await client.query(keys, [ids, users.map(({ apiKey }) => secrets.digest(apiKey))]);
  await client.query(tokens, [ids, users.map(({ accessToken }) => secrets.digest(accessToken))]);
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Drops the secondary indexes of `transactions`; returns them to be built again. */
async function dropIndexes(client: Client): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'transactions'::regclass and not indisunique order by 1`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

async function loadTransactions(client: Client, show: (done: number, total: number) => void): Promise<void> {
  await client.query(BENCH_ROWS);
  await client.query(INDEX_BENCH_ROWS);
  await client.query('analyze bench_rows');
  const { rows } = await client.query<{ total: number }>('select count(*)::int as total from bench_rows');
  const total = rows[0]?.total ?? 0;
  for (let first = 1; first <= total; first += CHUNK) {
    await client.query(TRANSACTIONS, [first, first + CHUNK - 1, FIRST_NAMES, SECOND_NAMES]);
    show(Math.min(first + CHUNK - 1, total), total);
  }
}

async function loadDerived(client: Client): Promise<void> {
  for (const statement of [BALANCES, BILLS, DETECTION_STATES, ...DROP_BENCH_TABLES]) await client.query(statement);
  await client.query(`select setval('coffer_id', (select max(id) from transactions) + 1)`);
}

async function settle(client: Client, progress: Progress): Promise<void> {
  await progress.step('vacuum and analyze', () => client.query('vacuum (freeze, analyze)'));
  for (const name of Object.keys(LOADING_SETTINGS)) await client.query(`alter system reset ${name}`);
  await client.query('select pg_reload_conf()');
  await progress.step('checkpoint', () => client.query('checkpoint'));
}
