import { billPayment } from '../../../domain/bills/bill-payment.ts';
import type { Reconcile } from '../../../domain/bills/reconcile-bills.ts';
import { BILL_CYCLES, BILL_STATUSES, type BillFact, type RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import { notFound } from '../../../domain/error.ts';
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
  oneOf,
  orNull,
  positiveInteger,
  share,
  text,
  timestamp,
} from '../columns.ts';
import { ConstraintError } from '../constraint-error.ts';
import type { Session, Writer } from '../database.ts';
import { findTransaction } from '../ledger.ts';
import { requireLiveUser } from '../references.ts';
import { accountsOf } from './account-repo.ts';
import { ledgerOf } from './transaction-repo.ts';

export function createRecurringBillRepo(session: Session): RecurringBillRepo {
  return {
    add: (bill) => session.statement((writer) => store(writer, { ...bill, id: writer.nextId() })),
    list: async (userId) => billsOf(session, userId),
    listWithPayments: async (userId) => {
      const hidden = accountsOf(session, userId).filter((account) => account.hidden);
      const hiddenIds = new Set(hidden.map(({ id }) => id));
      return {
        bills: billsOf(session, userId).map((bill) => withPayments(session, bill, hiddenIds)),
        hiddenAccounts: hidden.length,
        transactionRevision: session.rows('revisions').get(userId) ?? 0,
        detectionState: session.rows('detections').get(userId),
      };
    },
    update: (userId, id, change) =>
      session.statement((writer) => {
        const bill = writer.rows('bills').get(id);
        if (bill?.userId !== userId) throw notFound('bill');
        return store(writer, { ...change(bill), id, userId });
      }),
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

function billsOf(view: Pick<Session, 'rows'>, userId: number): RecurringBill[] {
  return [...view.rows('bills').values()].filter((bill) => bill.userId === userId);
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
  const stored = billsOf(writer, userId).filter(({ source }) => source === 'detected');
  const gone = new Set(stored.map(({ id }) => id));
  const { kept, added } = reconcile(stored);
  for (const { id } of kept) {
    if (!gone.delete(id)) throw new ConstraintError('Only a stored detected bill can be kept, and only once.');
  }
  for (const id of gone) writer.change('bills').delete(id);
  for (const bill of kept) store(writer, { ...bill, userId });
  for (const bill of added) store(writer, { ...bill, userId, id: writer.nextId() });
}

function store(writer: Writer, bill: RecurringBill): RecurringBill {
  const row = billRow(bill);
  requireLiveUser(writer, row.userId);
  writer.change('bills').set(row.id, row);
  return row;
}

function stateRow({ revision, asOf }: BillDetectionState): BillDetectionState {
  return Object.freeze({ revision: integer(revision), asOf: date(asOf) });
}

function billRow(bill: RecurringBill): RecurringBill {
  return Object.freeze({
    id: integer(bill.id),
    userId: integer(bill.userId),
    name: text(bill.name),
    source: oneOf(['manual', 'detected'] as const)(bill.source),
    cycle: oneOf(BILL_CYCLES)(bill.cycle),
    amount: positiveInteger(bill.amount),
    currency: currencyCode(bill.currency),
    status: oneOf(BILL_STATUSES)(bill.status),
    nextDate: orNull(date, bill.nextDate),
    confidence: orNull(share, bill.confidence),
    facts: listOf(fact, bill.facts),
    transactionIds: listOf(integer, bill.transactionIds),
    createdAt: timestamp(bill.createdAt),
    updatedAt: timestamp(bill.updatedAt),
  });
}

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
