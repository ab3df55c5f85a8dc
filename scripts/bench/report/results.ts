import type { Measurement } from '../measuring/measurement.ts';
import { ratiosOf, type Spread } from '../measuring/statistics.ts';

/** What a part of the bench found. */
export interface PartResult {
  readonly title: string;
  /** What was done, in sentences for the report. */
  readonly text: string;
  readonly comparisons: readonly Comparison[];
  readonly figures: readonly Figure[];
}

/** Coffer and a peer, measured in turns. */
export interface Comparison {
  readonly title: string;
  readonly peer: string;
  readonly ours: readonly Measurement[];
  readonly theirs: readonly Measurement[];
  readonly targets: ComparisonTargets;
}

/** Ratios of Coffer's figure to the peer's, as the median of the rounds. */
export interface ComparisonTargets {
  readonly throughputAtLeast?: number;
  readonly p99AtMost?: number;
  /** CPU per request of service and database together. */
  readonly cpuAtMost?: number;
}

/** A single figure. */
export interface Figure {
  readonly title: string;
  readonly value: number;
  readonly unit: string;
  /** Such as the least and the most of the rounds. */
  readonly note?: string;
  /** `undefined` for a figure that only informs. */
  readonly target?: Target;
}

export type Target = { readonly atMost: number } | { readonly atLeast: number };

/** Coffer's figures divided by the peer's, round by round. */
export interface Ratios {
  readonly throughput: Spread;
  readonly p99: Spread;
  readonly cpu: Spread;
}

export function ratiosOfComparison({ ours, theirs }: Comparison): Ratios {
  const ratio = (figure: (measurement: Measurement) => number) => ratiosOf(ours.map(figure), theirs.map(figure));
  return {
    throughput: ratio(({ perSecond }) => perSecond),
    p99: ratio(({ latency }) => latency.p99),
    cpu: ratio(cpuOf),
  };
}

/** CPU milliseconds per request of service and database together. */
export function cpuOf({ serviceCpu, databaseCpu }: Measurement): number {
  return serviceCpu + databaseCpu;
}

export function isMet(value: number, target: Target): boolean {
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

/** A sentence for each target that was missed. */
export function missedTargets(parts: readonly PartResult[]): readonly string[] {
  return parts.flatMap(({ title, comparisons, figures }) =>
    [...comparisons.flatMap(checksOf), ...figures]
      .filter(({ value, target }) => target !== undefined && !isMet(value, target))
      .map((figure) => `${title}, ${figure.title}: ${valueText(figure)} (target: ${targetText(figure)})`),
  );
}

/** The targets of a comparison as figures. */
function checksOf(comparison: Comparison): readonly Figure[] {
  const { title, peer, targets } = comparison;
  const ratios = ratiosOfComparison(comparison);
  const check = (what: string, { median: value }: Spread, target: Target | undefined): readonly Figure[] =>
    target === undefined ? [] : [{ title, value, unit: `times the ${what} of ${peer}`, target }];
  return [
    ...check('throughput', ratios.throughput, atLeast(targets.throughputAtLeast)),
    ...check('p99', ratios.p99, atMost(targets.p99AtMost)),
    ...check('CPU per request', ratios.cpu, atMost(targets.cpuAtMost)),
  ];
}

function atLeast(value: number | undefined): Target | undefined {
  return value === undefined ? undefined : { atLeast: value };
}

function atMost(value: number | undefined): Target | undefined {
  return value === undefined ? undefined : { atMost: value };
}

/** Such as `1.85 times`. */
export function valueText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  return `${significant(value)} ${unit}`;
}

/** Three significant digits; all digits of larger numbers, in groups of three. */
export function significant(value: number): string {
  if (!Number.isFinite(value)) return 'unknown';
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))));
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The least and the most of the rounds. */
export function spreadNote({ least, most }: Spread): string {
  return `${significant(least)}–${significant(most)}`;
}

/** Such as `≤ 60`, in the unit of the figure; empty without a target. */
export function targetText({ target }: Pick<Figure, 'target'>): string {
  if (target === undefined) return '';
  return 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;
}
