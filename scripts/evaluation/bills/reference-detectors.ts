import { addMonths, type Day, formatDay, parseDay, partsOfDay } from './days.ts';
import { CYCLE_DAYS, type Cycle, type DetectedBill, type Detector, type StatementRow } from './detector.ts';

/**
 * A generous version of the rule of common open-source trackers: one payee, one exact amount and one account, three
 * times or more, on about the same day of the month. Payees are compared without numbers, over the whole statement.
 * Monthly bills only.
 */
export const exactAmountMonthly: Detector = (observations, asOf) =>
  groupsOf(observations, (row) => `${payeeKey(row)}|${row.amount}|${row.currency}|${row.accountId}`)
    .filter((rows) => rows.length >= 3 && dayOfMonthDeviation(rows) <= 5)
    .map((rows) => {
      const last = lastDayOf(rows);
      return bill(rows, 'monthly', addMonths(last, 1), parseDay(asOf) - last <= 45);
    });

/**
 * The usual simple rule: the median gap between the payments to a payee is in the band of a cycle, and the amounts are
 * similar.
 */
export const medianIntervalBands: Detector = (observations, asOf) =>
  groupsOf(observations, (row) => `${payeeKey(row)}|${row.currency}`).flatMap((rows) => {
    const days = daysOf(rows);
    const gap = median(days.slice(1).map((day, index) => day - (days[index] ?? day)));
    const band = BANDS.find(({ shortest, longest }) => gap >= shortest && gap <= longest);
    if (rows.length < 3 || band === undefined || !areAlike(rows.map(({ amount }) => -amount))) return [];
    const last = days.at(-1) ?? 0;
    const next = last + Math.round(gap);
    return [bill(rows, band.cycle, next, parseDay(asOf) <= next + CYCLE_DAYS[band.cycle] / 2)];
  });

const BANDS: readonly { readonly cycle: Cycle; readonly shortest: number; readonly longest: number }[] = [
  { cycle: 'weekly', shortest: 5, longest: 9 },
  { cycle: 'biweekly', shortest: 12, longest: 16 },
  { cycle: 'monthly', shortest: 26, longest: 35 },
  { cycle: 'quarterly', shortest: 85, longest: 100 },
  { cycle: 'semi-annual', shortest: 170, longest: 195 },
  { cycle: 'annual', shortest: 350, longest: 380 },
];

const AMOUNT_TOLERANCE = 0.2;

function areAlike(amounts: readonly number[]): boolean {
  const middle = median(amounts);
  return amounts.every((amount) => Math.abs(amount - middle) <= middle * AMOUNT_TOLERANCE);
}

function groupsOf(observations: readonly StatementRow[], keyOf: (row: StatementRow) => string) {
  const out = observations.filter(({ amount }) => amount < 0).toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn));
  return [...Map.groupBy(out, keyOf).values()];
}

/** The merchant's name, or without one the words of the description that have no digit. */
function payeeKey(row: StatementRow): string {
  const words = (row.merchantName ?? row.description).toUpperCase().split(/[\s*/,.]+/);
  return words.filter((word) => /^\P{N}+$/u.test(word)).join(' ');
}

function bill(rows: readonly StatementRow[], cycle: Cycle, next: Day, active: boolean): DetectedBill {
  const last = rows.at(-1);
  return {
    name: last === undefined ? '' : payeeKey(last),
    cycle,
    amount: -(last?.amount ?? 0),
    status: active ? 'active' : 'inactive',
    nextDate: formatDay(next),
    transactionIds: rows.map(({ id }) => id),
  };
}

function daysOf(rows: readonly StatementRow[]): readonly Day[] {
  return rows.map(({ bookedOn }) => parseDay(bookedOn));
}

function lastDayOf(rows: readonly StatementRow[]): Day {
  return daysOf(rows).at(-1) ?? 0;
}

/** The distance in days around the circle of a month, where the 31st and the 1st are neighbours. */
function dayOfMonthDeviation(rows: readonly StatementRow[]): number {
  const angles = daysOf(rows).map((day) => (partsOfDay(day).dayOfMonth / 31) * 2 * Math.PI);
  const mean = (f: (angle: number) => number) => angles.reduce((sum, angle) => sum + f(angle), 0) / angles.length;
  const length = Math.min(1, Math.hypot(mean(Math.cos), mean(Math.sin)));
  return (Math.sqrt(-2 * Math.log(Math.max(length, 1e-12))) * 31) / (2 * Math.PI);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
}
