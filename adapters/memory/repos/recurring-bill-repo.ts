import { billPayment } from '../../../domain/bills/bill-payment.ts';
import type { Reconcile } from '../../../domain/bills/reconcile-bills.ts';
import { BILL_CYCLES, BILL_STATUSES, type BillFact, type RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type {
  BillDetectionState,
  BillWithPayment,
  RecurringBillRepo,
} from '../../../domain/ports/recurring-bill-repo.ts';
import {
  currencyCode,
  date,
  integer,
  listOf,
  nullable,
  oneOf,
  positiveInteger,
  share,
  text,
  timestamp,
} from '../columns.ts';
import { ConstraintError } from '../constraint-error.ts';
import type { Session, Writer } from '../database.ts';
import { findTransaction } from '../ledger.ts';
import { ownedTable } from '../owned-table.ts';
import { requireLiveUser } from '../references.ts';
import { accountsOf } from './account-repo.ts';
import { ledgerOf } from './transaction-repo.ts';

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
    update: (userId, id, change) =>
      session.statement((writer) => BILLS.update(writer, { userId, id, noun: 'bill' }, change)),
    detectionState: async (userId) => session.rows('detections').get(userId),
    replaceDetected: (userId, state, reconcile) =>
      session.statement((writer) => {
        requireLiveUser(writer, userId);
        const stored = writer.rows('detections').get(userId);
        if (stored !== undefined && isOlder(state, stored)) return;
        replace(writer, userId, reconcile);
        writer.change('detections').set(userId, stateRow(state));
      }),
  };
}

function withPayments(
  view: Pick<Session, 'rows'>,
  bill: RecurringBill,
  hiddenAccountIds: ReadonlySet<number>,
): BillWithPayment {
  const ledger = ledgerOf(view, bill.userId);
  const payments = bill.transactionIds.map((id) => findTransaction(ledger, id));
  const last = payments.at(-1);
  const known = payments.filter((payment) => payment !== undefined);
  const isHidden = known.length > 0 && known.every(({ bankAccountId }) => hiddenAccountIds.has(bankAccountId));
  return { bill, lastPayment: last && billPayment(last), isHidden };
}

/** Compares the revisions, and the days if the revisions are equal. */
function isOlder(state: BillDetectionState, than: BillDetectionState): boolean {
  if (state.revision !== than.revision) return state.revision < than.revision;
  return state.asOf < than.asOf;
}

function replace(writer: Writer, userId: number, reconcile: Reconcile): void {
  const stored = BILLS.of(writer, userId).filter(({ source }) => source === 'detected');
  const gone = new Set(stored.map(({ id }) => id));
  const { kept, added } = reconcile(stored);
  for (const { id } of kept) {
    if (!gone.delete(id)) throw new ConstraintError('Only a stored detected bill can be kept, and only once.');
  }
  for (const id of gone) writer.change('bills').delete(id);
  for (const bill of kept) BILLS.put(writer, { ...bill, userId });
  for (const bill of added) BILLS.add(writer, { ...bill, userId });
}

function stateRow({ revision, asOf }: BillDetectionState): BillDetectionState {
  return Object.freeze({ revision: integer(revision), asOf: date(asOf) });
}

const BILLS = ownedTable<RecurringBill>('bills', {
  id: integer,
  userId: integer,
  name: text,
  source: oneOf(['manual', 'detected'] as const),
  cycle: oneOf(BILL_CYCLES),
  amount: positiveInteger,
  currency: currencyCode,
  status: oneOf(BILL_STATUSES),
  nextDate: nullable(date),
  confidence: nullable(share),
  facts: listOf(fact),
  transactionIds: listOf(integer),
  createdAt: timestamp,
  updatedAt: timestamp,
});

function fact(given: BillFact): BillFact {
  if (given.kind === 'missed') return Object.freeze({ kind: given.kind, on: date(given.on) });
  if (given.kind === 'ended') return Object.freeze({ kind: given.kind, after: date(given.after) });
  if (given.kind === 'varies')
    return Object.freeze({
      kind: given.kind,
      least: integer(given.least),
      most: integer(given.most),
      last: integer(given.last),
      on: date(given.on),
    });
  return Object.freeze({ kind: given.kind, from: integer(given.from), to: integer(given.to), on: date(given.on) });
}
