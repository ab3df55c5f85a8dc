import { startEmbeddedServer } from '../../tests/support/databases/embedded-server.ts';
import { startPostgresContainer } from '../../tests/support/databases/postgres-container.ts';

/** A PostgreSQL server in which tests can create databases. */
export type Engine = { readonly label: string; readonly url: string };

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
    return { label, url: await start() };
  } catch (error) {
    return { label, reason: error instanceof Error ? error.message.trim() : String(error) };
  }
}
