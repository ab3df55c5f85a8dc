import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seededRandom } from '../../../adapters/demo/random.ts';
import type { BenchUser } from '../data/bench-user.ts';
import { FIRST_NAMES, SECOND_NAMES } from '../data/names.ts';
import { runStatement } from '../data/private-database.ts';
import { quantile, ratiosOf, spreadOf } from '../measuring/statistics.ts';
import type { NodeServer } from '../processes/node-server.ts';
import { type Figure, type PartResult, spreadNote } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { restHeaders } from './list-requests.ts';
import { startCoffer, withServers } from './servers.ts';

const COMMAND_LINE = fileURLToPath(import.meta.resolve('../../coffer.ts'));
const CREATED = 200;

const TEXT =
  'A file is imported with the command line, from the start of its process to its end, into the loaded table with all its ' +
  'indexes. For comparison, the same rows are stored by PostgreSQL’s own `COPY` from a file on its disk. The imported account ' +
  'is then deleted over REST. Single transactions are created one after the other; each is on disk when its response comes.';

interface Round {
  readonly importSeconds: number;
  readonly copySeconds: number;
  readonly firstPageMs: number;
  readonly deletionMs: number;
}

/** Imports, single creates, and the deletion of a large account. */
export function measureWrites(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  return withServers(async (start) => {
    const coffer = await start(startCoffer(bench));
    const directory = await mkdtemp(join(tmpdir(), 'coffer-bench-files-'));
    try {
      // PostgreSQL, which may run as another user, writes and reads a file here.
      await chmod(directory, 0o777);
      const rounds: Round[] = [];
      for (let round = 1; round <= bench.pace.writeRounds; round += 1) {
        const title = `import, copy and deletion of ${bench.pace.imported} rows, round ${round}`;
        rounds.push(await bench.progress.step(title, () => importRound(bench, coffer, directory)));
      }
      const created = await bench.progress.step(`${CREATED} single transactions`, () => createSingly(bench, coffer));
      return { text: TEXT, comparisons: [], figures: [...importFigures(rounds, bench.pace.imported), ...created] };
    } finally {
      await rm(directory, { recursive: true, force: true });
      await bench.progress.step('removing what was written', () => removeWritten(bench));
    }
  });
}

function importFigures(rounds: readonly Round[], rows: number): readonly Figure[] {
  const imports = rounds.map(({ importSeconds }) => rows / importSeconds);
  const copies = rounds.map(({ copySeconds }) => rows / copySeconds);
  const deletions = spreadOf(rounds.map(({ deletionMs }) => deletionMs));
  const firstPages = spreadOf(rounds.map(({ firstPageMs }) => firstPageMs));
  const relative = ratiosOf(imports, copies);
  return [
    {
      title: `import of ${rows} rows`,
      value: spreadOf(imports).median,
      unit: 'rows/s',
      note: spreadNote(spreadOf(imports)),
    },
    {
      title: 'raw COPY of the same rows',
      value: spreadOf(copies).median,
      unit: 'rows/s',
      note: spreadNote(spreadOf(copies)),
    },
    {
      title: 'import beside raw COPY',
      value: relative.median,
      unit: 'times',
      note: spreadNote(relative),
      target: { atLeast: 0.33 },
    },
    { title: 'first page after the import', value: firstPages.median, unit: 'ms', note: spreadNote(firstPages) },
    {
      title: `deletion of an account with ${rows} transactions`,
      value: deletions.median,
      unit: 'ms',
      note: spreadNote(deletions),
      target: { atMost: 300 },
    },
  ];
}

async function importRound(bench: Bench, coffer: NodeServer, directory: string): Promise<Round> {
  const writer = writerOf(bench);
  const [imported, copied] = [await createAccount(coffer, writer), await createAccount(coffer, writer)];
  const file = join(directory, 'history.csv');
  await writeFile(file, csvOf(bench.pace.imported));
  const importSeconds = await seconds(() => importFile(bench, writer, imported, file));
  const firstPageMs =
    1000 * (await seconds(() => get(coffer, writer, `/v1/transactions?filter[bank_account_id]=${imported}`)));
  const copySeconds = await copyRows(bench, imported, copied, join(directory, 'rows'));
  const deletionMs = 1000 * (await seconds(() => remove(coffer, writer, `/v1/bank-accounts/${imported}`)));
  return { importSeconds, copySeconds, firstPageMs, deletionMs };
}

