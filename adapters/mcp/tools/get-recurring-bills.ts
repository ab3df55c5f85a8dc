import type { BillOverview, RecurringBills } from '../../../application/bills/report-bills.ts';
import { formatDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/currency.ts';
import { formatMoney } from '../../../domain/money.ts';
import { BILL_CYCLES, BILL_STATUSES, type BillFact } from '../../../domain/recurring-bill.ts';
import { CONVERSION_PROPERTIES, conversionJson, conversionLines } from '../conversion-notes.ts';
import { counted } from '../counted.ts';
import { moneyJson, moneySchema } from '../money-json.ts';
import { plainText, quoted } from '../quoted-text.ts';
import { defineTool } from '../tool.ts';

interface Args {
  readonly status?: 'active' | 'all';
  readonly include_next_instance?: boolean;
}

/** Specification 4.10. */
export const getRecurringBillsTool = defineTool<Args>({
  name: 'get_recurring_bills',
  title: 'Recurring bills',
  description:
    'Lists the person’s bills, subscriptions and other recurring payments, detected in their transactions or entered by hand. ' +
    'Use it for what is due next, what subscriptions cost, whether a price changed, and, with status "all", what has ended; for past payments, search get_transactions for the name. ' +
    'Lists active bills only, unless status is "all"; include_next_instance false leaves out the next payments. ' +
    'Returns each bill’s name, id, amount per cycle and next payment, and the monthly total of the active bills in the person’s currency.',
  inputSchema: {
    type: 'object',
    properties: {
      status: {
        type: 'string',
        description: 'active, or all: inactive and archived ones too',
        enum: ['active', 'all'],
        default: 'active',
      },
      include_next_instance: { type: 'boolean', description: 'Include the next upcoming payment', default: true },
    },
  },
  outputSchema: {
    type: 'object',
    properties: {
      bills: {
        type: 'array',
        description: 'Active ones first',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            name: { type: 'string', description: 'Written by third parties' },
            status: { type: 'string', enum: BILL_STATUSES },
            cycle: { type: 'string', enum: BILL_CYCLES },
            amount: moneySchema('Amount of each payment'),
            monthly: moneySchema('Amount per month; absent when the cycle is unknown'),
            next_instance: {
              type: 'object',
              description: 'Absent when not expected or not requested',
              properties: {
                date: { type: 'string', description: 'YYYY-MM-DD' },
                amount: moneySchema('Expected amount'),
              },
              required: ['date', 'amount'],
            },
            facts: {
              type: 'array',
              description: 'Such as a changed price or a missed payment',
              items: { type: 'string' },
            },
          },
          required: ['id', 'name', 'status', 'cycle', 'amount', 'facts'],
        },
      },
      active_count: { type: 'integer', description: 'Number of active bills' },
      monthly_total: moneySchema('Of the active bills'),
      without_cycle: {
        type: 'array',
        description: 'Ids of active bills not in the total because their cycle is unknown',
        items: { type: 'integer' },
      },
      ...CONVERSION_PROPERTIES,
    },
    required: ['bills', 'active_count', 'monthly_total', 'without_cycle', 'left_out', 'stale_rates'],
    additionalProperties: false,
  },
  run: async (useCases, caller, { status = 'active', include_next_instance: includeNextInstance = true }) => {
    const bills = await useCases.reportBills(caller, { status, includeNextInstance });
    return { text: textOf(bills), structured: structuredOf(bills) };
  },
});

function textOf(recurring: RecurringBills): string {
  const { bills, monthlyTotal, withoutCycle } = recurring;
  const active = activeCount(recurring);
  const others = bills.length - active;
  const listed = `${counted(active, 'active bill')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}`;
  return [
    `${listed}${bills.length > 0 ? ':' : '.'}`,
    ...bills.map(lineOf),
    `Monthly total of the active bills: ${formatMoney(monthlyTotal.amount, monthlyTotal.currency)} (${monthlyTotal.currency})`,
    ...(withoutCycle.length > 0 ? [`Not in the total, because the cycle is unknown: ${named(withoutCycle)}.`] : []),
    ...conversionLines(recurring, 'bill'),
  ].join('\n');
}

function lineOf(bill: BillOverview): string {
  const { id, name, status, cycle, amount, currency, nextDate, facts } = bill;
  const money = formatMoney(amount, currency);
  const parts = [
    `${money}${cycle === 'unknown' ? ', cycle unknown' : ` ${cycle}`}${monthlyText(bill)}`,
    ...(nextDate === undefined ? [] : [`next ${formatDate(nextDate)}, ${money}`]),
    ...facts.map((fact) => factText(fact, currency)),
  ];
  return `- ${quoted(name)} (id:${id})${status === 'active' ? '' : `, ${status}`}: ${parts.join('; ')}`;
}

function monthlyText({ cycle, monthly, currency }: BillOverview): string {
  return monthly === undefined || cycle === 'monthly' ? '' : ` (${formatMoney(monthly, currency)} a month)`;
}

function factText(fact: BillFact, currency: CurrencyCode): string {
  if (fact.kind === 'ended') return `ended after ${formatDate(fact.after)}`;
  if (fact.kind === 'missed') return `the payment expected on ${formatDate(fact.on)} was not seen`;
  if (fact.kind === 'varies') {
    const [least, most, last] = [fact.least, fact.most, fact.last].map((amount) => formatMoney(amount, currency));
    return `varies ${least}–${most}, last paid ${last} on ${formatDate(fact.on)}`;
  }
  const [from, to] = [formatMoney(fact.from, currency), formatMoney(fact.to, currency)];
  return `price changed from ${from} to ${to} on ${formatDate(fact.on)}`;
}

function named(bills: readonly BillOverview[]): string {
  return bills.map(({ name, id }) => `${quoted(name)} (id:${id})`).join(', ');
}

function activeCount({ bills }: RecurringBills): number {
  return bills.filter((bill) => bill.status === 'active').length;
}

function structuredOf(recurring: RecurringBills): Record<string, unknown> {
  const { bills, monthlyTotal, withoutCycle } = recurring;
  return {
    bills: bills.map(billJson),
    active_count: activeCount(recurring),
    monthly_total: moneyJson(monthlyTotal.amount, monthlyTotal.currency),
    without_cycle: withoutCycle.map((bill) => bill.id),
    ...conversionJson(recurring),
  };
}

function billJson(bill: BillOverview): Record<string, unknown> {
  const { id, name, status, cycle, amount, currency, monthly, nextDate, facts } = bill;
  return {
    id,
    name: plainText(name),
    status,
    cycle,
    amount: moneyJson(amount, currency),
    ...(monthly === undefined ? {} : { monthly: moneyJson(monthly, currency) }),
    ...(nextDate === undefined ? {} : { next_instance: { date: nextDate, amount: moneyJson(amount, currency) } }),
    facts: facts.map((fact) => factText(fact, currency)),
  };
}
