import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../../../adapters/demo/random.ts';
import type { Bench } from '../bench.ts';
import { runStatement } from '../data/database.ts';
import { FIRST_NAMES, SECOND_NAMES } from '../data/names.ts';
import { ask, inRounds, millisOf } from '../measuring/ask.ts';
import { spreadOf } from '../measuring/statistics.ts';
import { figureResult, type Result } from '../report.ts';
import { getRequest } from '../requests.ts';
import { launchCommandLine, type Server } from '../servers.ts';

const SAMPLE_MEMORY_MS = 50;

/**
 * A file is imported with the command line, from the start of its process to its end. Single transactions are created
 * one after the other; each is on disk when its response comes.
 */
export async function measureWrites(bench: Bench): Promise<readonly Result[]> {
  const coffer = await bench.servers.coffer();
  const account = await createAccount(bench, coffer);
  try {
    const created = await bench.progress.step('single creates', () => createSingly(bench, coffer, account));
    const imported = await bench.progress.step(`import of ${bench.effort.imported} rows`, () =>
      importFile(bench, account),
    );
    return [created, ...imported];
  } finally {
    await bench.progress.step('removing what was written', () => removeWritten(bench, coffer, account));
  }
}

async function createAccount(bench: Bench, coffer: Server): Promise<number> {
  const { text } = await post(bench, coffer, '/v1/bank-accounts', { name: 'Imported', currency: 'USD' });
  return (JSON.parse(text) as { id: number }).id;
}

function post({ database }: Bench, coffer: Server, path: string, body: object) {
  const { headers } = getRequest(database.users.writer, path);
  const json = { ...headers, 'content-type': 'application/json' };
  return ask(coffer, { method: 'POST', path, headers: json, body: JSON.stringify(body) });
}

async function createSingly(bench: Bench, coffer: Server, account: number): Promise<Result> {
  const medians = await inRounds(
    bench.effort.singly,
    (millis) => spreadOf(millis).median,
    (nth) => {
      const body = { amount: -1_000 - nth, bank_account_id: account, booked_at: '2026-01-31', description: 'Pantry' };
      return post(bench, coffer, '/v1/transactions', body);
    },
  );
  return figureResult('single create: median', medians, 'ms', { atMost: 15 });
}

async function importFile({ database, effort }: Bench, account: number): Promise<readonly Result[]> {
  const directory = await mkdtemp(join(tmpdir(), 'coffer-bench-file-'));
  try {
    const file = join(directory, 'history.csv');
    await writeFile(file, csvOf(effort.imported));
    const { email } = database.users.writer;
    const args = ['transactions', 'import', '--email', email, '--account', String(account), '--file', file];
    let megabytes = 0;
    const millis = await millisOf(async () => {
      const program = launchCommandLine(database, args);
      const watch = setInterval(() => {
        megabytes = program.peakMegabytes();
      }, SAMPLE_MEMORY_MS);
      await program.ended.finally(() => clearInterval(watch));
    });
    return [
      figureResult('import of 100,000 rows: time', [millis / 1000], 's', { atMost: 20 }),
      figureResult('import of 100,000 rows: memory', [megabytes], 'MB', { atMost: 300 }),
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
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

/** So that kept data is the next time as it was. */
async function removeWritten({ database }: Bench, coffer: Server, account: number): Promise<void> {
  const { writer } = database.users;
  const made = 'delete from transactions where user_id = $1 and bank_account_id = $2';
  await runStatement(database, made, [writer.id, account]);
  await ask(coffer, { ...getRequest(writer, `/v1/bank-accounts/${account}`), method: 'DELETE' });
  await runStatement(database, 'vacuum (analyze) transactions');
}
