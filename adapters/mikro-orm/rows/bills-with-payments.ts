import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { BillsWithPayments, BillWithPayment } from '../../../domain/ports/recurring-bill-repo.ts';
import { BILL_COLUMNS, type BillColumns, toListedBill } from './listed-bills.ts';

/**
 * A user's bills by id, each with its last payment and whether hidden accounts alone pay it; in every row, the number
 * of hidden accounts, the user's revision and the state of detection. One row without a bill for a user without bills.
 */
export const LIST_BILLS_WITH_PAYMENTS = {
  name: 'list_bills_with_payments',
  text: `select coalesce(cardinality(hidden.ids), 0), u.transaction_revision, s.revision, s.as_of,
      (last.booked_at at time zone 'UTC')::date, last.amount, last.currency, last.category_id,
      case when hidden.ids is null then false else (
        select coalesce(bool_and(t.bank_account_id = any(hidden.ids)), false) from transactions t
        where t.user_id = $1 and t.id = any(b.transaction_ids) and t.deleted_at is null
      ) end, ${BILL_COLUMNS}
    from users u
    cross join (
      select array_agg(id) as ids from bank_accounts where user_id = $1 and hidden and deleted_at is null
    ) hidden
    left join bill_detection_state s on s.user_id = $1
    left join recurring_bills b on b.user_id = $1
    left join transactions last on last.user_id = $1 and last.deleted_at is null
      and last.id = b.transaction_ids[cardinality(b.transaction_ids)]
    where u.id = $1 order by b.id`,
};

type State = [hiddenAccounts: string, transactionRevision: string, revision: string | null, asOf: LocalDate | null];
type Payment = [on: LocalDate, amount: string, currency: CurrencyCode, categoryId: string] | [null, null, null, null];
type Nulls<Columns extends readonly unknown[]> = { [Place in keyof Columns]: null };

export type BillWithPaymentRow =
  | [...State, ...Payment, isHidden: 't' | 'f', ...BillColumns]
  | [...State, null, null, null, null, 'f', ...Nulls<BillColumns>];

export function toBillsWithPayments(userId: number, rows: readonly BillWithPaymentRow[]): BillsWithPayments {
  const [hiddenAccounts = '0', transactionRevision = '0', revision = null, asOf = null] = rows[0] ?? [];
  return {
    bills: rows.flatMap((row) => toBillWithPayment(userId, row) ?? []),
    hiddenAccounts: Number(hiddenAccounts),
    transactionRevision: Number(transactionRevision),
    detectionState: revision === null || asOf === null ? undefined : { revision: Number(revision), asOf },
  };
}

function toBillWithPayment(userId: number, row: BillWithPaymentRow): BillWithPayment | undefined {
  const [, , , , on, amount, currency, categoryId, isHidden, ...bill] = row;
  if (bill[0] === null) return undefined;
  const lastPayment =
    on === null || currency === null
      ? undefined
      : { on, amount: -Number(amount), currency, categoryId: Number(categoryId) };
  return { bill: toListedBill(userId, bill), lastPayment, isHidden: isHidden === 't' };
}
