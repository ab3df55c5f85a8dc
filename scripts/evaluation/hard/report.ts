import { table } from '../table.ts';
import type { HardScore } from './score.ts';

export interface ScoredHardLives {
  readonly detector: string;
  readonly score: HardScore;
}

/** What was found in the hard lives, and every fault of the first detector. */
export function hardReport(scored: readonly ScoredHardLives[]): string {
  const head = ['hard lives', 'lives', 'streams', 'bills', 'precision', 'recall', 'F1', 'cycle', 'next ≤3d', 'active'];
  return [
    table(
      head,
      scored.map(({ detector, score }) => [detector, ...cells(score)]),
    ),
    ...(scored[0]?.score.faults ?? []),
  ].join('\n');
}

function cells({ lives, streams, bills, found, wrong, ...shares }: HardScore): readonly string[] {
  const { cycle, next, activity } = shares;
  return [
    ...[lives, streams, bills].map(String),
    (found / (found + wrong)).toFixed(3),
    (found / bills).toFixed(3),
    ((2 * found) / (found + wrong + bills)).toFixed(3),
    ...[cycle, next, activity].map(({ right, of }) => `${right}/${of}`),
  ];
}
