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
  if (process.env['TEST_STORE_ENGINE'] === 'citus' && CITUS_URL !== undefined) return openCitusDatabase(CITUS_URL);
  server ??= testServer();
  return createDatabaseAt(await server);
}

/** Creates an empty database in the server at `serverUrl`. */
export async function createDatabaseAt(serverUrl: string): Promise<TestDatabase> {
  const name = `coffer_test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

let server: Promise<string> | undefined;

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
