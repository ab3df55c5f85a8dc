import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { CITUS_URL, openCitusDatabase } from './citus.ts';
import { startEmbeddedServer } from './embedded-server.ts';

/** An empty database of a test's own. */
export type TestDatabase = {
  /** What `pg` and MikroORM (`clientUrl`) take. */
  readonly url: string;
  /** Removes the database, cutting off connections that are left. */
  readonly drop: () => Promise<void>;
};

/**
 * Creates an empty database in, by precedence: the cluster at `TEST_CITUS_URL` if `TEST_STORE_ENGINE=citus`, the server
 * of this test run (`COFFER_TEST_SERVER`, set by the test runner), the server at `TEST_DATABASE_URL`, a container if
 * `TEST_STORE_ENGINE=testcontainers`, or the PostgreSQL that ships with Coffer. The latter two are started for this
 * process and stopped at its end.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  return CITUS === undefined ? createDatabaseAt(await ownServer()) : openCitusDatabase(CITUS);
}

/**
 * The same for a test that would migrate it at once: a copy of the one that the test runner has migrated, where
 * there is one.
 */
export async function openMigratedDatabase(): Promise<TestDatabase> {
  const original = process.env['COFFER_TEST_MIGRATED'];
  return CITUS !== undefined || original === undefined
    ? openTestDatabase()
    : createDatabaseAt(await ownServer(), original);
}

/** Creates a database in the server at `serverUrl`: an empty one, or a copy of `original`. */
export async function createDatabaseAt(serverUrl: string, original = 'template1'): Promise<TestDatabase> {
  const name = `coffer_test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${original}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Where tests of PostgreSQL run on a cluster. */
const CITUS = process.env['TEST_STORE_ENGINE'] === 'citus' ? CITUS_URL : undefined;

let server: Promise<string> | undefined;

function ownServer(): Promise<string> {
  server ??= testServer();
  return server;
}

async function testServer(): Promise<string> {
  const given = process.env['COFFER_TEST_SERVER'] ?? process.env['TEST_DATABASE_URL'];
  if (given !== undefined) {
    return given;
  }
  if (process.env['TEST_STORE_ENGINE'] === 'testcontainers') {
    const { startPostgresContainer } = await import('./postgres-container.ts'); // a large library, seldom needed
    return startPostgresContainer();
  }
  return startEmbeddedServer();
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
