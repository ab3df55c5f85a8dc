import { Client } from 'pg';
import type {
  Snapshot,
  SnapshotOutline,
  SnapshotStore,
  SnapshotTable,
} from '../../../domain/ports/service/snapshots.ts';
import { CITUS_EXTENSION } from '../citus/distribute.ts';
import { BACKED_UP_TABLES, MIGRATIONS_TABLE, SEQUENCES } from '../schema/stored-tables.ts';
import { clientFailure } from './client-failure.ts';
import { copiedParts } from './copied-parts.ts';
import { quoted } from './quoted.ts';

/** An arbitrary number that nothing else in the database locks. */
const LOCK_KEY = 6_269_172_738;

/** Milliseconds for opening the connection, and for waiting until a migration that already runs has ended. */
const PATIENCE_MILLIS = 60_000;

/** Values as every PostgreSQL reads them, whatever the settings of the database or the role are. */
const SETTINGS = `select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO, YMD', false),
  set_config('intervalstyle', 'postgres', false), set_config('extra_float_digits', '1', false),
  set_config('bytea_output', 'hex', false), set_config('client_encoding', 'UTF8', false),
  set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false),
  set_config('lock_timeout', '${PATIENCE_MILLIS}', false)`;

/**
 * Takes snapshots of the database of `url`, each over a connection of its own, because the connections of the pool have
 * time limits that a snapshot of millions of rows exceeds.
 */
export function createSnapshotStore(url: string): SnapshotStore {
  return {
    take: (use) => connected(url, (client) => inSnapshot(client, use)),
    takeAlone: (use) =>
      connected(url, async (client) => ((await isAlone(client)) ? inSnapshot(client, use) : undefined)),
  };
}

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    application_name: 'coffer',
    connectionTimeoutMillis: PATIENCE_MILLIS,
    keepAlive: true,
  });
  // A lost connection is reported to the statement that runs, or to the next one.
  client.on('error', () => undefined);
  try {
    await asked(() => client.connect());
    await asked(() => client.query(SETTINGS));
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Until the connection ends. */
async function isAlone(client: Client): Promise<boolean> {
  const { rows } = await asked(() =>
    client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${LOCK_KEY}) as mine`),
  );
  return rows[0]?.mine === true;
}

async function inSnapshot<Result>(client: Client, use: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  const { outline, approximateBytes } = await asked(() => begin(client));
  const parts = () => copiedParts(client, outline.tables);
  return use({ ...outline, approximateBytes, parts });
}

/**
 * Locks before it reads, so that the snapshot is taken after a migration that already runs, and the next one waits: a
 * table that is rewritten looks empty to older snapshots.
 */
async function begin(client: Client) {
  const names = (await tablesOf(client)).map(({ name }) => name);
  const isCluster = await isDistributed(client);
  if (isCluster) await client.query(ONE_CONNECTION_PER_NODE);
  await client.query('begin isolation level repeatable read read only');
  await client.query(`lock table ${quoted(names)} in access share mode`);
  // On Citus, every node takes its snapshot with the first statement that it runs.
  if (isCluster) await client.query('select count(*) from users');
  const outline: SnapshotOutline = {
    migrations: await migrationsOf(client),
    tables: await tablesOf(client),
    // Read after the snapshot was taken, so that every number in it was drawn before.
    sequences: await sequencesOf(client),
  };
  return { outline, approximateBytes: await sizeOf(client) };
}

/**
 * Two connections to a node of Citus would have two snapshots. With one, all rows of a user are of one moment, because
 * they are on one node.
 */
const ONE_CONNECTION_PER_NODE = 'set citus.max_adaptive_executor_pool_size = 1';

async function isDistributed(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(CITUS_EXTENSION);
  return rowCount === 1;
}

async function migrationsOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by id`);
  return rows.map(({ name }) => name);
}

async function tablesOf(client: Client): Promise<readonly SnapshotTable[]> {
  const { rows } = await client.query<SnapshotTable>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns
      where table_schema = current_schema() and table_name = any($1) and is_generated = 'NEVER'
      group by table_name order by table_name`,
    [BACKED_UP_TABLES],
  );
  return rows;
}

async function sequencesOf(client: Client): Promise<Readonly<Record<string, number>>> {
  const last: Record<string, number> = {};
  for (const name of SEQUENCES) {
    const { rows } = await client.query<{ last: string }>(`select last_value as last from ${quoted([name])}`);
    last[name] = Number(rows[0]?.last);
  }
  return last;
}

async function sizeOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ size: string }>(
    'select sum(pg_table_size(to_regclass(name))) as size from unnest($1::text[]) as name',
    [BACKED_UP_TABLES],
  );
  return Number(rows[0]?.size ?? 0);
}

async function asked<Result>(statement: () => Promise<Result>): Promise<Result> {
  try {
    return await statement();
  } catch (error) {
    throw clientFailure(error);
  }
}
