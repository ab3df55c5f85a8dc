import type { Candidate } from './candidate.ts';
import type { Charge } from './charge.ts';
import { amountChange, residualDays } from './score.ts';

/**
 * What the gate looks at. Shares are 0 to 1; everything else is bounded too, so that no single measure can carry a
 * candidate. The order is that of the weights.
 */
export const FEATURES = [
  'intercept',
  'rarerCycle',
  'evidencePerPayment',
  'evidence',
  'muchEvidence',
  'logPayments',
  'few',
  'sameAmounts',
  'nearAmounts',
  'wideAmounts',
  'amountSpread',
  'lateness',
  'veryLate',
  'onTheDay',
  'missed',
  'oftenMissed',
  'similarLeftovers',
  'unevenLeftovers',
  'nameLeftovers',
  'groupLeftovers',
  'elsewhere',
  'explained',
  'priceExplained',
  'mandate',
  'fewVaried',
  'fewLate',
  'fewUnexplained',
  'fewPriceUnexplained',
  'elsewhereVaried',
  'leftoversVaried',
  'lateVaried',
  'unevenVaried',
  'missedVaried',
  'missedLate',
  'missedUneven',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Of about the same amount. */
const SIMILAR_CHANGE_MAX = 0.1;

/** The less usual cycle of its family. */
const RARER_CYCLES: ReadonlySet<string> = new Set(['semi-monthly', 'four-weekly', 'bimonthly', 'semi-annual']);

/** A candidate as numbers, in the order of {@link FEATURES}. `open`: the group's charges that no other bill has taken. */
export function features(candidate: Candidate, open: readonly Charge[]): readonly number[] {
  const { cadence, payments, missed } = candidate;
  const n = payments.length;
  const slots = n + missed.length;
  const steps = amountSteps(payments);
  const late = lateness(candidate);
  const left = leftovers(candidate, open);
  const few = Math.exp(-(n - cadence.minimumPayments) / 2);
  const varied = 1 - steps.near;
  const lateShare = late.mean / cadence.windowDays;
  const missedShare = missed.length / slots;
  const uneven = Math.log1p(left.uneven / slots);
  const nameLeftovers = Math.log1p(left.name / slots);
  const elsewhere = Math.log1p(left.elsewhere / n);
  const explained = n / (n + left.name + left.elsewhere);
  const priceExplained = n / (n + left.similar + left.similarElsewhere);
  return [
    1,
    RARER_CYCLES.has(cadence.cycle) ? 1 : 0,
    clamp(candidate.logLikelihoodRatio / n, -1, 6),
    Math.log1p(clamp(candidate.logLikelihoodRatio, 0, 200)),
    clamp(candidate.logLikelihoodRatio, 0, 80) / 20,
    Math.log(Math.min(n, 40)),
    few,
    steps.same,
    steps.near,
    steps.wide,
    Math.min(steps.spread, 1),
    lateShare,
    Math.max(0, lateShare - 0.3),
    late.onTheDay,
    missedShare,
    Math.max(0, missedShare - 0.12),
    Math.log1p(left.similar / slots),
    uneven,
    nameLeftovers,
    Math.log1p(left.group / slots),
    elsewhere,
    explained,
    priceExplained,
    payments.filter(({ mandate }) => mandate).length / n,
    few * varied,
    few * lateShare,
    few * (1 - explained),
    few * (1 - priceExplained),
    elsewhere * varied,
    nameLeftovers * varied,
    lateShare * varied,
    uneven * varied,
    missedShare * varied,
    missedShare * lateShare,
    missedShare * uneven,
  ];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Shares of the steps from one amount to the next, and the spread of the logarithms of the amounts. */
function amountSteps(hits: readonly Charge[]): { same: number; near: number; wide: number; spread: number } {
  const changes = hits.slice(1).map(({ amount }, index) => amountChange(hits[index]!.amount, amount));
  const share = (test: (change: number) => boolean) => changes.filter(test).length / Math.max(1, changes.length);
  const logs = hits.map(({ amount }) => Math.log(amount + 1));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const variance = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length;
  return {
    same: share((change) => change <= 0.005),
    near: share((change) => change <= 0.06),
    wide: share((change) => change > 0.3),
    spread: Math.sqrt(variance),
  };
}

function lateness(candidate: Candidate): { mean: number; onTheDay: number } {
  const days = candidate.payments.map(({ day }, index) =>
    residualDays(candidate.cadence, candidate.expected[index]!, day),
  );
  return {
    mean: days.reduce((sum, value) => sum + value, 0) / days.length,
    onTheDay: days.filter((value) => value === 0).length / days.length,
  };
}

interface Leftovers {
  /** Of about the bill's own amount, while it runs. */
  readonly similar: number;
  /** The same, as far as they come in some slots more than in others: a second bill of equal price comes evenly. */
  readonly uneven: number;
  /** Of the same name, while it runs. */
  readonly name: number;
  /** Of the same group, while it runs. */
  readonly group: number;
  /** Of the same name, before it began or after its end. */
  readonly elsewhere: number;
  /** Of about the bill's own amount, before it began or after its end. */
  readonly similarElsewhere: number;
}

/** Charges that the candidate does not explain. */
function leftovers({ cadence, payments, expected, missed }: Candidate, open: readonly Charge[]): Leftovers {
  const taken = new Set(payments);
  const amount = median(payments.map((payment) => payment.amount));
  const { name } = payments.at(-1)!;
  const from = payments[0]!.day - cadence.periodDays / 2;
  const to = payments.at(-1)!.day + cadence.periodDays / 2;
  const count = { name: 0, group: 0, elsewhere: 0, similarElsewhere: 0 };
  const similar: number[] = [];
  for (const charge of open) {
    if (taken.has(charge)) continue;
    const isOfName = charge.name === name;
    const isSimilar = amountChange(amount, charge.amount) <= SIMILAR_CHANGE_MAX;
    if (charge.day < from || charge.day > to) {
      if (isOfName) count.elsewhere += 1;
      if (isSimilar) count.similarElsewhere += 1;
      continue;
    }
    count.group += 1;
    if (isOfName) count.name += 1;
    if (isSimilar) similar.push(charge.day);
  }
  const slots = [...expected, ...missed].sort((a, b) => a - b);
  return { ...count, similar: similar.length, uneven: similar.length * unevenness(slots, similar) };
}

/** The variance of the counts per slot by their mean, at most 1: 1 or more for random days, 0 for a regular rhythm. */
function unevenness(slots: readonly number[], days: readonly number[]): number {
  if (days.length === 0) return 0;
  const counts = slots.map((_, index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : (slots[index - 1]! + slots[index]!) / 2;
    const to = index === slots.length - 1 ? Number.POSITIVE_INFINITY : (slots[index]! + slots[index + 1]!) / 2;
    return days.filter((day) => day > from && day <= to).length;
  });
  const mean = days.length / slots.length;
  const variance = counts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / slots.length;
  return Math.min(1, variance / mean);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
