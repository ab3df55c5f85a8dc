import { addDays, dateOf, daysBetween, type LocalDate, type Timestamp } from '../calendar.ts';
import { byId } from '../collections.ts';
import { type BillCorrection, setValue } from './bill-correction.ts';
import type { BillCycle } from './bill-cycle.ts';
import { instanceBefore, instanceFrom } from './bill-instances.ts';
import type { BillFact, BillVerdict, RecurringBill } from './recurring-bill.ts';

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
  const all = known(bills);
  const owners = paymentOwners(bills);
  const holders = firstHolders(bills, all);
  return bills.map((bill) => {
    const base = uncorrected(bill);
    // An archived bill may have what another one has.
    const holderOf = (payment: number) => (bill.status === 'archived' ? undefined : holders.get(payment));
    const isElsewhere = (payment: number) => (owners.get(payment) ?? holderOf(payment) ?? bill.id) !== bill.id;
    const transactionIds = ownPayments(bill, all).filter((payment) => !isElsewhere(payment));
    const isTouched = bill.corrections.length > 0 || transactionIds.length < base.transactionIds.length;
    const said = isTouched
      ? { ...corrected(baseOf(bill, all), bill), transactionIds, found: base }
      : { ...base, found: null };
    const isArchived = bill.status === 'archived';
    return { ...bill, ...said, ...(isArchived && { status: 'archived', nextDate: base.nextDate }) };
  });
}

/**
 * Which bill each payment belongs to, where a person has said so; the last word counts. What was said of a merged bill
 * was said of the one that it is.
 */
export function paymentOwners(bills: readonly RecurringBill[]): ReadonlyMap<number, number> {
  const all = known(bills);
  const merged = new Set(bills.flatMap(({ corrections }) => corrections.map((each) => mergedBy(each, all))));
  const said = bills.flatMap((bill) => {
    if (bill.corrections.length === 0 || merged.has(bill)) return [];
    const own = new Set(ownPayments(bill, all));
    return claims(bill, all).flatMap((each) => (own.has(each.payment) ? { ...each, id: bill.id } : []));
  });
  const inOrder = said.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id - b.id));
  return new Map(inOrder.map(({ payment, id }) => [payment, id]));
}

/** The bill of each payment: of several that have it, one that goes on, then one that was entered. */
function firstHolders(bills: readonly RecurringBill[], all: KnownBills): ReadonlyMap<number, number> {
  const place = (bill: RecurringBill) =>
    (uncorrected(bill).status === 'active' ? 0 : 2) + (bill.source === 'manual' ? 0 : 1);
  const live = bills.filter(({ status }) => status !== 'archived');
  const lastFirst = live.toSorted((a, b) => place(b) - place(a) || b.id - a.id);
  return new Map(lastFirst.flatMap((bill) => ownPayments(bill, all).map((payment) => [payment, bill.id] as const)));
}

interface KnownBills {
  readonly get: (id: number) => RecurringBill | undefined;
  /** By their ids: what was merged and merged again is added up once. */
  readonly payments: Map<number, readonly number[]>;
}

function known(bills: readonly RecurringBill[]): KnownBills {
  const all = byId(bills);
  return { get: (id) => all.get(id), payments: new Map() };
}

/** What a person has given to the bill, and when. Who merges two bills names none of their payments. */
function claims(
  bill: RecurringBill,
  all: KnownBills,
): readonly { readonly payment: number; readonly at: Timestamp | '' }[] {
  const within = mergedBills(bill, all);
  const given = [bill, ...within].flatMap(({ corrections }) =>
    corrections.flatMap((each) =>
      each.kind === 'payments' && each.belong ? each.transactionIds.map((payment) => ({ payment, at: each.at })) : [],
    ),
  );
  const merged = within.flatMap((each) => uncorrected(each).transactionIds);
  return [...merged.map((payment) => ({ payment, at: '' as const })), ...given];
}

/** The bills that were merged into one, however far away, each once: circles could be stored until 2026-11-28. */
export function mergedBills(bill: RecurringBill, all: Pick<KnownBills, 'get'>): readonly RecurringBill[] {
  const found = new Set([bill]);
  for (const { corrections } of found) {
    for (const each of corrections) {
      const merged = mergedBy(each, all);
      if (merged !== undefined) found.add(merged); // The loop goes on to what is added.
    }
  }
  found.delete(bill);
  return [...found];
}

/** What a bill is merged with is archived; a restored one is a bill of its own. */
function mergedBy(said: BillCorrection, all: Pick<KnownBills, 'get'>): RecurringBill | undefined {
  const merged = said.kind === 'merged' ? all.get(said.billId) : undefined;
  return merged?.status === 'archived' ? merged : undefined;
}

