import type { Timestamp } from '../calendar.ts';
import { counted } from '../collections.ts';
import { bestAssignment, type Offer } from '../matching/best-assignment.ts';
import type { New } from '../new.ts';
import type { DetectedBill } from './detection/detected-bill.ts';
import type { RecurringBill } from './recurring-bill.ts';

/** The detected bills of a user after a detection. Stored ones that are not in `kept` are gone. */
export interface ReconciledBills {
  /** Stored bills that stay, in the order in which they were given. */
  readonly kept: readonly RecurringBill[];
  readonly added: readonly New<RecurringBill>[];
}

/** A pure decision about the stored detected bills of a user, which have unique ids. */
export type Reconcile = (stored: readonly RecurringBill[]) => ReconciledBills;

/**
 * Decides which stored detected bill each newly found bill is. Two bills are the same by the payments that they share:
 * of all ways to give each stored bill to at most one found bill, the one with the most shared payments in total is
 * chosen; of several, one with the fewest archived bills. Name, price and cycle do not matter.
 *
 * - A bill that is found again keeps its id and `createdAt`. If it is archived, it stays so: a detection neither makes
 *   nor loses a person's verdict.
 * - A found bill that shares no payment with a stored bill left over for it is added.
 * - A stored bill that is not found again goes, unless it is archived. An archived one stays, and expects no payment.
 *
 * The result is the same for every order of `stored`, whose ids are unique.
 */
export function reconcileBills(
  stored: readonly RecurringBill[],
  found: readonly New<RecurringBill>[],
): ReconciledBills {
  const storedIds = bestAssignment(offers(stored, found));
  const again = new Map([...storedIds].map(([index, id]) => [id, found[index]!]));
  return {
    kept: stored.flatMap((bill) => {
      const found = again.get(bill.id);
      if (found !== undefined) return [foundAgain(bill, found)];
      return bill.status === 'archived' ? [{ ...bill, nextDate: null }] : [];
    }),
    added: found.filter((_, index) => !storedIds.has(index)),
  };
}

function foundAgain({ id, userId, createdAt, status }: RecurringBill, found: New<RecurringBill>): RecurringBill {
  return { ...found, id, userId, createdAt, status: status === 'archived' ? status : found.status };
}

/**
 * What it is worth that a found bill (by position) is a stored one (by id): shared payments count first, archiving
 * second.
 */
function offers(stored: readonly RecurringBill[], found: readonly New<RecurringBill>[]): readonly Offer[] {
  const holders = holdersOfPayments(stored);
  const archived = new Set(stored.filter(({ status }) => status === 'archived').map(({ id }) => id));
  return found.flatMap(({ transactionIds }, taker) => {
    const shared = counted([...new Set(transactionIds)].flatMap((payment) => holders.get(payment) ?? []));
    return [...shared]
      .sort(([a], [b]) => a - b)
      .map(([item, count]) => ({ taker, item, weight: count * (found.length + 1) + (archived.has(item) ? 0 : 1) }));
  });
}

/** The ids of the stored bills that hold each payment; archived bills may hold one that another bill holds too. */
function holdersOfPayments(stored: readonly RecurringBill[]): ReadonlyMap<number, readonly number[]> {
  const held = stored.flatMap(({ id, transactionIds }) =>
    [...new Set(transactionIds)].map((payment) => ({ payment, id })),
  );
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
    createdAt: at,
    updatedAt: at,
  };
}
