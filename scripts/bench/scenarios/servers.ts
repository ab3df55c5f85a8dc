import { fileURLToPath } from 'node:url';
import { type NodeServer, startNodeServer } from '../processes/node-server.ts';
import type { Bench } from './bench.ts';

const COFFER = fileURLToPath(import.meta.resolve('../../../config/main.ts'));
const SDK_PEER = fileURLToPath(import.meta.resolve('../peers/mcp-sdk/server.ts'));
const FASTIFY_PEER = fileURLToPath(import.meta.resolve('../peers/fastify/server.ts'));

/** Requests per minute and user at the tool endpoint: so many that the limit is checked and never reached. */
export const RATE_LIMIT = 100_000;

/** Starts Coffer as in production on the database of the bench. `env` adds settings. */
export function startCoffer({ database }: Bench, env: Readonly<Record<string, string>> = {}): Promise<NodeServer> {
  return startNodeServer({
    file: COFFER,
    readyPath: '/health',
    env: {
      DATABASE_URL: database.postgres.url,
      DATA_DIR: database.directory,
      RATES_REFRESH: 'false',
      MCP_RATE_LIMIT: String(RATE_LIMIT),
      ...env,
    },
  });
}

/**
 * Starts Coffer once, and stops it. The first start after a change of the code strips types and compiles, which takes
 * about 12 MB that stay in its process; later ones find the result in the cache, as they do in the image.
 */
export async function fillCompileCache(bench: Bench): Promise<void> {
  const coffer = await startCoffer(bench);
  await coffer.stop();
}

/** Settings that switch off the memory for finished answers. */
export const WITHOUT_CACHE = { CACHE_MEGABYTES: '0' };

/** Starts the peer of the lists. Its links are those of `coffer`, so that the responses can be compared. */
export function startFastifyPeer({ database }: Bench, coffer: NodeServer): Promise<NodeServer> {
  return startNodeServer({
    file: FASTIFY_PEER,
    readyPath: '/health',
    env: { DATABASE_URL: database.postgres.url, LINK_URL: coffer.url },
  });
}

/** Starts the peer of the tools. */
export function startSdkPeer({ database }: Bench): Promise<NodeServer> {
  return startNodeServer({
    file: SDK_PEER,
    readyPath: '/health',
    env: { DATABASE_URL: database.postgres.url, MCP_RATE_LIMIT: String(RATE_LIMIT) },
  });
}

/** Runs `work` with servers that are stopped when it ends. */
export async function withServers<Result>(
  work: (start: (starting: Promise<NodeServer>) => Promise<NodeServer>) => Promise<Result>,
): Promise<Result> {
  const started: NodeServer[] = [];
  try {
    return await work(async (starting) => {
      const server = await starting;
      started.push(server);
      return server;
    });
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}