function ownPayments(bill: RecurringBill, all: KnownBills): readonly number[] {
  const before = all.payments.get(bill.id);
  if (before !== undefined) return before;
  all.payments.set(bill.id, []); // where a circle comes back to it
  const payments = new Set(uncorrected(bill).transactionIds);
  for (const each of bill.corrections) {
    const isOut = each.kind === 'payments' && !each.belong;
    const merged = mergedBy(each, all);
    const named = each.kind === 'payments' ? each.transactionIds : merged ? ownPayments(merged, all) : [];
    for (const payment of named) {
      if (isOut) payments.delete(payment);
      else payments.add(payment);
    }
  }
  const own = [...payments];
  all.payments.set(bill.id, own);
  return own;
}

/** Of a bill that has ended and was merged with one that goes on, the schedule is that of the other. */
function baseOf(bill: RecurringBill, all: KnownBills): BillVerdict {
  const base = uncorrected(bill);
  if (base.nextDate !== null) return base;
  const next = mergedBills(bill, all)
    .map(uncorrected)
    .find(({ nextDate }) => nextDate !== null);
  if (next === undefined) return base;
  const { cycle, amount, currency, nextDate, facts } = next;
  return { ...base, cycle, amount, currency, nextDate, facts, status: 'active' };
}

/** When a bill is due that is paid in another cycle than was found: counted from its last payment, if it has one. */
export function nextDateIn(cycle: BillCycle, found: BillVerdict): LocalDate | null {
  const { nextDate, transactionIds } = found;
  if (nextDate === null || cycle === found.cycle || transactionIds.length === 0) return nextDate;
  const last = instanceBefore(nextDate, found.cycle);
  return (last && instanceFrom(last, cycle, addDays(last, 1))) ?? nextDate;
}

function corrected(base: BillVerdict, { corrections }: RecurringBill): BillVerdict {
  const cycle = setValue(corrections, 'cycle') ?? base.cycle;
  const due = openDate(base, corrections, cycle);
  const end = corrections.find((each) => each.kind === 'paused' || each.kind === 'ended');
  const isOver = end?.kind === 'ended' || (end?.kind === 'paused' && end.until === null);
  const from = end?.kind === 'paused' ? end.until : null;
  // A detection takes a long pause for an end.
  const last = lastPayment(base);
  const start = due ?? (from !== null && last !== undefined && last < from ? last : null);
  const nextDate = start !== null && from !== null && start < from ? (instanceFrom(start, cycle, from) ?? null) : due;
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
      ...base.facts.filter((fact) => !(fact.kind === 'ended' && isActive) && !isSettled(fact, corrections)),
      ...(end?.kind === 'ended' && base.status === 'active' ? [{ kind: 'ended', after: end.on } as const] : []),
    ],
  };
}

/** The next day on which a payment is due that a person has not called paid or skipped. */
function openDate(
  base: BillVerdict,
  corrections: RecurringBill['corrections'],
  cycle: BillVerdict['cycle'],
): LocalDate | null {
  const { nextDate } = base;
  const set = corrections.find((each) => each.kind === 'set' && each.field === 'nextDate');
  let due = nextDateIn(cycle, base);
  if (set?.kind === 'set' && set.field === 'nextDate') {
    const isFound = nextDate !== null && isLater(nextDate, set.before ?? set.value);
    const last = lastPayment(base);
    const isPast = isFound ? !isLater(set.value, nextDate) : last !== undefined && !isLater(set.value, last);
    if (!isPast) due = set.value;
  }
  const start = due;
  if (start === null) return null;
  // Always counted from the start: stepping on from a shorter month would lose the 31st.
  const after = (day: LocalDate) => instanceFrom(start, cycle, addDays(day, SAME_PAYMENT_DAYS + 1)) ?? null;
  while (due !== null && isSettledOn(due, corrections)) due = after(due);
  return due;
}

/** The day after which the payments have ended, if they have. */
function lastPayment({ facts }: BillVerdict): LocalDate | undefined {
  const ended = facts.find(({ kind }) => kind === 'ended');
  return ended?.kind === 'ended' ? ended.after : undefined;
}

/** Whether it is a missing payment that a person has called paid or skipped, or one of a pause. */
function isSettled(fact: BillFact, corrections: RecurringBill['corrections']): boolean {
  if (fact.kind !== 'missed') return false;
  const isPaused = corrections.some(
    (each) => each.kind === 'paused' && fact.on >= dateOf(each.at) && (each.until === null || fact.on < each.until),
  );
  return isPaused || isSettledOn(fact.on, corrections);
}

function isSettledOn(day: LocalDate, corrections: RecurringBill['corrections']): boolean {
  return corrections.some(
    (each) =>
      (each.kind === 'paid' || each.kind === 'skipped') && Math.abs(daysBetween(each.dueOn, day)) <= SAME_PAYMENT_DAYS,
  );
}

function isLater(day: LocalDate, than: LocalDate): boolean {
  return daysBetween(than, day) > SAME_PAYMENT_DAYS;
}
