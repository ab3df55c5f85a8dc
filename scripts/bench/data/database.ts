import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../../adapters/embedded-postgres/supervisor.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import type { Effort, Progress } from '../effort.ts';
import { runCommandLine } from '../servers.ts';
import { loadData } from './load.ts';
import { type BenchUsers, makeUsers } from './users.ts';

/** An embedded PostgreSQL of the bench's own, with its data. */
export interface BenchDatabase {
  readonly postgres: EmbeddedPostgres;
  /** The value of `DATA_DIR` with which Coffer finds this database. */
  readonly directory: string;
  readonly users: BenchUsers;
  /** Stops PostgreSQL. The data stays until `remove`. */
  close(): Promise<void>;
  /** Removes the data, unless it is to be kept. */
  remove(): Promise<void>;
}

/**
 * Opens the database in `keptIn` and loads it if it is empty; without `keptIn`, loads one in a temporary directory.
 * Throws if the directory has other data.
 */
export async function openBenchDatabase(
  keptIn: string | undefined,
  effort: Effort,
  progress: Progress,
): Promise<BenchDatabase> {
  const directory = keptIn === undefined ? await mkdtemp(join(tmpdir(), 'coffer-bench-')) : resolve(keptIn);
  const postgres = await openEmbeddedPostgres({ dataDir: directory, log: progress.say });
  const database = {
    postgres,
    directory,
    users: makeUsers(effort),
    close: () => postgres.close(),
    remove: async () => {
      if (keptIn === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
  try {
    await fill(database, JSON.stringify({ version: 1, LARGEST: effort.largest, ORDINARY: effort.ordinary }), progress);
    return database;
  } catch (error) {
    await database.close();
    await database.remove();
    throw error;
  }
}

/** `shape` says which data the directory has, so that no run takes another one's for its own. */
async function fill(database: BenchDatabase, shape: string, progress: Progress): Promise<void> {
  const { postgres, directory, users } = database;
  const shapeFile = join(directory, 'bench-data.json');
  const isLoaded = existsSync(shapeFile);
  if (isLoaded ? (await readFile(shapeFile, 'utf8')) !== shape : !postgres.fresh) {
    throw new Error(`${directory} has other data than this bench loads. Remove it, or choose another directory.`);
  }
  await progress.step('migrations', () => runCommandLine(database, ['migrate']));
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const everybody = [...users.readers, users.writer];
    if (!isLoaded) await progress.step('loading', () => loadData(client, everybody));
    await client.query(STORED_BILLS_ARE_CURRENT);
    const secrets = nodeSecrets();
    const ids = everybody.map(({ id }) => id);
    await client.query('delete from api_keys');
    await client.query('delete from access_tokens');
    await client.query(API_KEYS, [ids, everybody.map(({ apiKey }) => secrets.digest(apiKey))]);
    await client.query(ACCESS_TOKENS, [ids, everybody.map(({ accessToken }) => secrets.digest(accessToken))]);
    await client.query('analyze api_keys, access_tokens');
    await writeFile(shapeFile, shape);
  } finally {
    await client.end();
  }
}

/** Although the day of kept data may be another one. */
const STORED_BILLS_ARE_CURRENT = `update bill_detection_state s
  set as_of = (now() at time zone 'UTC')::date, revision = u.transaction_revision from users u where u.id = s.user_id`;

const API_KEYS = `insert into api_keys (user_id, name, hash, prefix, last_four, scopes, created_at, expires_at)
  select user_id, 'bench', hash, 'coffer_sk_', 'xxxx', '{finance:read,finance:write}', now(), now() + interval '1 day'
  from unnest($1::bigint[], $2::text[]) as key (user_id, hash)`;

const ACCESS_TOKENS = `insert into access_tokens (user_id, hash, audience, scopes, created_at, expires_at)
  select user_id, hash, 'mcp', '{finance:read}', now(), now() + interval '1 day'
  from unnest($1::bigint[], $2::text[]) as token (user_id, hash)`;

/** Runs a statement on a connection of its own; returns its rows. */
export async function runStatement<Row extends QueryResultRow>(
  { postgres }: Pick<BenchDatabase, 'postgres'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
