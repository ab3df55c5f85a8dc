import { notFound } from '../../domain/error.ts';
import type { New } from '../../domain/new.ts';
import type { BillDetectionState, RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import { BILL_CYCLES, BILL_STATUSES, type BillFact, type RecurringBill } from '../../domain/recurring-bill.ts';
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
} from './columns.ts';
import { ConstraintError } from './constraint-error.ts';
import type { Session, Writer } from './database.ts';
import { requireLiveUser } from './references.ts';

export function createRecurringBillRepo(session: Session): RecurringBillRepo {
  return {
    add: (bill) => session.statement((writer) => store(writer, { ...bill, id: writer.nextId() })),
    list: async (userId) => billsOf(session, userId),
    update: (userId, id, change) =>
      session.statement((writer) => {
        const bill = writer.rows('bills').get(id);
        if (bill?.userId !== userId) throw notFound('bill');
        return store(writer, { ...change(bill), id, userId });
      }),
    detectionState: async (userId) => session.rows('detections').get(userId),
    replaceDetected: (userId, bills, state) =>
      session.statement((writer) => {
        requireLiveUser(writer, userId);
        const stored = writer.rows('detections').get(userId);
        if (stored !== undefined && isOlder(state, stored)) return;
        replace(writer, userId, bills);
        writer.change('detections').set(userId, stateRow(state));
      }),
  };
}

function billsOf(view: Pick<Session, 'rows'>, userId: number): RecurringBill[] {
  return [...view.rows('bills').values()].filter((bill) => bill.userId === userId);
}

/** The revision decides; of equal ones the day. */
function isOlder(state: BillDetectionState, than: BillDetectionState): boolean {
  if (state.revision !== than.revision) return state.revision < than.revision;
  return state.asOf < than.asOf;
}

function replace(writer: Writer, userId: number, bills: readonly New<RecurringBill>[]): void {
  const detected = billsOf(writer, userId).filter(({ source }) => source === 'detected');
  const byKey = new Map(detected.map((bill) => [bill.detectionKey, bill]));
  const again = new Set(bills.map(({ detectionKey }) => detectionKey));
  for (const bill of detected) {
    if (bill.status !== 'archived' && !again.has(bill.detectionKey)) writer.change('bills').delete(bill.id);
  }
  for (const bill of bills) {
    const known = byKey.get(bill.detectionKey);
    store(writer, known === undefined ? { ...bill, userId, id: writer.nextId() } : foundAgain(bill, known));
  }
}

function foundAgain(bill: New<RecurringBill>, known: RecurringBill): RecurringBill {
  const status = known.status === 'archived' ? 'archived' : bill.status;
  return { ...bill, id: known.id, userId: known.userId, createdAt: known.createdAt, status };
}

function store(writer: Writer, bill: RecurringBill): RecurringBill {
  const row = billRow(bill);
  requireLiveUser(writer, row.userId);
  if ((row.source === 'detected') !== (row.detectionKey !== null)) {
    throw new ConstraintError('Detected bills have a detection key, others have none.');
  }
  const twin = billsOf(writer, row.userId).find(
    ({ id, detectionKey }) => id !== row.id && detectionKey !== null && detectionKey === row.detectionKey,
  );
  if (twin !== undefined) throw new ConstraintError('The user has a bill with this detection key.');
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
    detectionKey: orNull(text, bill.detectionKey),
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

function fact(told: BillFact): BillFact {
  if (told.kind === 'missed') return Object.freeze({ kind: told.kind, on: date(told.on) });
  if (told.kind === 'ended') return Object.freeze({ kind: told.kind, after: date(told.after) });
  return Object.freeze({ kind: told.kind, from: integer(told.from), to: integer(told.to), on: date(told.on) });
}
