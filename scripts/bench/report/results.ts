import type { Rounds } from '../measuring/compare.ts';
import type { Measurement } from '../measuring/load.ts';
import { ratiosOf, type Spread, spreadOf } from '../measuring/statistics.ts';

/** A line of the table: what was measured, beside its target. */
export interface Result {
  readonly title: string;
  /** The medians of Coffer and its peer, for a ratio. */
  readonly medians?: { readonly ours: number; readonly theirs: number; readonly unit: string };
  /** What the target is about. Least and most are those of the rounds. */
  readonly spread: Spread;
  readonly unit: string;
  readonly target: Target;
}

export type Target = { readonly atMost: number } | { readonly atLeast: number };

export function isMet({ spread, target }: Pick<Result, 'spread' | 'target'>): boolean {
  return 'atMost' in target ? spread.median <= target.atMost : spread.median >= target.atLeast;
}

const FIGURES = {
  throughput: { unit: '/s', of: ({ perSecond }: Measurement) => perSecond },
  p99: { unit: ' ms', of: ({ p99Ms }: Measurement) => p99Ms },
  'CPU per request': { unit: ' ms', of: ({ cpuMs }: Measurement) => cpuMs },
} as const;

/** Coffer's figure divided by the peer's: taken round by round, so that drift of the machine cancels. */
export function ratioResult(title: string, figure: keyof typeof FIGURES, rounds: Rounds, target: Target): Result {
  const { unit, of } = FIGURES[figure];
  const [ours, theirs] = [rounds.ours.map(of), rounds.theirs.map(of)];
  return {
    title: `${title}: ${figure}`,
    medians: { ours: spreadOf(ours).median, theirs: spreadOf(theirs).median, unit },
    spread: ratiosOf(ours, theirs),
    unit: ' ×',
    target,
  };
}

/** A figure of Coffer alone, once or in several rounds. */
export function figureResult(title: string, values: readonly number[], unit: string, target: Target): Result {
  return { title, spread: spreadOf(values), unit: ` ${unit}`, target };
}
