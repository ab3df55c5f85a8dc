import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPrivateDatabase, type PrivateDatabase, runStatement } from './data/private-database.ts';
import { createMeter } from './measuring/measurement.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { startLoadGenerator } from './processes/load-generator.ts';
import { createProgress } from './progress.ts';
import { throughputChart } from './report/chart.ts';
import { derivedFigures } from './report/derived.ts';
import { type BenchReport, partText, reportPage } from './report/page.ts';
import { missedTargets, type PartResult } from './report/results.ts';
import { commitText, machineText } from './report/run-facts.ts';

/** `npm run bench`: see `--help`. */
const options = readOptions(process.argv);
const report = await measure(options);
const missed = missedTargets(report.parts);
process.stdout.write(`${report.parts.map(partText).join('\n\n')}\n\n`);
process.stdout.write(missed.length === 0 ? 'All targets are met.\n' : `Missed targets:\n${missed.join('\n')}\n`);
if (options.report) await writeReport(report);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measure(options: BenchOptions): Promise<BenchReport> {
  const { shape, data, pace } = options;
  const progress = createProgress(process.stderr);
  progress.part(`Loading ${shape.transactions} transactions of ${shape.users} users`);
  const database = await openPrivateDatabase(shape, data, progress);
  const generator = startLoadGenerator();
  const started = performance.now();
  try {
    const software = await softwareText(database);
    const readers = database.users.readers;
    const meter = createMeter(generator, () => database.postgres.pid);
    const parts: PartResult[] = [];
    for (const { title, run } of options.parts) {
      progress.part(title);
      parts.push({ title, ...(await run({ database, users: readers, meter, generator, progress, pace })) });
    }
    progress.part('Done');
    return {
      facts: factsOf(software, database, performance.now() - started),
      pace,
      readers,
      parts: withDerived(parts),
    };
  } finally {
    await generator.stop();
    await database.close();
    await database.remove();
  }
}

function factsOf(software: string, { openedInMs }: PrivateDatabase, measuredInMs: number): BenchReport['facts'] {
  const chosen = measuringOptions(process.argv.slice(2));
  return {
    day: new Date().toISOString().slice(0, 10),
    commit: commitText(),
    command: ['npm run bench', ...(chosen.length > 0 ? ['--', ...chosen] : [])].join(' '),
    machine: machineText(),
    software,
    loadingSeconds: openedInMs / 1000,
    measuringSeconds: measuredInMs / 1000,
  };
}

/** Without those that change no figure: where the data is kept, and whether a report is written. */
function measuringOptions(args: readonly string[]): readonly string[] {
  return args.filter((arg, index) => arg !== '--report' && arg !== '--data' && args[index - 1] !== '--data');
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

async function writeReport(report: BenchReport): Promise<void> {
  const docs = fileURLToPath(import.meta.resolve('../../docs'));
  const picture = 'pictures/performance.svg';
  await mkdir(dirname(join(docs, picture)), { recursive: true });
  await writeFile(join(docs, picture), throughputChart(report.parts));
  await writeFile(join(docs, 'performance.md'), reportPage(report, picture));
}
