import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../../adapters/embedded-postgres/supervisor.ts';
import { openPostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { whenInterrupted } from '../processes/interruption.ts';
import type { Progress } from '../progress.ts';
import { allUsers, type BenchUsers, makeUsers, readUsers, writeUsers } from './bench-user.ts';
import { loadData } from './load.ts';
import { refreshData } from './refresh.ts';
import type { DataShape } from './user-sizes.ts';

/** An embedded PostgreSQL of the bench's own, with its data. */
export interface PrivateDatabase {
  readonly postgres: EmbeddedPostgres;
  /** The value of `DATA_DIR` with which Coffer finds this database. */
  readonly directory: string;
  readonly users: BenchUsers;
  /** Milliseconds that opening took, loading included. */
  readonly openedInMs: number;
  /** Stops PostgreSQL. The data stays until `remove`. */
  close(): Promise<void>;
  /** Removes the data, unless it is to be kept. */
  remove(): Promise<void>;
}

/**
 * Opens the database in `keptIn` and loads it if it is empty; without `keptIn`, loads one in a temporary directory.
 * Throws if the directory has data of another shape.
 */
export async function openPrivateDatabase(
  shape: DataShape,
  keptIn: string | undefined,
  progress: Progress,
): Promise<PrivateDatabase> {
  const started = performance.now();
  const directory = keptIn === undefined ? await mkdtemp(join(tmpdir(), 'coffer-bench-')) : resolve(keptIn);
  const remove = async () => {
    if (keptIn === undefined) await rm(directory, { recursive: true, force: true });
  };
  const postgres = await openEmbeddedPostgres({ dataDir: directory, log: progress.say }).catch(async (error) => {
    await remove();
    throw error;
  });
  const close = () => postgres.close();
  const stayAfterAll = whenInterrupted(async () => {
    await close();
    await remove();
  });
  try {
    const users = await fill(postgres, directory, shape, progress);
    const openedInMs = performance.now() - started;
    return { postgres, directory, users, openedInMs, close, remove: () => remove().finally(stayAfterAll) };
  } catch (error) {
    await close();
    await remove();
    throw error;
  }
}

async function fill(
  { url, fresh }: EmbeddedPostgres,
  directory: string,
  shape: DataShape,
  progress: Progress,
): Promise<BenchUsers> {
  const usersFile = join(directory, 'bench-users.json');
  const kept = await readUsers(usersFile, shape);
  if (kept === undefined && !fresh) {
    throw new Error(
      `${directory} has a database that the bench has not loaded completely. Remove it, or choose another.`,
    );
  }
  await migrate(url);
  if (kept !== undefined) {
    await progress.step('data of an earlier run', () => refreshData(url));
    return kept;
  }
  const users = makeUsers(shape);
  await loadData(url, allUsers(users), progress);
  await writeUsers(usersFile, shape, users);
  return users;
}

async function migrate(url: string): Promise<void> {
  const store = await openPostgresStore({ url });
  try {
    await store.migrate();
  } finally {
    await store.close();
  }
}

/** Runs a statement on a connection of its own; returns its rows. */
export async function runStatement<Row extends QueryResultRow>(
  { postgres }: Pick<PrivateDatabase, 'postgres'>,
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
