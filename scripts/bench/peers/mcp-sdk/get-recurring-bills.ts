import { categories, select } from '../store.ts';
import { defineTool, money, NO_CONVERSIONS, today } from './tool.ts';

interface Args {
  readonly status?: string;
  readonly include_next_instance?: boolean;
}

interface Row {
  readonly id: number | null;
  readonly name: string;
  readonly status: string;
  readonly cycle: string;
  readonly amount: number;
  readonly currency: string;
  readonly next_date: string;
  readonly confidence: number;
  readonly last_on: string;
  readonly last_amount: number;
  readonly category_id: number;
  readonly is_current: boolean;
}

/** `$2`: today. In every row, whether the stored bills are those of now. */
const BILLS = `select b.id, b.name, b.status, b.cycle, b.amount, b.currency, b.next_date, b.confidence,
    (last.booked_at at time zone 'UTC')::date as last_on, -last.amount as last_amount, last.category_id,
    coalesce(s.as_of = $2::date and s.revision = u.transaction_revision, false) as is_current
  from users u
  left join bill_detection_state s on s.user_id = $1
  left join recurring_bills b on b.user_id = $1
  left join transactions last on last.user_id = $1 and last.deleted_at is null
    and last.id = b.transaction_ids[cardinality(b.transaction_ids)]
  where u.id = $1 order by b.next_date, b.id`;

/** Reads stored bills, which are all monthly, active and current in the bench. Detecting them is Coffer's business. */
export const getRecurringBills = defineTool<Args>(
  'get_recurring_bills',
  'Lists bills, subscriptions and other recurring payments.',
  {
    status: { type: 'string', enum: ['active', 'all'], nullable: true },
    include_next_instance: { type: 'boolean', nullable: true },
  },
  async ({ id: userId, currency }, { status = 'active', include_next_instance: withNext = true }) => {
    const rows = await select<Row>('bills', BILLS, [userId, today()]);
    if (rows[0]?.is_current !== true) throw new Error('The bills of this user must be detected first.');
    const bills = rows.filter((bill) => bill.id !== null && (status === 'all' || bill.status === 'active'));
    return {
      bills: bills.map((bill) => ({
        id: bill.id,
        name: bill.name,
        status: bill.status,
        cycle: bill.cycle,
        amount: money(bill.amount, bill.currency),
        ...(withNext && { next_instance: { date: bill.next_date } }),
        last_payment: {
          date: bill.last_on,
          ...(bill.last_amount !== bill.amount && { amount: money(bill.last_amount, bill.currency) }),
        },
        category: categories.get(bill.category_id)?.name,
        category_id: bill.category_id,
        confidence: Number(bill.confidence.toFixed(2)),
        facts: [],
      })),
      active_count: bills.length,
      monthly_total: sumOf(bills, currency),
      due: DUE_DAYS.map((days) => {
        const due = bills.filter((bill) => bill.next_date <= dayAfter(days));
        return { days, total: sumOf(due, currency), count: due.length };
      }),
      without_cycle: [],
      ...NO_CONVERSIONS,
    };
  },
);

const DUE_DAYS = [7, 14, 30];

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function sumOf(bills: readonly Row[], currency: string) {
  return money(
    bills.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  );
}
