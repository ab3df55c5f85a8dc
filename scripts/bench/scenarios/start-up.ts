import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { spreadOf } from '../measuring/statistics.ts';
import { freePort } from '../processes/node-server.ts';
import { type PartResult, spreadNote } from '../report/results.ts';
import type { Bench } from './bench.ts';
import { restHeaders } from './list-requests.ts';

const LAUNCHER = fileURLToPath(import.meta.resolve('../../launch.mjs'));
const COFFER = fileURLToPath(import.meta.resolve('../../../config/main.ts'));
const STARTS = 3;
const GIVE_UP_MS = 60_000;

const TEXT =
  'What `npm start` runs, on the loaded database, which was shut down before: from the start of the launcher, PostgreSQL ' +
  'included, to the first list of accounts.';

/** Start to first answer with the embedded database. Ends the use of the private database, so it comes last. */
export async function measureStartUp(bench: Bench): Promise<Omit<PartResult, 'title'>> {
  await bench.database.close();
  const seconds: number[] = [];
  for (let nth = 1; nth <= STARTS; nth += 1) {
    seconds.push(await bench.progress.step(`start ${nth}`, () => startToFirstAnswer(bench)));
  }
  const spread = spreadOf(seconds);
  const figure = { title: 'start to first answer', value: spread.median, unit: 's', note: spreadNote(spread) };
  return { text: TEXT, comparisons: [], figures: [{ ...figure, target: { atMost: 1.5 } }] };
}

async function startToFirstAnswer({ database, users }: Bench): Promise<number> {
  const [user] = users;
  if (user === undefined) throw new Error('There are no users.');
  const port = String(await freePort());
  const { DATABASE_URL: _, ...env } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, [LAUNCHER, COFFER], {
    env: { ...env, NODE_ENV: 'production', PORT: port, DATA_DIR: database.directory, RATES_REFRESH: 'false' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    await untilAnswered(`http://127.0.0.1:${port}/v1/bank-accounts`, restHeaders(user), started + GIVE_UP_MS);
    return (performance.now() - started) / 1000;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function untilAnswered(url: string, headers: Readonly<Record<string, string>>, giveUpAt: number): Promise<void> {
  while (performance.now() < giveUpAt) {
    try {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (response.status === 200) return;
    } catch {
      // Nobody listens yet. The next attempt comes at once: a pause would be part of the figure.
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} gave no answer within ${GIVE_UP_MS / 1000} s.`);
}
