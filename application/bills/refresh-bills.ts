import { billFromDetection } from '../../domain/bill-from-detection.ts';
import { addMonths, dateOf, type LocalDate } from '../../domain/calendar.ts';
import type { CategoryRepo } from '../../domain/ports/category-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { PrintedTransaction, TransactionReader } from '../../domain/ports/transaction-reader.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { reconcileBills } from '../../domain/reconcile-bills.ts';
import { detectRecurringBills } from '../../domain/recurring-bill-detection/detect-recurring-bills.ts';
import type { RecurringBillObservation } from '../../domain/recurring-bill-detection/observation.ts';

/** Three years, and a month for a late payment. */
const HISTORY_MONTHS = 37;
/** Limits the work for one user. It is far more than a person pays in three years. */
const MAX_TRANSACTIONS = 20_000;

/**
 * Brings the user's detected bills up to date with their committed transactions and with today. Returns at once when
 * neither has changed since the last detection, so every report may call it first.
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
    // The revision is read before the transactions: a commit in between is seen now, and leads to one more detection
    // next time.
    const [revision, state] = await Promise.all([
      ports.users.transactionRevision(userId),
      ports.bills.detectionState(userId),
    ]);
    if (state !== undefined && state.revision === revision && state.asOf === asOf) return;
    const detected = detectRecurringBills(await observe(ports, userId, asOf), asOf);
    const found = detected.map((bill) => billFromDetection(bill, userId, at));
    await ports.bills.replaceDetected(userId, { revision, asOf }, (stored) => reconcileBills(stored, found));
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
  // Transfers between own accounts and card repayments are regular, but they are not bills.
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
