import type { Candidate } from './candidate.ts';
import type { Charge } from './charge.ts';
import { amountChange, residualDays } from './score.ts';

/**
 * What the gate looks at. Shares are 0 to 1; everything else is bounded too, so that no single measure can carry a
 * candidate. The order is that of the weights.
 */
export const FEATURES = [
  'intercept',
  'evidencePerPayment',
  'evidence',
  'logPayments',
  'fewPayments',
  'sameAmounts',
  'nearAmounts',
  'wideAmounts',
  'amountSpread',
  'lateness',
  'onTheDay',
  'missedShare',
  'similarLeftovers',
  'nameLeftovers',
  'groupLeftovers',
  'elsewhere',
  'mandate',
  'weekly',
  'biweekly',
  'fourWeekly',
  'semiMonthly',
  'quarterly',
  'longCycle',
  'weeklyVaried',
  'fortnightVaried',
  'fewVaried',
  'fewLate',
  'longVaried',
  'longLate',
  'lateVaried',
  'leftoversVaried',
  'missedVaried',
  'missedLate',
  'missedLeftovers',
] as const;

/** A candidate as numbers, in the order of {@link FEATURES}. `open`: the group's charges that no other bill has taken. */
export function features(candidate: Candidate, open: readonly Charge[]): readonly number[] {
  const { cadence, payments: hits } = candidate;
  const n = hits.length;
  const slots = n + candidate.missed.length;
  const steps = amountSteps(hits);
  const late = lateness(candidate);
  const left = leftovers(candidate, open);
  const few = Math.exp(-(n - cadence.minimumPayments) / 2);
  const varied = 1 - steps.near;
  const lateShare = late.mean / cadence.windowDays;
  const missedShare = candidate.missed.length / slots;
  const weekly = flag(cadence.cycle === 'weekly');
  const fortnight = flag(
    cadence.cycle === 'biweekly' || cadence.cycle === 'four-weekly' || cadence.cycle === 'semi-monthly',
  );
  const long = flag(cadence.minimumPayments === 2);
  const leftoverSlots = Math.log1p(left.similar / slots);
  return [
    1,
    clamp(candidate.logLikelihoodRatio / n, -1, 6),
    Math.log1p(clamp(candidate.logLikelihoodRatio, 0, 200)),
    Math.log(Math.min(n, 40)),
    few,
    steps.same,
    steps.near,
    steps.wide,
    Math.min(steps.spread, 1),
    lateShare,
    late.onTheDay,
    missedShare,
    leftoverSlots,
    Math.log1p(left.name / slots),
    Math.log1p(left.group / slots),
    Math.log1p(left.elsewhere / n),
    hits.filter(({ mandate }) => mandate).length / n,
    weekly,
    flag(cadence.cycle === 'biweekly'),
    flag(cadence.cycle === 'four-weekly'),
    flag(cadence.cycle === 'semi-monthly'),
    flag(cadence.cycle === 'bimonthly' || cadence.cycle === 'quarterly'),
    long,
    weekly * varied,
    fortnight * varied,
    few * varied,
    few * lateShare,
    long * varied,
    long * lateShare,
    lateShare * varied,
    leftoverSlots * varied,
    missedShare * varied,
    missedShare * lateShare,
    missedShare * leftoverSlots,
  ];
}

function flag(condition: boolean): number {
  return condition ? 1 : 0;
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

/** Charges that the candidate does not explain: of its own size, name and group while it runs, and at other times. */
function leftovers(
  { cadence, payments }: Candidate,
  open: readonly Charge[],
): { similar: number; name: number; group: number; elsewhere: number } {
  const taken = new Set(payments);
  const amount = median(payments.map((payment) => payment.amount));
  const { name } = payments.at(-1)!;
  const from = payments[0]!.day - cadence.periodDays / 2;
  const to = payments.at(-1)!.day + cadence.periodDays / 2;
  const count = { similar: 0, name: 0, group: 0, elsewhere: 0 };
  for (const charge of open) {
    if (taken.has(charge)) continue;
    if (charge.day < from || charge.day > to) {
      count.elsewhere += 1;
      continue;
    }
    count.group += 1;
    if (charge.name === name) count.name += 1;
    if (amountChange(amount, charge.amount) <= 0.15) count.similar += 1;
  }
  return count;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
