import { addDays, daysBetween, type LocalDate, parseLocalDate } from '../calendar.ts';
import { searchForm } from '../searching/search-form.ts';
import { instanceFrom } from './bill-instances.ts';
import { SAME_PAYMENT_DAYS, uncorrected } from './corrected-bill.ts';
import type { RecurringBillObservation } from './detection/observation.ts';
import { type BillVerdict, isBillDay, type RecurringBill } from './recurring-bill.ts';

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

/**
 * The bills after one was entered: it takes the place of its found twin, unless a person has said something of that.
 */
export function withEntered(bills: readonly RecurringBill[], id: number): readonly RecurringBill[] {
  const entered = bills.find((bill) => bill.id === id)!;
  const twin = bills.find(
    (bill) =>
      bill.source === 'detected' &&
      bill.status !== 'archived' &&
      bill.corrections.length === 0 &&
      isTwin(entered, bill),
  );
  if (twin === undefined) return bills;
  const found = { ...uncorrected(twin), name: entered.name, confidence: null };
  return bills.filter((bill) => bill !== twin).map((bill) => (bill === entered ? { ...bill, found } : bill));
}

/** What is seen of a bill that was entered by hand and that no detection has found. */
export function byHand(
  entered: BillVerdict,
  {
    observations,
    found,
    today,
  }: {
    readonly observations: readonly RecurringBillObservation<number>[];
    /** Their payments are theirs. */
    readonly found: readonly Pick<BillVerdict, 'transactionIds'>[];
    readonly today: LocalDate;
  },
): BillVerdict {
  const taken = new Set(found.flatMap(({ transactionIds }) => transactionIds));
  const paid = observations.filter((each) => !taken.has(each.id) && pays(each, entered));
  const [last] = paid
    .flatMap(({ bookedOn }) => parseLocalDate(bookedOn.slice(0, 10)) ?? [])
    .toSorted()
    .toReversed();
  const { cycle } = entered;
  const nextDate = last === undefined ? entered.nextDate : (afterPayment(entered, last) ?? entered.nextDate);
  const missed = nextDate === null || !isBillDay(nextDate) ? undefined : twoCyclesFrom(nextDate, cycle);
  return {
    ...entered,
    nextDate,
    transactionIds: paid.map(({ id }) => id),
    facts: nextDate !== null && missed !== undefined && missed < today ? [{ kind: 'missed', on: nextDate }] : [],
  };
}

function pays(row: RecurringBillObservation<number>, { name, amount, currency }: BillVerdict): boolean {
  if (row.amount >= 0 || row.currency !== currency || row.ownTransfer === true) return false;
  const text = `${row.payeeName ?? ''} ${row.merchantName ?? ''} ${row.description}`;
  return isNear(amount, -row.amount) && hasWords(text, name);
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
  const words = new Set(searchForm(text).split(' '));
  return searchForm(name)
    .split(' ')
    .every((word) => words.has(word));
}
