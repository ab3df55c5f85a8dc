import type { Database } from './database.ts';
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
}

const BILLS = `select id, name, status, cycle, amount, currency, next_date from recurring_bills where user_id = $1 order by id`;

/** Whether the stored bills are those of today's transactions. */
const IS_CURRENT = `select s.as_of = $2::date and s.revision = u.transaction_revision as is_current
  from bill_detection_state s join users u on u.id = s.user_id where s.user_id = $1`;

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
    await requireCurrent(database, userId);
    const { rows: stored } = await database.query<Bill>({ name: 'bills', text: BILLS, values: [userId] });
    const active = stored.filter((bill) => bill.status === 'active');
    const bills = status === 'active' ? active : [...active, ...stored.filter((bill) => bill.status !== 'active')];
    const monthly = active.reduce((sum, { amount }) => sum + amount, 0);
    const others = bills.length - active.length;
    return {
      text: [
        `${counted(active.length, 'active bill')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}${bills.length > 0 ? ':' : '.'}`,
        ...bills.map((bill) => {
          const next =
            withNext && bill.next_date !== null ? `; next ${dateText(bill.next_date)}, ${money(bill.amount)}` : '';
          const state = bill.status === 'active' ? '' : `, ${bill.status}`;
          return `- "${plain(bill.name)}" (id:${bill.id})${state}: ${money(bill.amount)} ${bill.cycle}${next}`;
        }),
        `Monthly total of the active bills: ${money(monthly)} (${currency})`,
      ].join('\n'),
      structured: {
        bills: bills.map((bill) => ({
          id: bill.id,
          name: plain(bill.name),
          status: bill.status,
          cycle: bill.cycle,
          amount: moneyJson(bill.amount, bill.currency),
          monthly: moneyJson(bill.amount, bill.currency),
          ...(withNext &&
            bill.next_date !== null && {
              next_instance: { date: bill.next_date, amount: moneyJson(bill.amount, bill.currency) },
            }),
          facts: [],
        })),
        active_count: active.length,
        monthly_total: moneyJson(monthly, currency),
        without_cycle: [],
        ...NO_CONVERSIONS,
      },
    };
  },
});

async function requireCurrent(database: Database, userId: number): Promise<void> {
  const state = { name: 'bill state', text: IS_CURRENT, values: [userId, today()] };
  const { rows } = await database.query<{ is_current: boolean }>(state);
  if (rows[0]?.is_current !== true) throw new Error('The bills of this user must be detected first.');
}
