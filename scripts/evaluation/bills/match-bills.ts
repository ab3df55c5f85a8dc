import { parseDay } from './days.ts';
import type { DetectedBill } from './detector.ts';
import type { LabelledStatement, TrueBill } from './labelled-statement.ts';

/** The least share of common payments with which a reported bill matches a true one. */
export const JACCARD_THRESHOLD = 0.7;

export interface Matching {
  readonly matched: readonly Match[];
  /** Eligible bills without a matching report. */
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
 * Pairs reported bills with true ones, each at most once: the best overlap first, and of equal overlaps the one with
 * the nearer next date. An unmatched report is excused if all its transactions are neutral, or if at least half of them
 * belong to one `ignored` bill. Otherwise it is wrong.
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
 * The Jaccard index of payments: those of which any row is reported, divided by all payments of the bill and all
 * reported rows that are not the bill's. Reporting further rows of a payment changes nothing.
 */
export function overlap(bill: TrueBill, reportedIds: ReadonlySet<number>): number {
  const reported = bill.payments.filter((payment) => payment.some((id) => reportedIds.has(id))).length;
  const own = new Set(bill.payments.flat());
  const foreign = [...reportedIds].filter((id) => !own.has(id)).length;
  return reported / Math.max(1, bill.payments.length + foreign);
}

/** The days between the reported next payment and the true one; 0 for a bill without one. */
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
