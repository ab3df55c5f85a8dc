import { amountsAlone, coffer, type Matcher, ratesOf, scoreOf } from './score.ts';

// `npm run evaluate:transfers`: how well own transfers are recognised on households that nothing was adjusted to.
const SEEDS = Array.from({ length: 200 }, (_, index) => 10_001 + index);

for (const [name, match] of [
  ['Coffer', coffer],
  ['amounts alone', amountsAlone],
] as const satisfies readonly (readonly [string, Matcher])[]) {
  const score = scoreOf(match, SEEDS);
  const { precision, exact, recall } = ratesOf(score);
  process.stdout.write(
    `${name}: ${score.pairs} pairs in ${SEEDS.length} households\n` +
      `  precision (no side is spending or earning)  ${precision.toFixed(4)}\n` +
      `  exact (both sides are of one transfer)      ${exact.toFixed(4)}\n` +
      `  recall (both sides of a transfer are known) ${recall.toFixed(4)} of ${score.transfers}\n` +
      `  wrong: ${listed(score.wrong)}\n  missed: ${listed(score.missed)}\n`,
  );
}

function listed(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none';
}
