import { startEmbeddedServer } from '../../tests/support/databases/embedded-server.ts';
import { createDatabaseAt } from '../../tests/support/databases/postgres.ts';
import { startPostgresContainer } from '../../tests/support/databases/postgres-container.ts';
import type { TestServer } from './job.ts';

/** A PostgreSQL server in which tests can create databases. */
export type Engine = TestServer & { readonly label: string };

/** A server that is unavailable, and the reason. */
export type MissingEngine = { readonly label: string; readonly reason: string };

/** The PostgreSQL that ships with Coffer. */
export function embeddedEngine(): Promise<Engine | MissingEngine> {
  return started('embedded', startEmbeddedServer);
}

/** The server in `TEST_DATABASE_URL`, if that is set. */
export function givenEngine(): Engine | undefined {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? undefined : { label: 'TEST_DATABASE_URL', url };
}

/** PostgreSQL in a container. Needs a container engine that has the image or can pull it. */
export function containerEngine(): Promise<Engine | MissingEngine> {
  return started('Testcontainers', startPostgresContainer);
}

export function isAvailable(engine: Engine | MissingEngine): engine is Engine {
  return 'url' in engine;
}

async function started(label: string, start: () => Promise<string>): Promise<Engine | MissingEngine> {
  try {
    const url = await start();
    return { label, url, migrated: await migratedDatabase(url) };
  } catch (error) {
    return { label, reason: error instanceof Error ? error.message.trim() : String(error) };
  }
}

/** The name of a database with the tables of Coffer and no rows: a copy takes a tenth of what migrations take. */
async function migratedDatabase(server: string): Promise<string> {
  const { url } = await createDatabaseAt(server);
  const { openPostgresStore } = await import('../../adapters/mikro-orm/postgres-store.ts'); // large
  const store = await openPostgresStore({ url });
  await store.migrate();
  await store.close();
  return new URL(url).pathname.slice(1);
}
