import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, readPostmaster } from '../../adapters/embedded-postgres/postmaster.ts';
import { removeSocketDirectory } from '../../adapters/embedded-postgres/socket-directory.ts';
import { openEmbeddedPostgres } from '../../adapters/embedded-postgres/supervisor.ts';
import { atExit } from './at-exit.ts';

/** Starts the PostgreSQL that ships with Coffer in a temporary directory; both are gone when this process is. Gives its URL. */
export async function startEmbeddedServer(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'coffer-test-'));
  atExit(() => remove(dataDir));
  const { url } = await openEmbeddedPostgres({ dataDir, log: () => undefined });
  return url;
}

const STOPPED_WITHIN_MS = 10_000;
const POLL_MS = 10;

/** The end of a process leaves no time for promises, and the data needs no orderly shutdown. */
function remove(dataDir: string): void {
  const server = readPostmaster(join(dataDir, 'postgres', 'data'));
  if (server !== undefined && isRunning(server)) {
    process.kill(server.pid, 'SIGQUIT');
    const deadline = Date.now() + STOPPED_WITHIN_MS;
    while (isRunning(server) && Date.now() < deadline) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
    }
    removeSocketDirectory(server.socketDir);
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
