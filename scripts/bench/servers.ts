import { fileURLToPath } from 'node:url';
import { freePort, type LaunchedProgram, launch, untilAnswered } from './launched.ts';

export const COFFER = fileURLToPath(import.meta.resolve('../../config/main.ts'));
const COMMAND_LINE = fileURLToPath(import.meta.resolve('../coffer.ts'));
const FASTIFY_PEER = fileURLToPath(import.meta.resolve('./peers/fastify/server.ts'));
const SDK_PEER = fileURLToPath(import.meta.resolve('./peers/mcp-sdk/server.ts'));

/** Requests per minute and user at the tool endpoint: so many that the limit is checked and never reached. */
const RATE_LIMIT = '100000';

/** A setting with which Coffer does not remember answers. */
export const WITHOUT_CACHE = { CACHE_MEGABYTES: '0' };

/** Where Coffer and its peers find the database. */
export interface DatabasePlace {
  readonly postgres: { readonly url: string };
  /** The value of `DATA_DIR`. */
  readonly directory: string;
}

/** A server in a process of its own. */
export interface Server {
  readonly program: LaunchedProgram;
  readonly url: string;
}

/** The servers of one part of the bench. */
export interface Servers {
  /** Coffer as in production, one for the same `settings`, which are added to its environment. */
  coffer(settings?: Readonly<Record<string, string>>): Promise<Server>;
  /** The peer of the lists. */
  fastifyPeer(): Promise<Server>;
  /** The peer of the tools. */
  sdkPeer(): Promise<Server>;
}

/**
 * Runs `work` with servers that are stopped when it ends. `noteMemory` gets the most memory that each Coffer had
 * resident, in megabytes.
 */
export async function withServers<Result>(
  database: DatabasePlace,
  noteMemory: (megabytes: number) => void,
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const started: Server[] = [];
  const coffers = new Map<string, Server>();
  const start = async (file: string, own: Readonly<Record<string, string>>) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { ...environmentOf(database), PORT: String(port), BASE_URL: url, MCP_RATE_LIMIT: RATE_LIMIT, ...own };
    const server = { program: launch(file, [], env), url };
    started.push(server);
    await untilAnswered(server.program, `${url}/health`);
    return server;
  };
  try {
    return await work({
      async coffer(settings = {}) {
        const key = JSON.stringify(settings);
        const own = { RATES_REFRESH: 'false', FEEDS_SYNC: 'false', ...settings };
        const coffer = coffers.get(key) ?? (await start(COFFER, own));
        coffers.set(key, coffer);
        return coffer;
      },
      fastifyPeer: () => start(FASTIFY_PEER, {}),
      sdkPeer: () => start(SDK_PEER, {}),
    });
  } finally {
    for (const { program } of coffers.values()) noteMemory(program.peakMegabytes());
    await Promise.all(started.map(({ program }) => program.stop()));
  }
}

/** Runs `npm run coffer -- …` to its end. */
export function runCommandLine(database: DatabasePlace, args: readonly string[]): Promise<void> {
  return launchCommandLine(database, args).ended;
}

export function launchCommandLine(database: DatabasePlace, args: readonly string[]): LaunchedProgram {
  return launch(COMMAND_LINE, args, environmentOf(database), 'pipe');
}

function environmentOf({ postgres, directory }: DatabasePlace) {
  return { DATABASE_URL: postgres.url, DATA_DIR: directory };
}
