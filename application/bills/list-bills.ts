import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { existing } from '../../domain/error.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { TransactionRepo } from '../../domain/ports/transaction-repo.ts';
import type { Ports } from '../ports.ts';
import type { RefreshBills } from './refresh-bills.ts';

export interface ShownBill {
  readonly bill: RecurringBill;
  /** Those from which it was detected and that are live, newest first. */
  readonly payments: readonly Transaction[];
  /** All others of the user, by id. */
  readonly others: readonly RecurringBill[];
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
    const payments = await transactions.getAll(userId, bill.transactionIds);
    return {
      bill,
      payments: payments.toSorted((a, b) => (a.bookedAt < b.bookedAt ? 1 : -1)),
      others: all.filter((each) => each !== bill),
    };
  };
}

/** Every bill of the user, archived ones too, by id, brought up to date. */
export type ListBills = (userId: number) => Promise<readonly RecurringBill[]>;

export function listBills({
  bills,
  bringBillsUpToDate,
}: Pick<Ports, 'bills'> & { readonly bringBillsUpToDate: RefreshBills }): ListBills {
  return async (userId) => {
    await bringBillsUpToDate(userId);
    return bills.list(userId);
  };
}
