import { once } from 'node:events';
import { openEmbeddedPostgres } from '../../../adapters/embedded-postgres/supervisor.ts';

/** Stands for a process of Coffer: holds the embedded PostgreSQL on a data directory until its standard input ends. */

process.on('SIGINT', () => undefined);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
try {
  const log = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const server = await openEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log });
  say({ server });
  await once(process.stdin.resume(), 'end');
  await server.close();
} catch (error) {
  say({ error: error instanceof Error ? `${error.name}: ${error.message}` : error });
}
