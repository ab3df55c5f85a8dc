import { openPrivateDatabase } from './data/private-database.ts';
import { createMeter } from './measuring/measurement.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { startLoadGenerator } from './processes/load-generator.ts';
import { createProgress } from './progress.ts';
import { missedTargets, type PartResult } from './report/results.ts';
import { costTable, figureTable, speedTable } from './report/table.ts';

/** `npm run bench`: see `--help`. */
const options = readOptions(process.argv);
const results = await measure(options);
process.stdout.write(`${results.map(textOf).join('\n\n')}\n`);
const missed = missedTargets(results);
process.stdout.write(missed.length === 0 ? '\nAll targets are met.\n' : `\nMissed targets:\n${missed.join('\n')}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measure({ shape, data, parts, pace }: BenchOptions): Promise<readonly PartResult[]> {
  const progress = createProgress(process.stderr);
  progress.part(`Loading ${shape.transactions} transactions of ${shape.users} users`);
  const database = await openPrivateDatabase(shape, data, progress);
  const generator = startLoadGenerator();
  try {
    const meter = createMeter(generator, () => database.postgres.pid);
    const bench = { database, users: database.users, meter, generator, progress, pace };
    const results: PartResult[] = [];
    for (const { title, run } of parts) {
      progress.part(title);
      results.push({ title, ...(await run(bench)) });
    }
    progress.part('Done');
    return results;
  } finally {
    await generator.stop();
    await database.close();
    await database.remove();
  }
}

function textOf({ title, comparisons, figures }: PartResult): string {
  const tables = [
    ...(comparisons.length > 0 ? [speedTable(comparisons), costTable(comparisons)] : []),
    ...(figures.length > 0 ? [figureTable(figures)] : []),
  ];
  return [title, ...tables].join('\n\n');
}
