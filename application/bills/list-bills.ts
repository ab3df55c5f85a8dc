import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { type WhyBill, whyBill } from '../../domain/bills/why-bill.ts';
import { byId } from '../../domain/collections.ts';
import { existing } from '../../domain/error.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { TransactionRepo } from '../../domain/ports/transaction-repo.ts';
import type { RefreshBills } from './refresh-bills.ts';

export interface ShownBill {
  readonly bill: RecurringBill;
  /** Those from which it was detected and that are live, newest first. */
  readonly payments: readonly Transaction[];
  /** All others of the user, by id. */
  readonly others: readonly RecurringBill[];
  readonly why: WhyBill;
}

interface ShowBillPorts {
  readonly bills: Pick<RecurringBillRepo, 'list'>;
  readonly transactions: Pick<TransactionRepo, 'getAll'>;
}

/** One bill of the user with its payments, as the last detection found them. Throws `not_found`. */
export function showBill({ bills, transactions }: ShowBillPorts) {
  return async (userId: number, id: number): Promise<ShownBill> => {
    const all = await bills.list(userId);
    const bill = existing(
      all.find((each) => each.id === id),
      'bill',
    );
    const found = await transactions.getAll(userId, bill.transactionIds);
    const payments = found.toSorted((a, b) => (a.bookedAt < b.bookedAt ? 1 : -1));
    return { bill, payments, others: all.filter((each) => each !== bill), why: whyBill(bill, payments) };
  };
}

/** Every bill of the user by id, archived ones too, as the last detection and the user have left them. */
export function storedBills({ bills }: Pick<ShowBillPorts, 'bills'>) {
  return (userId: number): Promise<readonly RecurringBill[]> => bills.list(userId);
}

export interface ListedBill extends RecurringBill {
  readonly why: WhyBill;
}

/** Every bill of the user, archived ones too, by id, brought up to date. */
export type ListBills = (userId: number) => Promise<readonly ListedBill[]>;

export function listBills({
  bills,
  transactions,
  bringBillsUpToDate,
}: ShowBillPorts & { readonly bringBillsUpToDate: RefreshBills }): ListBills {
  return async (userId) => {
    await bringBillsUpToDate(userId);
    const stored = await bills.list(userId);
    const ids = stored.flatMap(({ transactionIds }) => transactionIds);
    const known = byId(await transactions.getAll(userId, ids));
    return stored.map((bill) => {
      const payments = bill.transactionIds.flatMap((id) => known.get(id) ?? []);
      return { ...bill, why: whyBill(bill, payments) };
    });
  };
}
