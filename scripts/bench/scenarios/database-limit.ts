import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchUser } from '../data/bench-user.ts';
import { quantile, spreadOf } from '../measuring/statistics.ts';
import { KEY } from '../peers/fastify/credential.ts';
import { COLUMNS } from '../peers/fastify/transactions.ts';
import { serverCpuMillis } from '../processes/usage.ts';
import { type Figure, type PartResult, spreadNote } from '../report/results.ts';
import type { Bench } from './bench.ts';

const CLIENTS = 10;

const TEXT =
  'What PostgreSQL itself can do: `pgbench` sends the peer’s three statements of a list (key, page, count), prepared, on ten ' +
  'connections, and throws the rows away. It finds the key by its user, because it cannot make digests.';

/** The database's own limit, where the machine has a `pgbench`. */
export async function measureDatabaseLimit(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  const pgbench = await findPgbench();
  if (pgbench === undefined) {
    bench.progress.say('  There is no pgbench on this machine. Debian has one in the package postgresql-contrib.');
    return { text: `${TEXT} This machine has no \`pgbench\`, so this was not measured.`, comparisons: [], figures: [] };
  }
  const directory = await mkdtemp(join(tmpdir(), 'coffer-bench-scripts-'));
  try {
    const script = join(directory, 'list.sql');
    await writeFile(script, scriptOf(bench.users));
    const runs = await bench.progress.step('pgbench', () => runAll(bench, pgbench, script));
    const perSecond = spreadOf(runs.map((run) => run.perSecond));
    const figures: readonly Figure[] = [
      { title: 'lists of pgbench', value: perSecond.median, unit: 'lists/s', note: spreadNote(perSecond) },
      {
        title: 'CPU of PostgreSQL per list',
        value: quantile(
          runs.map((run) => run.cpuMs),
          0.5,
        ),
        unit: 'ms',
      },
    ];
    return { text: TEXT, comparisons: [], figures };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** In the PATH, or where Debian puts it, the newest first. */
async function findPgbench(): Promise<string | undefined> {
  const inPath = (process.env['PATH'] ?? '').split(delimiter);
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const ofDebian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
  for (const directory of [...inPath, ...ofDebian]) {
    const file = join(directory, 'pgbench');
    const isThere = await promisify(execFile)(file, ['--version']).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

/** One of the first three pages of any user. */
function scriptOf(users: readonly BenchUser[]): string {
  const ids = users.map(({ id }) => id);
  const where = 'user_id = :user and deleted_at is null';
  const page = `select ${COLUMNS} from transactions t where ${where} order by booked_at desc, id desc`;
  return [
    `\\set user random(${Math.min(...ids)}, ${Math.max(...ids)})`,
    '\\set first random(0, 2) * 30',
    `${oneLine(KEY.replace('k.hash = $1', 'k.user_id = :user'))};`,
    `${oneLine(page)} offset :first limit 30;`,
    `select count(*) from transactions where ${where};`,
    '',
  ].join('\n');
}

function oneLine(statement: string): string {
  return statement.replace(/\s+/g, ' ');
}

interface Run {
  readonly perSecond: number;
  /** CPU milliseconds of PostgreSQL per list. */
  readonly cpuMs: number;
}

async function runAll({ database, pace }: Bench, pgbench: string, script: string): Promise<readonly Run[]> {
  const { username, hostname, port, pathname } = new URL(database.postgres.url);
  const to = ['-U', username, '-h', decodeURIComponent(hostname), '-p', port, pathname.slice(1)];
  const seconds = Math.max(1, Math.round(pace.seconds));
  const how = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-T', String(seconds), '-f', script];
  const runs: Run[] = [];
  for (let round = 0; round <= pace.rounds; round += 1) {
    const before = serverCpuMillis(database.postgres.pid);
    const { stdout } = await promisify(execFile)(pgbench, [...how, ...to]);
    const cpu = serverCpuMillis(database.postgres.pid) - before;
    const transactions = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    runs.push({ perSecond, cpuMs: cpu / transactions });
  }
  return runs.slice(1); // The first one warms up.
}
