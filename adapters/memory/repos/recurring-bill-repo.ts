import { billPayment } from '../../../domain/bills/bill-payment.ts';
import type { Reconcile } from '../../../domain/bills/reconcile-bills.ts';
import { hasPaymentsInOrder, type RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import type {
  BillDetectionState,
  BillWithPayment,
  RecurringBillRepo,
} from '../../../domain/ports/recurring-bill-repo.ts';
import type { Session, View, Writer } from '../database.ts';
import { ConstraintError, frozen, refuseUnless } from '../frozen.ts';
import { findTransaction, ledgerOf } from '../ledger.ts';
import { ownedTable } from '../owned-table.ts';
import { requireLiveUser } from '../references.ts';
import { accountsOf } from './account-repo.ts';

export function createRecurringBillRepo(session: Session): RecurringBillRepo {
  return {
    add: (bill) => session.statement((writer) => BILLS.add(writer, bill)),
    list: async (userId) => BILLS.of(session, userId),
    listWithPayments: async (userId) => {
      const hidden = accountsOf(session, userId).filter((account) => account.hidden);
      const hiddenIds = new Set(hidden.map(({ id }) => id));
      return {
        bills: BILLS.of(session, userId).map((bill) => withPayments(session, bill, hiddenIds)),
        hiddenAccounts: hidden.length,
        transactionRevision: session.rows('revisions').get(userId) ?? 0,
        detectionState: session.rows('detections').get(userId),
      };
    },
    detectionState: async (userId) => session.rows('detections').get(userId),
    replaceAll: (userId, state, reconcile, incomes = []) =>
      session.statement((writer) => {
        requireLiveUser(writer, userId);
        const stored = writer.rows('detections').get(userId);
        if (state !== undefined && stored !== undefined && isOlder(state, stored)) return;
        replace(writer, userId, reconcile);
        if (state === undefined) return;
        writer.change('detections').set(userId, frozen(state));
        writer.change('incomes').set(userId, frozen(incomes));
      }),
    incomes: async (userId) => session.rows('incomes').get(userId) ?? [],
  };
}

function withPayments(view: View, bill: RecurringBill, hiddenAccountIds: ReadonlySet<number>): BillWithPayment {
  const ledger = ledgerOf(view, bill.userId);
  const payments = bill.transactionIds.map((id) => findTransaction(ledger, id));
  const known = payments.filter((payment) => payment !== undefined);
  const last = hasPaymentsInOrder(bill) ? payments.at(-1) : known.toSorted(byDay).at(-1);
  const isHidden = known.length > 0 && known.every(({ bankAccountId }) => hiddenAccountIds.has(bankAccountId));
  return { bill, lastPayment: last && billPayment(last), isHidden };
}

function byDay(a: Transaction, b: Transaction): number {
  return a.bookedAt < b.bookedAt ? -1 : a.bookedAt > b.bookedAt ? 1 : a.id - b.id;
}

/** Compares the revisions, and the days if the revisions are equal. */
function isOlder(state: BillDetectionState, than: BillDetectionState): boolean {
  if (state.revision !== than.revision) return state.revision < than.revision;
  return state.asOf < than.asOf;
}

function replace(writer: Writer, userId: number, reconcile: Reconcile): void {
  const stored = BILLS.of(writer, userId);
  const gone = new Set(stored.map(({ id }) => id));
  const { kept, added } = reconcile(stored);
  for (const { id } of kept) {
    if (!gone.delete(id)) throw new ConstraintError('Only a stored bill can be kept, and only once.');
  }
  for (const id of gone) writer.change('bills').delete(id);
  for (const bill of kept) BILLS.put(writer, { ...bill, userId });
  for (const bill of added) BILLS.add(writer, { ...bill, userId });
}

const BILLS = ownedTable<RecurringBill>('bills', {
  check: (_, { amount }) => refuseUnless(amount > 0, 'The amount of a bill is not positive.'),
});
