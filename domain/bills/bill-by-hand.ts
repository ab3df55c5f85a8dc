import { addDays, daysBetween, type LocalDate, parseLocalDate } from '../calendar.ts';
import { invalidField } from '../error.ts';
import { searchForm } from '../search-form.ts';
import { setValue } from './bill-correction.ts';
import { instanceFrom } from './bill-instances.ts';
import { nextDateIn, SAME_PAYMENT_DAYS, uncorrected } from './corrected-bill.ts';
import type { RecurringBillObservation } from './detection/observation.ts';
import { type BillVerdict, isBillDay, type RecurringBill } from './recurring-bill.ts';

/** More than a household knows of. Each is looked for among all payments. */
const BILLS_BY_HAND_MAX = 500;

/** A payment that differs by more than a quarter is for something else, whatever its name. */
const AMOUNT_SLACK = 0.25;
/** People remember the day roughly. */
const DAY_SLACK = 5;

/**
 * Whether a found bill is the one that a person has entered: by its name, or by amount, cycle and day. One that has
 * ended is not: people enter what they expect.
 */
export function isTwin(entered: BillVerdict, found: BillVerdict): boolean {
  if (entered.currency !== found.currency || found.nextDate === null) return false;
  const isNamedSo = hasWords(found.name, entered.name) || hasWords(entered.name, found.name);
  if (isNamedSo && isNear(entered.amount, found.amount)) return true;
  const [expected, next] = [entered.nextDate, found.nextDate];
  const isSameDay = expected !== null && next !== null && Math.abs(daysBetween(expected, next)) <= DAY_SLACK;
  return entered.amount === found.amount && entered.cycle === found.cycle && isSameDay;
}

/** Throws `invalid` where a person has entered too many. */
export function refuseTooMany(bills: readonly RecurringBill[]): void {
  if (bills.filter(({ source }) => source === 'manual').length <= BILLS_BY_HAND_MAX) return;
  throw invalidField('name', `You have entered ${BILLS_BY_HAND_MAX} bills. Delete some first.`);
}

type Row = RecurringBillObservation<number>;

/**
 * The rows that pay bills which were entered by hand and which no detection has found, by the ids of the bills. A row
 * that fits several bills pays one of them: that with the most words in its name, then the nearest amount.
 */
export function paidByHand(
  entered: readonly RecurringBill[],
  observations: readonly Row[],
  taken: ReadonlySet<number>,
): ReadonlyMap<number, readonly Row[]> {
  const wanted = entered.flatMap((bill) => [uncorrected(bill), bill].map((said) => wantedOf(bill, said)));
  const paid = observations.flatMap((row) => (taken.has(row.id) ? [] : billsPaidBy(row, wanted)));
  return new Map([...Map.groupBy(paid, ({ id }) => id)].map(([id, all]) => [id, all.map(({ row }) => row)]));
}

function wantedOf({ id, status }: RecurringBill, { name, amount, currency }: BillVerdict) {
  return { id, isArchived: status === 'archived', amount, currency, words: searchForm(name).split(' ') };
}

function billsPaidBy(row: Row, wanted: readonly ReturnType<typeof wantedOf>[]) {
  if (row.amount >= 0 || row.ownTransfer === true) return [];
  const near = wanted.filter(({ amount, currency }) => currency === row.currency && isNear(amount, -row.amount));
  // Most rows are near no bill, and reading a text takes long.
  if (near.length === 0) return [];
  const text = wordsOf(`${row.payeeName ?? ''} ${row.merchantName ?? ''} ${row.description}`);
  const far = ({ amount }: { readonly amount: number }) => Math.abs(amount + row.amount);
  const [first, ...others] = near
    .filter(({ words }) => words.every((word) => text.has(word)))
    .toSorted(
      (a, b) => Number(a.isArchived) - Number(b.isArchived) || b.words.length - a.words.length || far(a) - far(b),
    );
  // An archived bill may have what another one has.
  const ids = new Set([first, ...others.filter(({ isArchived }) => isArchived)].flatMap((each) => each?.id ?? []));
  return [...ids].map((id) => ({ id, row }));
}

/** What is seen of a bill that was entered by hand and that no detection has found. */
export function byHand(bill: RecurringBill, paid: readonly Row[], today: LocalDate): BillVerdict {
  const entered = uncorrected(bill);
  const [last] = paid
    .flatMap(({ bookedOn }) => parseLocalDate(bookedOn.slice(0, 10)) ?? [])
    .toSorted()
    .toReversed();
  const nextDate = last === undefined ? entered.nextDate : (afterPayment(entered, last) ?? entered.nextDate);
  const seen = { ...entered, nextDate, transactionIds: paid.map(({ id }) => id) };
  const cycle = setValue(bill.corrections, 'cycle') ?? entered.cycle;
  const due = nextDateIn(cycle, seen);
  const missed = due === null || !isBillDay(due) ? undefined : twoCyclesFrom(due, cycle);
  return {
    ...seen,
    facts: due !== null && missed !== undefined && missed < today ? [{ kind: 'missed', on: due }] : [],
  };
}

function afterPayment({ nextDate, cycle }: BillVerdict, last: LocalDate): LocalDate | undefined {
  return nextDate === null
    ? instanceFrom(last, cycle, addDays(last, 1))
    : instanceFrom(nextDate, cycle, addDays(last, SAME_PAYMENT_DAYS + 1));
}

function twoCyclesFrom(day: LocalDate, cycle: BillVerdict['cycle']): LocalDate | undefined {
  const next = instanceFrom(day, cycle, addDays(day, 1));
  return next && instanceFrom(next, cycle, addDays(next, 1));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= AMOUNT_SLACK * Math.max(one, other);
}

/** Whether the text has all words of the name. */
export function hasWords(text: string, name: string): boolean {
  const words = wordsOf(text);
  return [...wordsOf(name)].every((word) => words.has(word));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(searchForm(text).split(' '));
}
