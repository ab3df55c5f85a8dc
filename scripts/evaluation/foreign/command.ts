import { Command } from 'commander';
import { seedsOption, wholeNumber } from '../options.ts';
import type { SeedRange } from '../seeds.ts';
import { COUNTRIES } from './countries/countries.ts';
import { evaluate } from './scoring/evaluate.ts';
import { foretoldAtBest } from './scoring/foretold.ts';
import { jsonReport, textReport, worstCase } from './scoring/report.ts';

interface Options {
  readonly seeds: SeedRange;
  readonly people: number;
  readonly json?: boolean;
  readonly worst: number;
  readonly atBest?: boolean;
}

const HELP = `
Seeds:
  1-899999       for work on the detector
  900001-900200  report seeds: nobody tunes, fits or debugs on them; they are for figures that are published
  910001-910100  the first score of this generator was taken on them

The people live in ${COUNTRIES.length} countries: ${COUNTRIES.map(({ code }) => code).join(' ')}.
What counts as a bill is written down in scripts/evaluation/foreign/README.md. A detected bill is a true
one if their payments overlap by 0.7 (Jaccard), one to one.

--worst shows statements and what was wrong with them. It is for people who do not work on the
detector: once its author has read these statements, they measure nothing any more.`;

/** `npm run evaluate foreign`. */
export function foreignCommand(): Command {
  return new Command('foreign')
    .description('score the detection of recurring bills on statements as banks of many countries print them')
    .addOption(seedsOption({ first: 1, last: 20 }))
    .option('--people <n>', 'people per seed', wholeNumber, 5)
    .option('--json', 'print the counts and rates as JSON')
    .option('--at-best', 'print how many next dates anybody could foretell, and nothing else')
    .option('--worst <n>', 'also print the statements behind the errors of the n worst people', wholeNumber, 0)
    .addHelpText('after', HELP)
    .action(run);
}

function run({ seeds, people, json, worst, atBest }: Options): void {
  if (atBest) {
    const { bills, right } = foretoldAtBest(seeds, people);
    const share = (right / bills).toFixed(3);
    process.stdout.write(`${right} of ${bills} next dates, ${share}, can be foretold within three days.\n`);
    return;
  }
  const plan = { peoplePerSeed: people, keepWorst: worst, now: cpuMillis };
  // A program is slow until its functions are compiled; these people are only for that.
  evaluate({ ...plan, seeds: { first: 0, last: 0 }, peoplePerSeed: 20 });
  const evaluation = evaluate({ ...plan, seeds });
  process.stdout.write(`${json ? JSON.stringify(jsonReport(evaluation), null, 2) : textReport(evaluation)}\n`);
  for (const judged of evaluation.worst) process.stdout.write(`\n${worstCase(judged)}\n`);
}

/** The process's own time, so that other work on the machine does not count. */
function cpuMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
