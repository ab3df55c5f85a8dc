import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { Command, InvalidArgumentError } from 'commander';
import { openEmbeddedPostgres } from '../../adapters/embedded-postgres/supervisor.ts';
import { openPostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { nodeSecrets } from '../../adapters/system/node-secrets.ts';
import { type BenchKey, digestOf, loadData } from './load-data.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const PATH = '/v1/transactions?include=category';
const TARGET_RATIO = 1.5;
const TARGET_MEBIBYTES = 250;

interface Options {
  readonly rows: number;
  readonly users: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

const HELP = `
Starts a PostgreSQL of its own in a temporary directory, loads the data (a minute for a million
transactions), checks that both servers return the same, and measures them in turns. Ends with
status 1 when the ratio is below ${TARGET_RATIO} or the service takes ${TARGET_MEBIBYTES} MiB or more.`;

const program = new Command('npm run bench --')
  .description(`compare GET ${PATH} with a hand-written peer (Fastify 5 and pg) on the same private PostgreSQL`)
  .option('--rows <n>', 'transactions in total', positiveInteger, 1_000_000)
  .option('--users <n>', 'users among whom the transactions are divided', positiveInteger, 1_000)
  .option('--rounds <n>', 'measurements of each server, in turns', positiveInteger, 5)
  .option('--seconds <n>', 'length of a measurement', positiveInteger, 6)
  .option('--connections <n>', 'connections of the load generator', positiveInteger, 16)
  .addHelpText('after', HELP)
  .parse();
await bench(program.opts<Options>());

async function bench(options: Options): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'coffer-bench-'));
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const postgres = await openEmbeddedPostgres({ dataDir: directory, log: say });
  const servers: ServerProcess[] = [];
  try {
    const secrets = nodeSecrets();
    const keys = Array.from({ length: options.users }, () => secrets.newApiKey()).map(
      (secret): BenchKey => ({ secret, digest: digestOf(secret) }),
    );
    say(`Loading ${options.rows} transactions of ${options.users} users …`);
    const store = await openPostgresStore({ url: postgres.url });
    await store.migrate();
    await store.close();
    await loadData(postgres.url, options, keys);
    const env = { DATABASE_URL: postgres.url, RATES_REFRESH: 'false' };
    const root = new URL('../..', import.meta.url).pathname;
    servers.push(await startServer(`${root}config/main.ts`, 4601, '/health', env));
    servers.push(
      await startServer(`${root}scripts/bench/peer.ts`, 4602, '/', { ...env, BASE_URL: 'http://127.0.0.1:4601' }),
    );
    await report(servers as [ServerProcess, ServerProcess], keys, options, say);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function report(
  [coffer, peer]: readonly [ServerProcess, ServerProcess],
  keys: readonly BenchKey[],
  options: Options,
  say: (text: string) => void,
): Promise<void> {
  await requireSameResponses(coffer, peer, keys);
  const ratios: number[] = [];
  const rates = { coffer: [] as number[], peer: [] as number[] };
  await Promise.all([load(coffer, keys, { ...options, seconds: 2 }), load(peer, keys, { ...options, seconds: 2 })]);
  for (let round = 1; round <= options.rounds; round += 1) {
    const ours = await load(coffer, keys, options);
    const theirs = await load(peer, keys, options);
    rates.coffer.push(ours);
    rates.peer.push(theirs);
    ratios.push(ours / theirs);
    say(
      `round ${round}: Coffer ${ours.toFixed(0)}/s, peer ${theirs.toFixed(0)}/s, ratio ${(ours / theirs).toFixed(2)}`,
    );
  }
  const memory = coffer.residentMebibytes();
  const ratio = median(ratios);
  process.stdout.write(
    [
      `GET ${PATH}, ${options.rows} rows, ${options.users} users, ${options.connections} connections, median of ${options.rounds} rounds`,
      `Coffer ${median(rates.coffer).toFixed(0)} requests/s, peer (Fastify 5 and pg) ${median(rates.peer).toFixed(0)} requests/s`,
      `ratio ${ratio.toFixed(2)} (target ${TARGET_RATIO})`,
      `resident memory under load: Coffer ${memory.toFixed(0)} MiB (target below ${TARGET_MEBIBYTES}), peer ${peer.residentMebibytes().toFixed(0)} MiB`,
      '',
    ].join('\n'),
  );
  if (ratio < TARGET_RATIO || memory >= TARGET_MEBIBYTES) process.exitCode = 1;
}

/** Throws when the servers return different pages: comparing them would then mean nothing. */
async function requireSameResponses(
  coffer: ServerProcess,
  peer: ServerProcess,
  keys: readonly BenchKey[],
): Promise<void> {
  for (const key of [keys[0], keys.at(-1)]) {
    for (const page of [1, 2, 20]) {
      const [ours, theirs] = await Promise.all([answer(coffer, key, page), answer(peer, key, page)]);
      if (!isDeepStrictEqual(ours, theirs)) {
        throw new Error(`The responses differ:\n${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`);
      }
    }
  }
}

async function answer(server: ServerProcess, key: BenchKey | undefined, page: number): Promise<unknown> {
  const headers = { authorization: `Bearer ${key?.secret}`, accept: 'application/json' };
  const response = await fetch(`${server.url}${PATH}&page=${page}`, { headers });
  if (response.status !== 200) throw new Error(`${server.url} responded with status ${response.status}.`);
  return response.json();
}

/** Requests per second, for the first three pages of every user in turn. */
async function load(server: ServerProcess, keys: readonly BenchKey[], options: Options): Promise<number> {
  const result = await autocannon({
    url: server.url,
    connections: options.connections,
    duration: options.seconds,
    requests: keys.map(({ secret }, index) => ({
      path: `${PATH}&page=${1 + (index % 3)}`,
      headers: { authorization: `Bearer ${secret}`, accept: 'application/json' },
    })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`);
  return result.requests.average;
}

function positiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a positive integer.');
  return value;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
