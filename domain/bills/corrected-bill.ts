import { addDays, daysBetween, type LocalDate } from '../calendar.ts';
import { type BillCorrection, setValue } from './bill-correction.ts';
import { instanceFrom } from './bill-instances.ts';
import type { BillVerdict, RecurringBill } from './recurring-bill.ts';

/** A payment that comes so many days before or after the expected day is that payment. */
export const SAME_PAYMENT_DAYS = 3;

/** A bill without its corrections, as it was found or entered. */
export function uncorrected(bill: RecurringBill): BillVerdict {
  const { name, cycle, amount, currency, status, nextDate, confidence, facts, transactionIds } = bill.found ?? bill;
  const unarchived = bill.source === 'manual' || nextDate !== null ? 'active' : 'inactive';
  const said = status === 'archived' ? unarchived : status;
  return { name, cycle, amount, currency, status: said, nextDate, confidence, facts, transactionIds };
}

/**
 * The bills of one user with what their corrections say: of each, and of the payments that belong to another one.
 * Archived ones stay archived.
 */
export function correctedBills(bills: readonly RecurringBill[]): readonly RecurringBill[] {
  const owners = paymentOwners(bills);
  return bills.map((bill) => {
    const base = uncorrected(bill);
    const isElsewhere = (payment: number) => (owners.get(payment) ?? bill.id) !== bill.id;
    const transactionIds = ownPayments(bill, base, bills).filter((payment) => !isElsewhere(payment));
    const isTouched = bill.corrections.length > 0 || transactionIds.length < base.transactionIds.length;
    const said = isTouched
      ? { ...corrected(baseOf(bill, bills), bill), transactionIds, found: base }
      : { ...base, found: null };
    const isArchived = bill.status === 'archived';
    return { ...bill, ...said, ...(isArchived && { status: 'archived', nextDate: base.nextDate }) };
  });
}

/** Which bill each payment belongs to, where a person has said so; the last word counts. */
export function paymentOwners(bills: readonly RecurringBill[]): ReadonlyMap<number, number> {
  const said = bills.flatMap((bill) =>
    bill.corrections.flatMap((each) => {
      const payments = each.kind === 'payments' && !each.belong ? [] : paymentsOf(each, bills);
      return payments.map((payment) => ({ payment, id: bill.id, at: each.at }));
    }),
  );
  const inOrder = said.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id - b.id));
  return new Map(inOrder.map(({ payment, id }) => [payment, id]));
}

/** The payments that a correction speaks of. */
function paymentsOf(correction: BillCorrection, bills: readonly RecurringBill[]): readonly number[] {
  if (correction.kind === 'payments') return correction.transactionIds;
  const merged = correction.kind === 'merged' ? bills.find(({ id }) => id === correction.billId) : undefined;
  return merged === undefined ? [] : uncorrected(merged).transactionIds;
}

function ownPayments(bill: RecurringBill, base: BillVerdict, bills: readonly RecurringBill[]): readonly number[] {
  const payments = new Set(base.transactionIds);
  for (const each of bill.corrections) {
    const isOut = each.kind === 'payments' && !each.belong;
    for (const payment of paymentsOf(each, bills)) {
      if (isOut) payments.delete(payment);
      else payments.add(payment);
    }
  }
  return [...payments];
}

/** Of a bill that has ended and was merged with one that goes on, the schedule is that of the other. */
function baseOf(bill: RecurringBill, bills: readonly RecurringBill[]): BillVerdict {
  const base = uncorrected(bill);
  if (base.nextDate !== null) return base;
  const merged = new Set(bill.corrections.flatMap((each) => (each.kind === 'merged' ? each.billId : [])));
  const next = bills
    .filter(({ id }) => merged.has(id))
    .map(uncorrected)
    .find(({ nextDate }) => nextDate !== null);
  if (next === undefined) return base;
  const { cycle, amount, currency, nextDate, facts } = next;
  return { ...base, cycle, amount, currency, nextDate, facts, status: 'active' };
}

function corrected(base: BillVerdict, { corrections }: RecurringBill): BillVerdict {
  const cycle = setValue(corrections, 'cycle') ?? base.cycle;
  const due = openDate(base, corrections, cycle);
  const end = corrections.find((each) => each.kind === 'paused' || each.kind === 'ended');
  const isOver = end?.kind === 'ended' || (end?.kind === 'paused' && end.until === null);
  const from = end?.kind === 'paused' ? end.until : null;
  const nextDate = due !== null && from !== null && due < from ? (instanceFrom(due, cycle, from) ?? null) : due;
  const isActive = !isOver && (base.status === 'active' || nextDate !== null);
  return {
    ...base,
    name: setValue(corrections, 'name') ?? base.name,
    amount: setValue(corrections, 'amount') ?? base.amount,
    currency: setValue(corrections, 'currency') ?? base.currency,
    cycle,
    status: isActive ? 'active' : 'inactive',
    nextDate: isActive ? nextDate : null,
    // Who corrects a bill takes it for one. Losing a payment to another says nothing.
    confidence: base.confidence === null || corrections.length === 0 ? base.confidence : 1,
    facts: [
      ...base.facts.filter(({ kind }) => kind !== 'ended' || !isActive),
      ...(end?.kind === 'ended' && base.status === 'active' ? [{ kind: 'ended', after: end.on } as const] : []),
    ],
  };
}

/** The next day on which a payment is due that a person has not called paid or skipped. */
function openDate(
  { nextDate }: BillVerdict,
  corrections: RecurringBill['corrections'],
  cycle: BillVerdict['cycle'],
): LocalDate | null {
  const set = corrections.find((each) => each.kind === 'set' && each.field === 'nextDate');
  let due = nextDate;
  if (set?.kind === 'set' && set.field === 'nextDate') {
    const isSettled = nextDate !== null && set.before !== null && isLater(nextDate, set.before);
    if (!isSettled || isLater(set.value, nextDate)) due = set.value;
  }
  const settled = corrections.flatMap((each) => (each.kind === 'paid' || each.kind === 'skipped' ? each.dueOn : []));
  const isSettledOn = (day: LocalDate) => settled.some((each) => Math.abs(daysBetween(each, day)) <= SAME_PAYMENT_DAYS);
  const start = due;
  if (start === null) return null;
  // Always counted from the start: stepping on from a shorter month would lose the 31st.
  const after = (day: LocalDate) => instanceFrom(start, cycle, addDays(day, SAME_PAYMENT_DAYS + 1)) ?? null;
  while (due !== null && isSettledOn(due)) due = after(due);
  return due;
}

function isLater(day: LocalDate, than: LocalDate): boolean {
  return daysBetween(than, day) > SAME_PAYMENT_DAYS;
}
