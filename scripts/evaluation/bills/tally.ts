import { parseDay } from './days.ts';
import type { DetectedBill } from './detector.ts';
import type { LabelledStatement } from './labelled-statement.ts';
import { dateError, type Match, type Matching, matchBills } from './match-bills.ts';

/** Counts over any number of statements. Rates are computed from them at the end, so that each bill weighs the same. */
export type Tally = Readonly<Record<CountName, number>>;

const COUNT_NAMES = [
  'statements',
  'transactions',
  // Eligible bills, those of them that were found, and reports that match nothing.
  'bills',
  'found',
  'wrong',
  // Of the found bills.
  'cycleRight',
  'activeRight',
  // Found bills that go on after the cut. The counts down to `foreseeableWithin3` are about them.
  'goingOn',
  'nextExact',
  'nextWithin1',
  'nextWithin3',
  'amountWithin5Percent',
  // What a prediction by the true schedule would reach, since lateness cannot be predicted.
  'foreseeableWithin1',
  'foreseeableWithin3',
  // Payments of eligible bills, and those of them that are in a report.
  'payments',
  'paymentsReported',
  // Transactions in reports, and those of them that belong to eligible bills, without neutral and ignored ones.
  'rowsReported',
  'rowsRight',
] as const;

type CountName = (typeof COUNT_NAMES)[number];

export const EMPTY_TALLY: Tally = {
  statements: 0,
  transactions: 0,
  bills: 0,
  found: 0,
  wrong: 0,
  cycleRight: 0,
  activeRight: 0,
  goingOn: 0,
  nextExact: 0,
  nextWithin1: 0,
  nextWithin3: 0,
  amountWithin5Percent: 0,
  foreseeableWithin1: 0,
  foreseeableWithin3: 0,
  payments: 0,
  paymentsReported: 0,
  rowsReported: 0,
  rowsRight: 0,
};

export function addTallies(a: Tally, b: Tally): Tally {
  const sum: Record<CountName, number> = { ...a };
  for (const name of COUNT_NAMES) sum[name] += b[name];
  return sum;
}

/** Scores the bills detected on one statement. */
export function tallyStatement(statement: LabelledStatement, detected: readonly DetectedBill[]): Tally {
  const matching = matchBills(statement, detected);
  return {
    ...tallyMatching(matching),
    ...tallyRows(statement, detected),
    statements: 1,
    transactions: statement.rows.length,
  };
}

/** Only the counts about bills, which can also be computed for a part of them. */
export function tallyMatching({ matched, missed, wrong }: Matching): Tally {
  const goingOn = matched.filter(({ bill }) => bill.next !== undefined);
  const within = (days: number) => count(goingOn, (match) => dateError(match) <= days);
  const foreseeable = (days: number) => count(goingOn, (match) => scheduleError(match) <= days);
  return {
    ...EMPTY_TALLY,
    bills: matched.length + missed.length,
    found: matched.length,
    wrong: wrong.length,
    cycleRight: count(matched, ({ bill, detected }) => [bill.cycle, bill.alsoCycle].includes(detected.cycle)),
    activeRight: count(matched, ({ bill, detected }) => (bill.next !== undefined) === (detected.status === 'active')),
    goingOn: goingOn.length,
    nextExact: within(0),
    nextWithin1: within(1),
    nextWithin3: within(3),
    amountWithin5Percent: count(goingOn, ({ bill, detected }) => {
      const amount = bill.next?.amount ?? 0;
      return Math.abs(detected.amount - amount) <= amount * 0.05;
    }),
    foreseeableWithin1: foreseeable(1),
    foreseeableWithin3: foreseeable(3),
  };
}

function tallyRows(statement: LabelledStatement, detected: readonly DetectedBill[]) {
  const eligible = statement.bills.filter(({ standing }) => standing === 'eligible');
  const right = new Set(eligible.flatMap(({ payments }) => payments.flat()));
  const uncounted = new Set(
    statement.bills.flatMap((bill) => [
      ...bill.neutralIds,
      ...(bill.standing === 'ignored' ? bill.payments.flat() : []),
    ]),
  );
  const reported = new Set(detected.flatMap(({ transactionIds }) => transactionIds));
  const counted = [...reported].filter((id) => !uncounted.has(id));
  const payments = eligible.flatMap((bill) => bill.payments);
  return {
    payments: payments.length,
    paymentsReported: count(payments, (payment) => payment.some((id) => reported.has(id))),
    rowsReported: counted.length,
    rowsRight: count(counted, (id) => right.has(id)),
  };
}

function scheduleError({ bill }: Match): number {
  return bill.next === undefined ? 0 : Math.abs(parseDay(bill.next.scheduledDate) - parseDay(bill.next.date));
}

function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length;
}
