import { parseDay } from './days.ts';
import type { DetectedBill } from './detector.ts';
import type { LabelledStatement, TrueBill } from './labelled-statement.ts';

/** The least share of common payments at which a reported bill counts as the true one. */
export const JACCARD_THRESHOLD = 0.7;

export interface Matching {
  readonly matched: readonly Match[];
  /** Eligible bills that nothing was matched to. */
  readonly missed: readonly TrueBill[];
  /** Reports that match no bill and are not excused. */
  readonly wrong: readonly WrongReport[];
}

export interface Match {
  readonly bill: TrueBill;
  readonly detected: DetectedBill;
  readonly jaccard: number;
}

export interface WrongReport {
  readonly detected: DetectedBill;
  /** What most of its transactions belong to. */
  readonly source: Source;
}

export interface Source {
  readonly of: 'bill' | 'habit' | 'nothing';
  readonly kind: string;
}

/**
 * Pairs reported bills with true ones, each at most once, best overlap first, and of equal
 * overlaps the nearer next date. A report that is left over is excused when
 * all its transactions are neutral or at least half of them belong to one bill whose standing is `ignored`; else it is wrong.
 */
export function matchBills(statement: LabelledStatement, detectedBills: readonly DetectedBill[]): Matching {
  const eligible = statement.bills.filter(({ standing }) => standing === 'eligible');
  const neutral = new Set(statement.bills.flatMap(({ neutralIds }) => neutralIds));
  const pairs = eligible
    .flatMap((bill) =>
      detectedBills.map(
        (detected): Match => ({ bill, detected, jaccard: overlap(bill, countedIds(detected, neutral)) }),
      ),
    )
    .filter(({ jaccard }) => jaccard >= JACCARD_THRESHOLD)
    .toSorted((a, b) => b.jaccard - a.jaccard || dateError(a) - dateError(b));

  const taken = new Set<TrueBill | DetectedBill>();
  const matched: Match[] = [];
  for (const pair of pairs) {
    if (taken.has(pair.bill) || taken.has(pair.detected)) continue;
    taken.add(pair.bill).add(pair.detected);
    matched.push(pair);
  }
  const left = detectedBills.filter((detected) => !taken.has(detected));
  return {
    matched,
    missed: eligible.filter((bill) => !taken.has(bill)),
    wrong: left
      .filter((detected) => !isExcused(statement, detected, neutral))
      .map((detected) => ({ detected, source: sourceOf(statement, detected) })),
  };
}

/**
 * Jaccard over payments: those reported by any of their rows, divided by all of the bill's and every reported row that is
 * none of its own. Further rows of a payment that is already reported cost nothing.
 */
export function overlap(bill: TrueBill, reportedIds: ReadonlySet<number>): number {
  const reported = bill.payments.filter((payment) => payment.some((id) => reportedIds.has(id))).length;
  const own = new Set(bill.payments.flat());
  const foreign = [...reportedIds].filter((id) => !own.has(id)).length;
  return reported / Math.max(1, bill.payments.length + foreign);
}

/** Days between the next payment as reported and as it came; 0 for a bill that has none. */
export function dateError({ bill, detected }: Match): number {
  return bill.next === undefined ? 0 : Math.abs(parseDay(detected.nextDate) - parseDay(bill.next.date));
}

function countedIds(detected: DetectedBill, neutral: ReadonlySet<number>): ReadonlySet<number> {
  return new Set(detected.transactionIds.filter((id) => !neutral.has(id)));
}

function isExcused(statement: LabelledStatement, detected: DetectedBill, neutral: ReadonlySet<number>): boolean {
  if (detected.transactionIds.length === 0) return false;
  const ids = countedIds(detected, neutral);
  return (
    statement.bills.some(
      ({ standing, payments }) =>
        standing === 'ignored' && payments.flat().filter((id) => ids.has(id)).length * 2 >= ids.size,
    ) || ids.size === 0
  );
}

function sourceOf(statement: LabelledStatement, detected: DetectedBill): Source {
  const reported = new Set(detected.transactionIds);
  const sources = [
    ...statement.bills.map((bill) => ({
      source: { of: 'bill', kind: bill.kind } as const,
      ids: [...bill.payments.flat(), ...bill.neutralIds],
    })),
    ...statement.habits.map(({ kind, ids }) => ({ source: { of: 'habit', kind } as const, ids })),
  ].map(({ source, ids }) => ({ source, common: ids.filter((id) => reported.has(id)).length }));
  const main = sources.toSorted((a, b) => b.common - a.common)[0];
  return main === undefined || main.common === 0 ? { of: 'nothing', kind: 'nothing' } : main.source;
}
