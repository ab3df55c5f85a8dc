import { detectRecurringBills } from '../../../domain/bills/detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../../../domain/bills/detection/detected-bill.ts';
import type { Gate } from '../../../domain/bills/detection/judging/gate.ts';
import { CADENCES } from '../../../domain/bills/detection/searching/cadence.ts';
import { dayNumber } from '../../../domain/calendar.ts';
import { type LabelledBill, type Statement, statement, type Variant } from './statement.ts';

/** A bill counts as found when its payments overlap by this much: those in both, divided by those in either. */
export const JACCARD_MIN = 0.7;

export interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** The following are shares of the found bills. */
  readonly cycleRight: number;
  readonly nextWithin1: number;
  readonly nextWithin3: number;
  readonly activeRight: number;
}

/** Scores the detector with a gate on the generated statements of the seeds. */
export function scoreSeeds(gate: Gate, seeds: readonly number[], variant: Variant): Score {
  const count = { detected: 0, true: 0, found: 0, cycle: 0, upcoming: 0, within1: 0, within3: 0, active: 0 };
  for (const seed of seeds) {
    const made = statement(seed, variant);
    const bills = detectRecurringBills(made.observations, made.asOf, { gate }).filter((bill) => !isUnripe(bill, made));
    count.detected += bills.length;
    count.true += made.truths.length;
    for (const [bill, truth] of matches(bills, made.truths)) {
      count.found += 1;
      if (bill.cycle === truth.cycle) count.cycle += 1;
      if (isStatusRight(bill, truth, made)) count.active += 1;
      if (truth.nextDay === undefined) continue;
      const off = Math.abs(dayNumber(bill.nextDate) - truth.nextDay);
      count.upcoming += 1;
      if (off <= 1) count.within1 += 1;
      if (off <= 3) count.within3 += 1;
    }
  }
  const precision = count.found / count.detected;
  const recall = count.found / count.true;
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    cycleRight: count.cycle / count.found,
    nextWithin1: count.within1 / count.upcoming,
    nextWithin3: count.within3 / count.upcoming,
    activeRight: count.active / count.found,
  };
}

export function jaccard(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let both = 0;
  for (const id of one) if (other.has(id)) both += 1;
  return both / (one.size + other.size - both);
}

/** Pairs each bill with at most one truth, best overlap first. */
export function matches(
  bills: readonly DetectedBill<number>[],
  truths: readonly LabelledBill[],
): readonly (readonly [DetectedBill<number>, LabelledBill])[] {
  const pairs = bills.flatMap((bill) => {
    const own = new Set(bill.transactionIds);
    return truths.map((truth) => ({ bill, truth, overlap: jaccard(own, truth.ids) }));
  });
  const used = new Set<unknown>();
  return pairs
    .filter(({ overlap }) => overlap >= JACCARD_MIN)
    .sort((a, b) => b.overlap - a.overlap)
    .flatMap(({ bill, truth }) => {
      if (used.has(bill) || used.has(truth)) return [];
      used.add(bill).add(truth);
      return [[bill, truth] as const];
    });
}

/** When a bill has ended too recently to know, both statuses count as right. */
function isStatusRight(
  bill: DetectedBill<number>,
  { cycle, nextDay, lastDay }: LabelledBill,
  { asOf }: Statement,
): boolean {
  const cadence = CADENCES.find((one) => one.cycle === cycle)!;
  const justEnded = dayNumber(asOf) - (lastDay ?? 0) <= cadence.periodDays + cadence.graceDays + 5;
  return nextDay === undefined ? bill.status === 'inactive' || justEnded : bill.status === 'active';
}

function isUnripe(bill: DetectedBill<number>, { unripe }: Statement): boolean {
  return bill.transactionIds.filter((id) => unripe.has(id)).length > bill.transactionIds.length / 2;
}
