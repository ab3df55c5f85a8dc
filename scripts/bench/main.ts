import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from './options.ts';
import { throughputChart } from './report/chart.ts';
import { type BenchReport, partText, reportPage } from './report/page.ts';
import { missedTargets } from './report/results.ts';
import { runBench } from './run.ts';

/** `npm run bench`: see `--help`. */
const options = readOptions(process.argv);
const report = await runBench(options);
const missed = missedTargets(report.parts);
process.stdout.write(`${report.parts.map(partText).join('\n\n')}\n\n`);
process.stdout.write(missed.length === 0 ? 'All targets are met.\n' : `Missed targets:\n${missed.join('\n')}\n`);
if (missed.length > 0 && options.isQuick) {
  process.stdout.write('The figures of a quick run vary widely. Judge by a full run.\n');
}
if (options.report) await writeReport(report);
process.exitCode = missed.length === 0 ? 0 : 1;

async function writeReport(report: BenchReport): Promise<void> {
  const docs = fileURLToPath(import.meta.resolve('../../docs'));
  const picture = 'pictures/performance.svg';
  await mkdir(dirname(join(docs, picture)), { recursive: true });
  await writeFile(join(docs, picture), throughputChart(report.parts));
  await writeFile(join(docs, 'performance.md'), reportPage(report, picture));
}
