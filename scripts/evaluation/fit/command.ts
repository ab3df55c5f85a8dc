import { fileURLToPath } from 'node:url';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { wholeNumber } from '../options.ts';
import { fitGate } from './fit-gate.ts';
import { type Score, scoreSeeds } from './scoring.ts';
import type { Variant } from './statement.ts';
import { writeWeights } from './write-weights.ts';

const WEIGHTS = fileURLToPath(new URL('../../../domain/bills/detection/judging/weights.ts', import.meta.url));
const FIRST_SEED = 1_000;
/** Never fitted on. */
const FIRST_SCORING_SEED = 50_000;

const VARIANTS: readonly (readonly [name: string, variant: Variant])[] = [
  ['as fitted', {}],
  ['12 months', { months: 12 }],
  ['to the day', { months: 24, jitterDays: 0, missRate: 0 }],
  ['2 days jitter', { jitterDays: 2 }],
  ['10 % missed', { missRate: 0.1 }],
];

const HELP = `
Generates bank statements with labelled bills, habits and random purchases, lets the detector
find its candidates in them, fits the weights of its gate to the labels, and writes
domain/bills/detection/judging/weights.ts. The same options give the same weights.
Takes about a minute. Afterwards it scores the detector on other statements. For independent
figures, run "npm run evaluate bills".`;

interface Options {
  readonly rounds: number;
  readonly statements: number;
  readonly ridge: number;
  readonly score: number;
  readonly dryRun?: boolean;
}

/** `npm run evaluate fit`. */
export function fitCommand(): Command {
  return new Command('fit')
    .description('fit the weights of the detection of recurring bills')
    .option('--rounds <n>', 'rounds of collecting candidates and fitting', wholeNumber, 3)
    .option('--statements <n>', 'generated statements per round', wholeNumber, 400)
    .option('--ridge <n>', 'how strongly weights are pulled towards 0', wholeNumber, 3)
    .option('--score <n>', 'statements to score afterwards; 0 for none', wholeNumber, 100)
    .option('--dry-run', 'fit and score, but do not write the weights')
    .addHelpText('after', HELP)
    .action(run);
}

async function run({ rounds, statements, ridge, score, dryRun }: Options): Promise<void> {
  const bar = new SingleBar({ format: 'Fitting {bar} {value}/{total} statements | {eta_formatted} left' });
  bar.start(rounds * statements, 0);
  const plan = { rounds, statementsARound: statements, firstSeed: FIRST_SEED, ridge };
  const { gate, examples, bills } = fitGate(plan, () => bar.increment());
  bar.stop();
  const origin = `From ${examples} candidates, ${bills} of them bills, in ${rounds * statements} generated statements (seeds from ${FIRST_SEED}), ridge ${ridge}.`;
  print(origin);
  if (dryRun !== true) await writeWeights(WEIGHTS, gate, origin);
  if (score === 0) return;
  const seeds = Array.from({ length: score }, (_, index) => FIRST_SCORING_SEED + index);
  for (const [name, variant] of VARIANTS) print(scoreLine(name, scoreSeeds(gate, seeds, variant)));
}

function scoreLine(name: string, score: Score): string {
  const figures = Object.entries(score).map(([measure, value]) => `${measure} ${value.toFixed(3)}`);
  return `${name.padEnd(14)} ${figures.join('  ')}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
