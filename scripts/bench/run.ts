import { openPrivateDatabase, type PrivateDatabase, runStatement } from './data/private-database.ts';
import { createMeter } from './measuring/measurement.ts';
import type { BenchOptions } from './options.ts';
import type { Part } from './parts.ts';
import { startLoadGenerator } from './processes/load-generator.ts';
import { createProgress, type Progress } from './progress.ts';
import { derivedFigures } from './report/derived.ts';
import type { BenchReport } from './report/page.ts';
import type { PartResult } from './report/results.ts';
import { busyText, commitText, currentLoad, machineText } from './report/run-facts.ts';
import type { Pace } from './scenarios/bench.ts';
import { fillCompileCache } from './scenarios/servers.ts';

/** Loads the data, runs the parts, and removes everything again that is not to be kept. */
export async function runBench({ shape, data, pace, parts: wanted }: BenchOptions): Promise<BenchReport> {
  const progress = createProgress(process.stderr);
  const loadBefore = currentLoad();
  const busy = busyText(loadBefore);
  if (busy !== undefined) progress.say(busy);
  progress.part(`Loading ${shape.transactions} transactions of ${shape.users} users`);
  const database = await openPrivateDatabase(shape, data, progress);
  try {
    const software = await softwareText(database);
    const started = performance.now();
    const parts = await runParts(wanted, database, pace, progress);
    const facts = {
      day: new Date().toISOString().slice(0, 10),
      commit: commitText(),
      command: commandText(process.argv.slice(2)),
      machine: machineText(),
      loadBefore,
      software,
      loadingSeconds: database.openedInMs / 1000,
      measuringSeconds: (performance.now() - started) / 1000,
    };
    return { facts, pace, readers: database.users.readers, parts: withDerived(parts) };
  } finally {
    await database.close();
    await database.remove();
  }
}

async function runParts(
  wanted: readonly Part[],
  database: PrivateDatabase,
  pace: Pace,
  progress: Progress,
): Promise<readonly PartResult[]> {
  const generator = startLoadGenerator();
  try {
    const meter = createMeter(generator, () => database.postgres.pid);
    const bench = { database, users: database.users.readers, meter, generator, progress, pace };
    const parts: PartResult[] = [];
    await progress.step('compile cache', () => fillCompileCache(bench));
    for (const { title, run } of wanted) {
      progress.part(title);
      parts.push({ title, ...(await run(bench)) });
    }
    progress.part('Done');
    return parts;
  } finally {
    await generator.stop();
  }
}

/** Without the options that change no figure: where the data is kept, and whether a report is written. */
function commandText(args: readonly string[]): string {
  const chosen = args.filter((arg, index) => arg !== '--report' && arg !== '--data' && args[index - 1] !== '--data');
  return ['npm run bench', ...(chosen.length > 0 ? ['--', ...chosen] : [])].join(' ');
}

async function softwareText(database: PrivateDatabase): Promise<string> {
  const [row] = await runStatement<{ server_version: string }>(database, 'show server_version');
  return `Node ${process.versions.node}, PostgreSQL ${row?.server_version}`;
}

function withDerived(parts: readonly PartResult[]): readonly PartResult[] {
  const figures = derivedFigures(parts);
  const text = 'Figures that rest on several of the parts above.';
  return figures.length === 0 ? parts : [...parts, { title: 'All together', text, comparisons: [], figures }];
}
