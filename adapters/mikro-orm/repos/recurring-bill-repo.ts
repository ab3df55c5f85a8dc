import { LockMode } from '@mikro-orm/core';
import type { Reconcile } from '../../../domain/bills/reconcile-bills.ts';
import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { LocalDate } from '../../../domain/calendar.ts';
import { notFound } from '../../../domain/error.ts';
import type { New } from '../../../domain/new.ts';
import type { RecurringBillRepo } from '../../../domain/ports/recurring-bill-repo.ts';
import { insertBills, overwriteBills, removeBills } from '../bulk-bills.ts';
import { StoreError } from '../database-error.ts';
import { requireLiveUser } from '../live-user.ts';
import { type BillWithPaymentRow, LIST_BILLS_WITH_PAYMENTS, toBillsWithPayments } from '../rows/bills-with-payments.ts';
import { type BillColumns, LIST_BILLS, LOCK_DETECTED_BILLS, toListedBill } from '../rows/listed-bills.ts';
import { RecurringBillRow, recurringBillColumns, toRecurringBill } from '../rows/recurring-bill-row.ts';
import type { Session } from '../session.ts';

export function createRecurringBillRepo(session: Session): RecurringBillRepo {
  return {
    add: (bill) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, bill.userId);
        unit.changed.dataOf(bill.userId);
        return insert(unit, bill);
      }),
    list: (userId) => list(session, userId),
    async listWithPayments(userId) {
      const { rows } = await session.query<BillWithPaymentRow>(LIST_BILLS_WITH_PAYMENTS, [userId]);
      return toBillsWithPayments(userId, rows);
    },
    update: (userId, id, change) =>
      session.atomically(async (unit) => {
        const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
        const row = await unit.orm((em) => em.findOne(RecurringBillRow, { userId, id }, options));
        if (row === null) throw notFound('bill');
        unit.changed.dataOf(userId);
        return overwrite(unit, { ...change(toRecurringBill(row)), id, userId });
      }),
    async detectionState(userId) {
      const { rows } = await session.query<[revision: string, asOf: LocalDate]>(STATE, [userId]);
      const [row] = rows;
      return row && { revision: Number(row[0]), asOf: row[1] };
    },
    replaceDetected: (userId, state, reconcile) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, userId);
        // Locks the row of the state, so that replacements for one user run one after the other.
        const { count } = await unit.query(MOVE_STATE, [userId, state.revision, state.asOf]);
        if (count === 0) return;
        await replace(unit, userId, reconcile);
        unit.changed.dataOf(userId);
      }),
  };
}

const STATE = {
  name: 'bill_detection_state',
  text: 'select revision, as_of from bill_detection_state where user_id = $1',
};

/** Changes no row if the stored state has a newer revision, or the same revision and a later day. */
const MOVE_STATE = {
  text: `insert into bill_detection_state as stored (user_id, revision, as_of) values ($1, $2, $3)
    on conflict (user_id) do update set revision = excluded.revision, as_of = excluded.as_of
    where (stored.revision, stored.as_of) <= (excluded.revision, excluded.as_of)`,
};

async function list(session: Session, userId: number): Promise<readonly RecurringBill[]> {
  const { rows } = await session.query<BillColumns>(LIST_BILLS, [userId]);
  return rows.map((columns) => toListedBill(userId, columns));
}

async function insert(unit: Session, bill: New<RecurringBill>): Promise<RecurringBill> {
  const columns = recurringBillColumns(bill);
  const id = await unit.orm((em) => em.insert(RecurringBillRow, columns));
  return { id, ...columns };
}

async function overwrite(unit: Session, bill: RecurringBill): Promise<RecurringBill> {
  const { userId, id } = bill;
  const columns = recurringBillColumns(bill);
  await unit.orm((em) => em.nativeUpdate(RecurringBillRow, { userId, id }, columns));
  return { id, ...columns };
}

async function replace(unit: Session, userId: number, reconcile: Reconcile): Promise<void> {
  const stored = await lockedDetected(unit, userId);
  const gone = new Set(stored.map(({ id }) => id));
  const { kept, added } = reconcile(stored);
  for (const { id } of kept) {
    if (!gone.delete(id)) throw new StoreError('Only a stored detected bill can be kept, and only once.');
  }
  await removeBills(unit, userId, [...gone]);
  await overwriteBills(unit, userId, kept);
  await insertBills(unit, userId, added);
}

async function lockedDetected(unit: Session, userId: number): Promise<readonly RecurringBill[]> {
  const { rows } = await unit.query<BillColumns>(LOCK_DETECTED_BILLS, [userId]);
  return rows.map((columns) => toListedBill(userId, columns));
}
