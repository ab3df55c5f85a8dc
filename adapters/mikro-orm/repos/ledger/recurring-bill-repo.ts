import type { Reconcile } from '../../../../domain/bills/reconcile-bills.ts';
import type { RecurringBill } from '../../../../domain/bills/recurring-bill.ts';
import type { LocalDate } from '../../../../domain/calendar.ts';
import type { RecurringIncome } from '../../../../domain/income/recurring-income.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type {
  BillDetectionState,
  BillsWithPayments,
  BillWithPayment,
  RecurringBillRepo,
} from '../../../../domain/ports/recurring-bill-repo.ts';
import { StoreError } from '../../connection/database-error.ts';
import type { Session } from '../../connection/session.ts';
import { RECURRING_BILLS } from '../../schema/ledger.ts';
import { requireLiveUser } from '../live-user.ts';
import { addOwned, changingDataOf } from '../owned-rows.ts';

export function createRecurringBillRepo(session: Session): RecurringBillRepo {
  return {
    add: (bill) => changingDataOf(session, bill.userId, (unit) => addOwned(unit, RECURRING_BILLS, bill)),
    list: (userId) => session.rows<RecurringBill>(LIST, [userId]),
    async listWithPayments(userId) {
      return billsWithPayments(await session.rows<BillRow | NoBillRow>(LIST_WITH_PAYMENTS, [userId]));
    },
    async detectionState(userId) {
      const [row] = await session.rows<DetectedRow>(STATE, [userId]);
      return row && stateOf(row);
    },
    replaceAll: (userId, state, reconcile, incomes = []) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, userId);
        // Both lock the row of the state, so that replacements for one user run one after the other.
        if (state === undefined) await unit.rows(LOCK_STATE, [userId]);
        else if ((await unit.change(MOVE_STATE, stateValues(userId, state, incomes))) === 0) return;
        await replace(unit, userId, reconcile);
        unit.changed.dataOf(userId);
      }),
    async incomes(userId) {
      return (await session.rows<{ incomes: readonly RecurringIncome[] }>(INCOMES, [userId]))[0]?.incomes ?? [];
    },
  };
}

const SELECT = `select ${RECURRING_BILLS.select('b')} from recurring_bills b where b.user_id = $1`;

/** By id. */
const LIST = { name: 'list_bills', text: `${SELECT} order by b.id` };

/** By id, held until the transaction ends. */
const LOCK_ALL = { name: 'lock_bills', text: `${SELECT} order by b.id for update` };

const STATE = {
  name: 'bill_detection_state',
  text: `select revision as "detectedRevision", as_of as "detectedAsOf", since as "detectedSince"
    from bill_detection_state where user_id = $1`,
};

interface DetectedRow {
  readonly detectedRevision: number | null;
  readonly detectedAsOf: LocalDate | null;
  readonly detectedSince: LocalDate | null;
}

function stateOf({ detectedRevision: revision, detectedAsOf: asOf, detectedSince: since }: DetectedRow) {
  return revision === null || asOf === null ? undefined : { revision, asOf, ...(since !== null && { since }) };
}

const INCOMES = {
  name: 'recurring_incomes',
  text: 'select incomes from bill_detection_state where user_id = $1',
};

const LOCK_STATE = {
  name: 'lock_bill_detection_state',
  text: 'select from bill_detection_state where user_id = $1 for update',
};

/** Changes no row if the stored state has a newer revision, or the same revision and a later day. */
const MOVE_STATE = {
  text: `insert into bill_detection_state as stored (user_id, revision, as_of, incomes, since)
    values ($1, $2, $3, $4::jsonb, $5)
    on conflict (user_id) do update
      set revision = excluded.revision, as_of = excluded.as_of, incomes = excluded.incomes, since = excluded.since
    where (stored.revision, stored.as_of) <= (excluded.revision, excluded.as_of)`,
};

function stateValues(
  userId: number,
  { revision, asOf, since }: BillDetectionState,
  incomes: readonly RecurringIncome[],
) {
  return [userId, revision, asOf, JSON.stringify(incomes), since ?? null];
}

