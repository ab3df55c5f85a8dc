import { Command } from 'commander';
import { seedsOption } from '../options.ts';
import { type SeedRange, seedsOf } from '../seeds.ts';
import { amountsAlone, coffer, type Matcher, ratesOf, scoreOf } from './score.ts';

const MATCHERS: readonly (readonly [name: string, match: Matcher])[] = [
  ['Coffer', coffer],
  ['amounts alone', amountsAlone],
];

/** `npm run evaluate transfers`. */
export function transfersCommand(): Command {
  return new Command('transfers')
    .description('score how own transfers are recognised in households that nothing was adjusted to')
    .addOption(seedsOption({ first: 10_001, last: 10_200 }))
    .action(({ seeds }: { readonly seeds: SeedRange }) => {
      for (const [name, match] of MATCHERS) process.stdout.write(scoreText(name, match, seedsOf(seeds)));
    });
}

function scoreText(name: string, match: Matcher, seeds: readonly number[]): string {
  const score = scoreOf(match, seeds);
  const { precision, exact, recall } = ratesOf(score);
  return (
    `${name}: ${score.pairs} pairs in ${seeds.length} households\n` +
    `  precision (no side is spending or earning)  ${precision.toFixed(4)}\n` +
    `  exact (both sides are of one transfer)      ${exact.toFixed(4)}\n` +
    `  recall (both sides of a transfer are known) ${recall.toFixed(4)} of ${score.transfers}\n` +
    `  wrong: ${listed(score.wrong)}\n  missed: ${listed(score.missed)}\n`
  );
}

function listed(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none';
}
