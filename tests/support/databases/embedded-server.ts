import { join } from 'node:path';
import { Client } from 'pg';
import { isRunning, readPostmaster } from '../../../adapters/embedded-postgres/postmaster.ts';
import { removeSocketDirectory } from '../../../adapters/embedded-postgres/socket-directory.ts';
import { openEmbeddedPostgres } from '../../../adapters/embedded-postgres/supervisor.ts';
import { temporaryDirectory } from '../temporary-directory.ts';

/**
 * Starts the PostgreSQL that ships with Coffer in a temporary directory; both are gone when this process is. Gives its
 * URL. The server does not wait for its disk: no test asks what is left after the machine has lost its power.
 */
export async function startEmbeddedServer(): Promise<string> {
  const dataDir = temporaryDirectory(stopServer);
  const { url } = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  await client.end();
  return url;
}

const STOPPED_WITHIN_MS = 10_000;
const POLL_MS = 10;

/** Stops the server on `dataDir`, if one runs, without waiting for promises and without care for its data. */
export function stopServer(dataDir: string): void {
  const server = readPostmaster(join(dataDir, 'postgres', 'data'));
  if (server === undefined || !isRunning(server)) {
    return;
  }
  process.kill(server.pid, 'SIGQUIT');
  const deadline = Date.now() + STOPPED_WITHIN_MS;
  while (isRunning(server) && Date.now() < deadline) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
  removeSocketDirectory(server.socketDir);
}
