import { addMonths, dateOf, type LocalDate, type Timestamp } from '../../domain/calendar.ts';
import type { New } from '../../domain/new.ts';
import type { CategoryRepo } from '../../domain/ports/category-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { PrintedTransaction, TransactionReader } from '../../domain/ports/transaction-reader.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import type { RecurringBill } from '../../domain/recurring-bill.ts';
import {
  type DetectedBill,
  detectRecurringBills,
  type RecurringBillObservation,
} from '../../domain/recurring-bill-detection.ts';

/** Two payments of an annual bill, with room for a late one, and then some. */
const HISTORY_MONTHS = 37;
/** Bounds the work for one user; far above what a person pays in three years. */
const MAX_TRANSACTIONS = 20_000;

/**
 * Makes the user's detected bills those of their committed transactions as of today. Does nothing when neither has moved since the last
 * time, so that a tool may call it before each answer.
 */
export type RefreshBills = (userId: number) => Promise<void>;

export interface RefreshBillsPorts {
  readonly users: UserRepo;
  readonly bills: RecurringBillRepo;
  readonly transactionReader: TransactionReader;
  readonly categories: CategoryRepo;
  readonly clock: Clock;
}

export function refreshBills(ports: RefreshBillsPorts): RefreshBills {
  return async (userId) => {
    const at = ports.clock.now();
    const asOf = dateOf(at);
    // The revision is read before the transactions: what commits in between is seen now, and once more next time.
    const [revision, state] = await Promise.all([
      ports.users.transactionRevision(userId),
      ports.bills.detectionState(userId),
    ]);
    if (state !== undefined && state.revision === revision && state.asOf === asOf) return;
    const [observations, stored] = await Promise.all([observe(ports, userId, asOf), ports.bills.list(userId)]);
    const keyOf = keyFinder(stored.filter(({ source }) => source === 'detected'));
    const found = detectRecurringBills(observations, asOf).map((bill) => toBill(bill, userId, keyOf(bill), at));
    await ports.bills.replaceDetected(userId, found, { revision, asOf });
  };
}

async function observe(
  { transactionReader, categories }: RefreshBillsPorts,
  userId: number,
  asOf: LocalDate,
): Promise<RecurringBillObservation<number>[]> {
  const filter = { from: addMonths(asOf, -HISTORY_MONTHS), to: asOf };
  const [rows, tree] = await Promise.all([
    transactionReader.list(userId, filter, { offset: 0, limit: MAX_TRANSACTIONS }),
    categories.list(),
  ]);
  // Transfers between own accounts and card repayments are regular, and no bills.
  const ignored = new Set(tree.filter(({ accountable }) => accountable === 0).map(({ id }) => String(id)));
  return rows.filter((row) => !ignored.has(row.categoryId)).map(toObservation);
}

function toObservation(row: PrintedTransaction): RecurringBillObservation<number> {
  return {
    id: Number(row.id),
    bookedOn: dateOf(row.bookedAt),
    amount: Number(row.amount),
    currency: row.currency,
    description: row.description,
    merchantName: row.merchantName,
    accountId: row.bankAccountId,
  };
}

type KeyOf = (bill: DetectedBill<number>) => string;

/**
 * A bill is the stored one that it shares most payments with, so that it keeps its id, and an archived one its verdict, whatever a new
 * payment does to its name or rhythm. Each stored key is given once.
 */
function keyFinder(stored: readonly RecurringBill[]): KeyOf {
  const free = new Map(stored.map((bill) => [bill.detectionKey ?? '', new Set(bill.transactionIds)]));
  return (bill) => {
    let best = { key: `${bill.merchantKey}|${bill.currency}|${bill.transactionIds[0]}`, shared: 0 };
    for (const [key, ids] of free) {
      const shared = bill.transactionIds.filter((id) => ids.has(id)).length;
      if (shared > best.shared) best = { key, shared };
    }
    free.delete(best.key);
    return best.key;
  };
}

function toBill(bill: DetectedBill<number>, userId: number, detectionKey: string, at: Timestamp): New<RecurringBill> {
  const { name, cycle, amount, status, nextDate, confidence, facts, transactionIds } = bill;
  return {
    userId,
    name,
    source: 'detected',
    detectionKey,
    cycle,
    amount,
    currency: bill.currency,
    status,
    nextDate: status === 'active' ? nextDate : null,
    confidence,
    facts,
    transactionIds,
    createdAt: at,
    updatedAt: at,
  };
}