/** In one statement each for all bills that go, stay and come. */
async function replace(unit: Session, userId: number, reconcile: Reconcile): Promise<void> {
  const stored = await unit.rows<RecurringBill>(LOCK_ALL, [userId]);
  const gone = new Set(stored.map(({ id }) => id));
  const { kept, added } = reconcile(stored);
  for (const { id } of kept) {
    if (!gone.delete(id)) throw new StoreError('Only a stored bill can be kept, and only once.');
  }
  if (gone.size > 0) await RECURRING_BILLS.remove(unit, { userId, id: { $in: [...gone] } });
  await RECURRING_BILLS.overwriteAll(
    unit,
    kept.map((bill) => ({ ...bill, userId })),
  );
  await RECURRING_BILLS.insertAll(
    unit,
    added.map((bill) => ({ ...bill, userId })),
  );
}

/** The last of the ids, which are in order unless a person has corrected the bill. */
const LAST_PAYMENT = `case when b.found is null and b.source = 'detected'
      then b.transaction_ids[cardinality(b.transaction_ids)]
      else (
        select p.id from transactions p where p.user_id = $1 and p.id = any(b.transaction_ids) and p.deleted_at is null
        order by p.booked_at desc, p.id desc limit 1
      ) end`;

/**
 * A user's bills by id, each with its last payment and whether hidden accounts alone pay it; in every row, the number
 * of hidden accounts, the user's revision and the state of detection. One row without a bill for a user without bills.
 */
const LIST_WITH_PAYMENTS = {
  name: 'list_bills_with_payments',
  text: `select coalesce(cardinality(hidden.ids), 0) as "hiddenAccounts",
      u.transaction_revision as "transactionRevision", s.revision as "detectedRevision", s.as_of as "detectedAsOf",
      s.since as "detectedSince",
      (last.booked_at at time zone 'UTC')::date as "paidOn", last.amount as "paidAmount",
      last.currency as "paidCurrency", last.category_id as "paidCategoryId",
      case when hidden.ids is null then false else (
        select coalesce(bool_and(t.bank_account_id = any(hidden.ids)), false) from transactions t
        where t.user_id = $1 and t.id = any(b.transaction_ids) and t.deleted_at is null
      ) end as "isHidden", ${RECURRING_BILLS.select('b')}
    from users u
    cross join (
      select array_agg(id) as ids from bank_accounts where user_id = $1 and hidden and deleted_at is null
    ) hidden
    left join bill_detection_state s on s.user_id = $1
    left join recurring_bills b on b.user_id = $1
    left join transactions last on last.user_id = $1 and last.deleted_at is null
      and last.id = ${LAST_PAYMENT}
    where u.id = $1 order by b.id`,
};

interface OfUser extends DetectedRow {
  readonly hiddenAccounts: number;
  readonly transactionRevision: number;
}

interface Payment {
  readonly paidOn: LocalDate;
  readonly paidAmount: number;
  readonly paidCurrency: CurrencyCode;
  readonly paidCategoryId: number;
}

type BillRow = OfUser & (Payment | { readonly paidOn: null }) & RecurringBill & { readonly isHidden: boolean };
type NoBillRow = OfUser & { readonly id: null };

function billsWithPayments(rows: readonly (BillRow | NoBillRow)[]): BillsWithPayments {
  const [first] = rows;
  const { hiddenAccounts = 0, transactionRevision = 0 } = first ?? {};
  return {
    bills: rows.flatMap((row) => (row.id === null ? [] : [billWithPayment(row)])),
    hiddenAccounts,
    transactionRevision,
    detectionState: first && stateOf(first),
  };
}

function billWithPayment(row: BillRow): BillWithPayment {
  const bill = RECURRING_BILLS.pick(row);
  if (row.paidOn === null) return { bill, lastPayment: undefined, isHidden: row.isHidden };
  const { paidOn: on, paidAmount, paidCurrency: currency, paidCategoryId: categoryId } = row;
  return { bill, lastPayment: { on, amount: -paidAmount, currency, categoryId }, isHidden: row.isHidden };
}
