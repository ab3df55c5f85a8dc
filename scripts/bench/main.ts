import { readFile, writeFile } from 'node:fs/promises';
import { type BenchDatabase, openBenchDatabase } from './data/database.ts';
import { progressTo, WHOLE } from './effort.ts';
import { readOptions } from './options.ts';
import { busyText, figureResult, isMet, type Result, renewedPage, resultTable } from './report.ts';
import { withServers } from './servers.ts';

/** `npm run bench`: see `--help`. */
const { parts, data, report } = readOptions(process.argv);
const progress = progressTo((sentence) => void process.stderr.write(`${sentence}\n`));
const [started, busy] = [performance.now(), busyText()];
if (busy !== undefined) progress.say(busy);
const results = await runBench();
const seconds = (performance.now() - started) / 1000;
progress.say(`Everything: ${seconds.toFixed(0)} s`);
process.stdout.write(`${resultTable(results)}\n`);
if (report) {
  const page = new URL('../../docs/performance.md', import.meta.url);
  await writeFile(page, renewedPage(await readFile(page, 'utf8'), busy, seconds, results));
}
process.exitCode = results.every(isMet) ? 0 : 1;

/** Loads the data, runs the parts, and removes everything again that is not to be kept. */
async function runBench(): Promise<readonly Result[]> {
  const database = await openBenchDatabase(data, WHOLE, progress);
  const cleanUp = () => database.close().finally(() => database.remove());
  // PostgreSQL runs in a session of its own and would stay.
  const interrupted = () => void cleanUp().finally(() => process.exit(INTERRUPTED));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await runParts(database);
  } finally {
    await cleanUp();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

async function runParts(database: BenchDatabase): Promise<readonly Result[]> {
  const results: Result[] = [];
  const megabytes: number[] = [];
  const noteMemory = (peak: number) => megabytes.push(peak);
  // The first start after a change of the code strips types and compiles, which takes memory. Later ones find the
  // result in the cache, as they do in the image.
  await progress.step('first start', () => withServers(database, noteMemory, (servers) => servers.coffer()));
  megabytes.length = 0;
  for (const { name, run } of parts) {
    progress.say(`${name}:`);
    const bench = { database, progress, effort: WHOLE };
    results.push(...(await withServers(database, noteMemory, (servers) => run({ ...bench, servers }))));
  }
  if (megabytes.length === 0) return results;
  const memory = figureResult('memory of the service', [Math.max(...megabytes)], 'MB', { atMost: 256 });
  return [...results, memory];
}

/** Exit status of a program that was interrupted: 128 and the number of SIGINT. */
const INTERRUPTED = 130;
