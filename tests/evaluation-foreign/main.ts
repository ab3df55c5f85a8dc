import { Command, InvalidArgumentError, Option } from 'commander';
import { COUNTRIES } from './countries/countries.ts';
import { evaluate } from './scoring/evaluate.ts';
import { jsonReport, textReport, worstCase } from './scoring/report.ts';

/** `npm run evaluate:foreign`: scores the detector on statements as banks of many countries print them. */

interface SeedRange {
  readonly from: number;
  readonly to: number;
}

interface Options {
  readonly seeds: SeedRange;
  readonly people: number;
  readonly json?: boolean;
  readonly worst: number;
}

const HELP = `
Seeds:
  1-899999       for work on the detector
  900001-900200  report seeds: nobody tunes, fits or debugs on them; they are for figures that are published
  910001-910100  the first score of this generator was taken on them

The people live in ${COUNTRIES.length} countries: ${COUNTRIES.map(({ code }) => code).join(' ')}.
What counts as a bill is written down in tests/evaluation-foreign/README.md. A detected bill is a true
one if their payments overlap by 0.7 (Jaccard), one to one. The same seeds always give the same people.

--worst shows statements and what was wrong with them. It is for people who do not work on the
detector: once its author has read these statements, they measure nothing any more.`;

const SEEDS = new Option('--seeds <from-to>', 'seeds, both ends included')
  .argParser(seedRange)
  .default({ from: 1, to: 20 }, '1-20');

const program = new Command('npm run evaluate:foreign --')
  .description('score the bill detection on statements as banks of many countries print them')
  .addOption(SEEDS)
  .option('--people <n>', 'people per seed', wholeNumber, 5)
  .option('--json', 'print the counts and rates as JSON')
  .option('--worst <n>', 'also print the statements behind the errors of the n worst people', wholeNumber, 0)
  .addHelpText('after', HELP)
  .parse();
run(program.opts<Options>());

function run({ seeds, people, json, worst }: Options): void {
  const plan = { peoplePerSeed: people, keepWorst: worst, now: cpuMillis };
  // A program is slow until its functions are compiled; these people are only for that.
  evaluate({ ...plan, fromSeed: 0, toSeed: 0, peoplePerSeed: 20 });
  const evaluation = evaluate({ ...plan, fromSeed: seeds.from, toSeed: seeds.to });
  process.stdout.write(`${json ? JSON.stringify(jsonReport(evaluation), null, 2) : textReport(evaluation)}\n`);
  for (const judged of evaluation.worst) process.stdout.write(`\n${worstCase(judged)}\n`);
}

/** The process's own time, so that other work on the machine does not count. */
function cpuMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function seedRange(text: string): SeedRange {
  const match = /^(\d+)-(\d+)$/.exec(text) ?? /^((\d+))$/.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from > to) {
    throw new InvalidArgumentError('Seeds are a number, or two with a hyphen between them, such as 1-20.');
  }
  return { from, to };
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new InvalidArgumentError('It must be a whole number.');
  return number;
}