function writerOf({ database }: Bench): BenchUser {
  const [writer] = database.users.writers;
  if (writer === undefined) throw new Error('The data has no user to write for.');
  return writer;
}

/** A file as a bank exports it: `rows` payments of ten years. */
function csvOf(rows: number): string {
  const random = seededRandom(rows);
  const lines = Array.from({ length: rows }, (_, row) => {
    const day = new Date(Date.UTC(2016, 0, 1 + Math.floor((row * 3650) / rows))).toISOString().slice(0, 10);
    const merchant = `${random.pick(FIRST_NAMES)} ${random.pick(SECOND_NAMES)}`;
    return `${day},${-random.integer(100, 20_000)},CARD PURCHASE ${merchant.toUpperCase()} ${row.toString(16)},${merchant},groceries`;
  });
  return ['booked_at,amount,description,merchant_name,category', ...lines, ''].join('\n');
}

async function importFile({ database }: Bench, { email }: BenchUser, accountId: number, file: string): Promise<void> {
  const args = ['transactions', 'import', '--email', email, '--account', String(accountId), '--file', file];
  const env = { ...process.env, DATABASE_URL: database.postgres.url, DATA_DIR: database.directory };
  await promisify(execFile)(process.execPath, [...process.execArgv, COMMAND_LINE, ...args], { env });
}

/** Seconds in which PostgreSQL stores the rows of one account again for another one. */
async function copyRows({ database }: Bench, from: number, to: number, file: string): Promise<number> {
  const [row] = await runStatement<{ columns: string }>(database, COPIED_COLUMNS);
  const columns = row?.columns ?? '';
  const values = columns.replace(/(^|, )id,/, `$1nextval('coffer_id'),`).replace('bank_account_id', `${to}::bigint`);
  await runStatement(
    database,
    `copy (select ${values} from transactions where bank_account_id = ${from}) to '${file}'`,
  );
  return seconds(() => runStatement(database, `copy transactions (${columns}) from '${file}'`));
}

const COPIED_COLUMNS = `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
  where attrelid = 'transactions'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

async function createSingly(bench: Bench, coffer: NodeServer): Promise<readonly Figure[]> {
  const writer = writerOf(bench);
  const account = await createAccount(coffer, writer);
  const millis: number[] = [];
  for (let nth = 0; nth < CREATED; nth += 1) {
    const body = {
      amount: -1_000 - nth,
      bank_account_id: account,
      booked_at: '2026-01-31',
      description: 'Corner Pantry',
    };
    millis.push(1000 * (await seconds(() => post(coffer, writer, '/v1/transactions', body))));
  }
  const note = `p95 ${quantile(millis, 0.95).toFixed(1)} ms, p99 ${quantile(millis, 0.99).toFixed(1)} ms of ${CREATED}`;
  return [{ title: 'single create, median', value: quantile(millis, 0.5), unit: 'ms', note }];
}

async function createAccount(coffer: NodeServer, writer: BenchUser): Promise<number> {
  const { id } = (await post(coffer, writer, '/v1/bank-accounts', { name: 'Imported', currency: 'USD' })) as {
    id: number;
  };
  return id;
}

function post(server: NodeServer, user: BenchUser, path: string, body: object): Promise<unknown> {
  return send(server, user, path, { method: 'POST', body: JSON.stringify(body) });
}

function get(server: NodeServer, user: BenchUser, path: string): Promise<unknown> {
  return send(server, user, path, {});
}

function remove(server: NodeServer, user: BenchUser, path: string): Promise<unknown> {
  return send(server, user, path, { method: 'DELETE' });
}

async function send({ url }: NodeServer, user: BenchUser, path: string, init: RequestInit): Promise<unknown> {
  const headers = { ...restHeaders(user), 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Rows that deletions leave marked, and the accounts that were made for them. */
async function removeWritten({ database }: Bench): Promise<void> {
  const writers = [database.users.writers.map(({ id }) => id)];
  const own = `bank_account_id in (select id from bank_accounts where user_id = any($1::bigint[]) and name = 'Imported')`;
  await runStatement(database, `delete from transactions where user_id = any($1::bigint[]) and ${own}`, writers);
  await runStatement(
    database,
    `delete from bank_accounts where user_id = any($1::bigint[]) and name = 'Imported'`,
    writers,
  );
  await runStatement(database, 'vacuum (analyze) transactions');
}
