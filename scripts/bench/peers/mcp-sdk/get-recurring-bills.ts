import { hiddenLines } from './accounts.ts';
import { categoriesOf } from './categories.ts';
import { counted, dateText, money, moneyJson, NO_CONVERSIONS, plain, today } from './text.ts';
import { defineTool } from './tool.ts';

interface Args {
  readonly status?: string;
  readonly include_next_instance?: boolean;
}

interface Bill {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly cycle: string;
  readonly amount: number;
  readonly currency: string;
  readonly next_date: string | null;
  readonly confidence: number;
  readonly last_on: string | null;
  readonly last_amount: number;
  readonly category_id: number;
  readonly is_hidden: boolean;
}

interface Row extends Bill {
  readonly hidden_accounts: number;
  readonly is_current: boolean;
}

/** `$2`: today. In every row the number of hidden accounts, and whether the stored bills are those of now. */
const BILLS = `select b.id, b.name, b.status, b.cycle, b.amount, b.currency, b.next_date, b.confidence,
    (last.booked_at at time zone 'UTC')::date as last_on, -last.amount as last_amount, last.category_id,
    case when hidden.ids is null then false else (
      select coalesce(bool_and(t.bank_account_id = any(hidden.ids)), false) from transactions t
      where t.user_id = $1 and t.id = any(b.transaction_ids) and t.deleted_at is null
    ) end as is_hidden,
    coalesce(cardinality(hidden.ids), 0) as hidden_accounts,
    coalesce(s.as_of = $2::date and s.revision = u.transaction_revision, false) as is_current
  from users u
  cross join (
    select array_agg(id) as ids from bank_accounts where user_id = $1 and hidden and deleted_at is null
  ) hidden
  left join bill_detection_state s on s.user_id = $1
  left join recurring_bills b on b.user_id = $1
  left join transactions last on last.user_id = $1 and last.deleted_at is null
    and last.id = b.transaction_ids[cardinality(b.transaction_ids)]
  where u.id = $1 order by b.id`;

/** Reads stored bills, which are all monthly and up to date in the bench. Detecting them again is Coffer's business. */
export const getRecurringBills = defineTool<Args>({
  name: 'get_recurring_bills',
  description: 'Lists bills, subscriptions and other recurring payments.',
  inputSchema: {
    type: 'object',
    properties: {
      status: { type: 'string', enum: ['active', 'all'], nullable: true },
      include_next_instance: { type: 'boolean', nullable: true },
    },
    additionalProperties: false,
  },
  async run(database, { id: userId, currency }, { status = 'active', include_next_instance: withNext = true }) {
    const categories = new Map((await categoriesOf(database)).map(({ id, name }) => [id, name]));
    const { rows } = await database.query<Row>({ name: 'bills', text: BILLS, values: [userId, today()] });
    if (rows[0]?.is_current !== true) throw new Error('The bills of this user must be detected first.');
    const stored = rows.filter(({ id }) => id !== null);
    const bills = stored
      .filter((bill) => status === 'all' || (bill.status === 'active' && !bill.is_hidden))
      .sort((a, b) => (placeOf(a) === placeOf(b) ? a.id - b.id : placeOf(a) < placeOf(b) ? -1 : 1));
    const active = bills.filter((bill) => bill.status === 'active');
    const hidden = status === 'all' ? 0 : (rows[0].hidden_accounts ?? 0);
    const monthly = active.reduce((sum, { amount }) => sum + amount, 0);
    const others = bills.length - active.length;
    return {
      text: [
        `${counted(active.length, 'active bill')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}${bills.length > 0 ? ':' : '.'}`,
        ...bills.map((bill) => {
          const next = withNext && bill.next_date !== null ? `; next ${dateText(bill.next_date)}` : '';
          const labels = [
            `"${plain(bill.name)}" (id:${bill.id})`,
            ...(bill.status === 'active' ? [] : [bill.status]),
            ...(bill.is_hidden ? ['hidden'] : []),
            ...(bill.last_on === null ? [] : [`${categories.get(bill.category_id)} (id:${bill.category_id})`]),
          ];
          return `- ${labels.join(', ')}: ${money(bill.amount)} ${bill.cycle}${next}${paidText(bill)}`;
        }),
        `Monthly total of the active bills: ${money(monthly)} (${currency})`,
        ...hiddenLines(hidden),
      ].join('\n'),
      structured: {
        bills: bills.map((bill) => ({
          id: bill.id,
          name: bill.name,
          status: bill.status,
          cycle: bill.cycle,
          amount: moneyJson(bill.amount, bill.currency),
          ...(withNext &&
            bill.next_date !== null && {
              next_instance: { date: bill.next_date },
            }),
          ...(bill.last_on !== null && {
            last_payment: { date: bill.last_on, amount: moneyJson(bill.last_amount, bill.currency) },
            category: categories.get(bill.category_id),
            category_id: bill.category_id,
          }),
          confidence: Number(bill.confidence.toFixed(2)),
          ...(bill.is_hidden && { hidden: true }),
          facts: [],
        })),
        active_count: active.length,
        monthly_total: moneyJson(monthly, currency),
        without_cycle: [],
        ...(hidden > 0 && { hidden_accounts: hidden }),
        ...NO_CONVERSIONS,
      },
    };
  },
});

/** By the day of the next payment; the ones that are not active last. */
function placeOf({ status, next_date: next }: Bill): string {
  return status === 'active' ? (next ?? '~') : '~~';
}

function paidText(bill: Bill): string {
  if (bill.last_on === null) return '';
  const amount = bill.last_amount === bill.amount ? '' : `${money(bill.last_amount)} on `;
  return `; last paid ${amount}${dateText(bill.last_on)}`;
}
