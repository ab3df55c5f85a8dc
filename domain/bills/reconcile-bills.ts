import type { LocalDate, Timestamp } from '../calendar.ts';
import { counted } from '../collections.ts';
import { bestAssignment, type Offer } from '../matching/best-assignment.ts';
import type { New } from '../new.ts';
import { byHand, isTwin, paidByHand } from './bill-by-hand.ts';
import { correctedBills, paymentOwners, uncorrected } from './corrected-bill.ts';
import type { DetectedBill } from './detection/detected-bill.ts';
import type { RecurringBillObservation } from './detection/observation.ts';
import { withReturnedPayments } from './gone-payments.ts';
import type { BillVerdict, RecurringBill } from './recurring-bill.ts';

/** The bills of a user after a detection or a correction. Stored ones that are not in `kept` are gone. */
export interface ReconciledBills {
  /** Stored bills that stay, in the order in which they were given. */
  readonly kept: readonly RecurringBill[];
  readonly added: readonly New<RecurringBill>[];
}

/** A pure decision about the stored bills of a user, which have unique ids. */
export type Reconcile = (stored: readonly RecurringBill[]) => ReconciledBills;

/** What was seen on a day. */
export interface SeenBills {
  readonly found: readonly New<RecurringBill>[];
  /** All payments and other rows, if the user has bills entered by hand, or with payments that are gone. */
  readonly observations: readonly RecurringBillObservation<number>[];
  readonly today: LocalDate;
}

/**
 * Decides which stored bill each newly found bill is. Two bills are the same by the payments that they share: of all
 * ways to give each stored bill to at most one found bill, the one with the most shared payments in total is chosen; of
 * several, one with the fewest archived bills. Name, price and cycle do not matter, but for bills entered by hand that
 * had no payment yet (`isTwin`).
 *
 * - A bill that is found again keeps its id and `createdAt`. If it is archived, it stays so: a detection neither makes
 *   nor loses a person's verdict. What a person has corrected stays so.
 * - A found bill that shares no payment with a stored bill left over for it is added, without payments that a person
 *   has given to another bill.
 * - A stored bill that is not found again goes, unless it is archived, corrected or entered by hand. Only one that was
 *   entered by hand still expects a payment.
 *
 * The result is the same for every order of `before`, the stored bills, whose ids are unique.
 */
export function reconcileBills(before: readonly RecurringBill[], seen: SeenBills): ReconciledBills {
  const { found } = seen;
  const stored = withReturnedPayments(before, seen.observations);
  const storedIds = bestAssignment(offers(stored, found));
  const again = new Map([...storedIds].map(([index, id]) => [id, found[index]!]));
  const entered = stored.filter(({ id, source }) => source === 'manual' && !again.has(id));
  const paid = paidByHand(entered, seen.observations, new Set(found.flatMap(({ transactionIds }) => transactionIds)));
  const kept = stored.flatMap((bill) => {
    const same = again.get(bill.id);
    if (same !== undefined) return [foundAgain(bill, same)];
    if (bill.source === 'manual') return [notFound(bill, byHand(bill, paid.get(bill.id) ?? [], seen.today))];
    const isKept = bill.status === 'archived' || bill.corrections.length > 0;
    return isKept ? [notFound(bill, { ...uncorrected(bill), status: 'inactive', nextDate: null })] : [];
  });
  const owners = paymentOwners(kept);
  return {
    kept: correctedBills(kept),
    added: found.filter((_, index) => !storedIds.has(index)).flatMap((bill) => withoutPayments(bill, owners)),
  };
}

function foundAgain(bill: RecurringBill, same: New<RecurringBill>): RecurringBill {
  const found = uncorrected({ ...same, id: bill.id });
  const entered = bill.source === 'manual' ? { name: uncorrected(bill).name, confidence: null } : {};
  return { ...bill, found: { ...found, ...entered }, updatedAt: same.updatedAt };
}

function notFound(bill: RecurringBill, found: BillVerdict): RecurringBill {
  return { ...bill, found };
}

/** Fewer payments are no bill. */
const PAYMENTS_MIN = 2;

function withoutPayments(bill: New<RecurringBill>, owners: ReadonlyMap<number, number>): readonly New<RecurringBill>[] {
  const transactionIds = bill.transactionIds.filter((payment) => !owners.has(payment));
  if (transactionIds.length === bill.transactionIds.length) return [bill];
  return transactionIds.length < PAYMENTS_MIN ? [] : [{ ...bill, transactionIds }];
}

/**
 * What it is worth that a found bill (by position) is a stored one (by id): shared payments count first, archiving
 * second. Being the twin of a bill entered by hand is worth more than all payments: a person has added it since. Where
 * payments are gone, the same name is worth less than any.
 */
function offers(stored: readonly RecurringBill[], found: readonly New<RecurringBill>[]): readonly Offer[] {
  const holders = holdersOfPayments(stored);
  const unpaid = stored.filter((bill) => bill.source === 'manual' && bill.transactionIds.length === 0);
  const archived = new Set(stored.filter(({ status }) => status === 'archived').map(({ id }) => id));
  return found.flatMap((bill, taker) => {
    const payments = [...new Set(bill.transactionIds)];
    const twins = unpaid.filter((each) => isTwin(uncorrected(each), bill) || isTwin(each, bill)).map(({ id }) => id);
    const shared = counted(payments.flatMap((payment) => holders.get(payment) ?? []));
    const alike = stored.filter((each) => each.gone.length > 0 && isAlike(each, bill) && !shared.has(each.id));
    return [
      ...[...shared, ...twins.map((id) => [id, payments.length + 1] as const)].map(
        ([item, count]) => [item, count * (2 * found.length + 1)] as const,
      ),
      ...alike.map(({ id }) => [id, 1] as const),
    ]
      .sort(([a], [b]) => a - b)
      .map(([item, worth]) => ({ taker, item, weight: worth + (archived.has(item) ? 0 : 1) }));
  });
}

function isAlike(bill: RecurringBill, { name, currency }: New<RecurringBill>): boolean {
  const before = uncorrected(bill);
  return before.name === name && before.currency === currency;
}

/**
 * The ids of the stored bills that hold each payment; archived bills may hold one that another bill holds too. What was
 * moved into a found bill was found with another one.
 */
function holdersOfPayments(stored: readonly RecurringBill[]): ReadonlyMap<number, readonly number[]> {
  const held = stored.flatMap((bill) => {
    const moved = bill.source === 'manual' ? bill.transactionIds : [];
    return [...new Set([...uncorrected(bill).transactionIds, ...moved])].map((payment) => ({ payment, id: bill.id }));
  });
  const byPayment = Map.groupBy(held, ({ payment }) => payment);
  return new Map([...byPayment].map(([payment, holders]) => [payment, holders.map(({ id }) => id)]));
}

/** The bill to store for what the detector found among the user's transactions. */
export function billFromDetection(found: DetectedBill<number>, userId: number, at: Timestamp): New<RecurringBill> {
  const { name, cycle, amount, currency, status, nextDate, confidence, facts, transactionIds } = found;
  return {
    userId,
    name,
    source: 'detected',
    cycle,
    amount,
    currency,
    status,
    nextDate: status === 'active' ? nextDate : null,
    confidence,
    facts,
    transactionIds,
    found: null,
    corrections: [],
    lastCorrection: 0,
    gone: [],
    createdAt: at,
    updatedAt: at,
  };
}
