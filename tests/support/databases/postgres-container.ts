import { spawnSync } from 'node:child_process';
import { GenericContainer, Wait } from 'testcontainers';
import { atExit } from '../at-exit.ts';

const PORT = 5432;
const CREDENTIALS = { POSTGRES_USER: 'coffer', POSTGRES_PASSWORD: 'coffer', POSTGRES_DB: 'coffer' };

/**
 * Starts PostgreSQL in a container, from `TEST_POSTGRES_IMAGE` (default: the official image of PostgreSQL 18); it is
 * removed when this process ends. Gives its URL.
 */
export async function startPostgresContainer(): Promise<string> {
  const container = await new GenericContainer(process.env['TEST_POSTGRES_IMAGE'] ?? 'postgres:18')
    .withEnvironment(CREDENTIALS)
    .withExposedPorts(PORT)
    .withTmpFs({ '/var/lib/postgresql': 'rw' }) // on a disk, the tests of the store take half as long again
    // The image starts the server twice: once to create the database, without a network port.
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start();
  atExit(() => spawnSync('docker', ['rm', '--force', '--volumes', container.getId()]));
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = CREDENTIALS;
  return `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@${container.getHost()}:${container.getMappedPort(PORT)}/${POSTGRES_DB}`;
}
