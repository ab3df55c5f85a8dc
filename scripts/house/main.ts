import { writeFileSync } from 'node:fs';
import { program } from 'commander';
import { isOver, measureHouse } from './figures.ts';
import { documented, printed } from './report.ts';

/** `npm run house`: how large the code is, beside the limits that it keeps. */

program
  .name('npm run house --')
  .description('Measures the code, and fails when a figure is over its limit.')
  .option('--report', 'write docs/house.md')
  .parse();

const figures = measureHouse('.');
process.stdout.write(`${printed(figures)}\n`);
if (program.opts<{ report?: true }>().report)
  writeFileSync('docs/house.md', documented(figures, new Date().toISOString().slice(0, 10)));
const over = figures.filter(isOver);
if (over.length > 0) process.stdout.write(`\n${over.length} of ${figures.length} figures are over their limits.\n`);
process.exitCode = over.length > 0 ? 1 : 0;
