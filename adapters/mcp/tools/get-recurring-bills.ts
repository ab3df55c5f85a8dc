import type { BillOverview, RecurringBills } from '../../../application/bills/report-bills.ts';
import type { BillPayment } from '../../../domain/bills/bill-payment.ts';
import { BILL_CYCLES, BILL_STATUSES, type BillFact, isEstimate } from '../../../domain/bills/recurring-bill.ts';
import { formatDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { counted } from '../text/counted.ts';
import { moneyJson, moneySchema } from '../text/money-json.ts';
import { conversionLines, hiddenLines, NOTES_PROPERTIES, notesJson } from '../text/notes.ts';
import { quoted, storedText } from '../text/quoted-text.ts';
import { defineTool } from '../tool.ts';

/** Specification 4.10. */
export const getRecurringBillsTool = defineTool({
  name: 'get_recurring_bills',
  title: 'Recurring bills',
  description:
    'Lists the person’s bills, subscriptions and other recurring payments, detected in their transactions or entered ' +
    'by hand. ' +
    'Use it for what is due next, what subscriptions cost, whether a price changed, and, with status "all", what has ' +
    'ended; for past payments, search get_transactions for the name. ' +
    'Lists active bills only, unless status is "all"; include_next_instance false leaves out the next payments. ' +
    'Returns each bill’s name, id, category, amount per cycle, next and last payment, and the monthly total of the ' +
    'active bills in the person’s currency; "about" marks an estimate, where amounts vary.',
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
        description: 'Active ones first, by next payment',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            name: { type: 'string', description: 'Written by third parties' },
            status: { type: 'string', enum: BILL_STATUSES },
            cycle: { type: 'string', enum: BILL_CYCLES },
            amount: moneySchema('Of the next payment; see is_estimate'),
            is_estimate: { type: 'boolean', description: 'True if payments vary; facts name the range' },
            monthly: moneySchema('Amount per month, if the cycle is another one and known'),
            next_instance: {
              type: 'object',
              description: 'Absent when not expected or not requested',
              properties: { date: { type: 'string', description: 'YYYY-MM-DD' } },
              required: ['date'],
            },
            last_payment: {
              type: 'object',
              properties: { date: { type: 'string' }, amount: moneySchema('Paid') },
            },
            category: { type: 'string' },
            category_id: { type: 'integer' },
            confidence: { type: 'number', description: 'Probability that it is a bill; absent if entered by hand' },
            hidden: { type: 'boolean', description: 'True if paid from hidden accounts only' },
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
      monthly_total: moneySchema('Of the active bills; an estimate if one of them is'),
      without_cycle: {
        type: 'array',
        description: 'Ids of active bills not in the total because their cycle is unknown',
        items: { type: 'integer' },
      },
      ...NOTES_PROPERTIES,
    },
    required: ['bills', 'active_count', 'monthly_total', 'without_cycle', 'left_out', 'stale_rates'],
    additionalProperties: false,
  },
  run: async (useCases, caller, { status = 'active', include_next_instance: includeNextInstance = true }) => {
    const bills = await useCases.bills.reportBills(caller, { status, includeNextInstance });
    return { text: textOf(bills), structured: structuredOf(bills) };
  },
});

function textOf(recurring: RecurringBills): string {
  const { bills, monthlyTotal, withoutCycle } = recurring;
  const about = bills.some((bill) => bill.status === 'active' && isEstimate(bill)) ? 'about ' : '';
  const active = activeCount(recurring);
  const others = bills.length - active;
  const listed = `${counted(active, 'active bill')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}`;
  return [
    `${listed}${bills.length > 0 ? ':' : '.'}`,
    ...bills.map(lineOf),
    `Monthly total of the active bills: ${about}${formatMoney(monthlyTotal.amount, monthlyTotal.currency)} ` +
      `(${monthlyTotal.currency})`,
    ...(withoutCycle.length > 0 ? [`Not in the total, because the cycle is unknown: ${named(withoutCycle)}.`] : []),
    ...hiddenLines(recurring.hiddenAccounts),
    ...conversionLines(recurring, 'bill'),
  ].join('\n');
}

function lineOf(bill: BillOverview): string {
  const { id, name, status, cycle, amount, currency, nextDate, lastPayment, category, isHidden, facts } = bill;
  const money = `${isEstimate(bill) ? 'about ' : ''}${formatMoney(amount, currency)}`;
  const labels = [
    `${quoted(name)} (id:${id})`,
    ...(status === 'active' ? [] : [status]),
    ...(isHidden ? ['hidden'] : []),
    ...(category === undefined ? [] : [`${category.name} (id:${category.id})`]),
  ];
  const parts = [
    `${money}${rangeText(bill)}${cycle === 'unknown' ? ', cycle unknown' : ` ${cycle}`}${monthlyText(bill)}`,
    ...(nextDate === undefined ? [] : [`next ${formatDate(nextDate)}`]),
    ...(lastPayment === undefined ? [] : [paidText(lastPayment, bill)]),
    ...facts.filter(({ kind }) => kind !== 'varies').map((fact) => factText(fact, currency)),
  ];
  return `- ${labels.join(', ')}: ${parts.join('; ')}`;
}

/** ` (varies $64.10–$106.00)`; empty unless the amount varies. */
function rangeText({ facts, currency }: BillOverview): string {
  return facts
    .filter(({ kind }) => kind === 'varies')
    .map((fact) => ` (${factText(fact, currency)})`)
    .join('');
}

/** Without the amount where it is the bill's own, unless that one is an estimate. */
function paidText({ amount, currency, on }: BillPayment, bill: BillOverview): string {
  const isSame = amount === bill.amount && currency === bill.currency && !isEstimate(bill);
  return `last paid ${isSame ? '' : `${formatMoney(amount, currency)} on `}${formatDate(on)}`;
}

function monthlyText({ cycle, monthly, currency }: BillOverview): string {
  return monthly === undefined || cycle === 'monthly' ? '' : ` (${formatMoney(monthly, currency)} a month)`;
}

function factText(fact: BillFact, currency: CurrencyCode): string {
  if (fact.kind === 'ended') return `ended after ${formatDate(fact.after)}`;
  if (fact.kind === 'missed') return `the payment expected on ${formatDate(fact.on)} was not seen`;
  if (fact.kind === 'varies') return `varies ${formatMoney(fact.least, currency)}–${formatMoney(fact.most, currency)}`;
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
    ...notesJson(recurring),
  };
}

function billJson(bill: BillOverview): Record<string, unknown> {
  const { id, name, status, cycle, amount, currency, monthly, nextDate, lastPayment, category, confidence, facts } =
    bill;
  return {
    id,
    name: storedText(name),
    status,
    cycle,
    amount: moneyJson(amount, currency),
    ...(isEstimate(bill) ? { is_estimate: true } : {}),
    ...(monthly === undefined || cycle === 'monthly' ? {} : { monthly: moneyJson(monthly, currency) }),
    ...(nextDate === undefined ? {} : { next_instance: { date: nextDate } }),
    ...(lastPayment === undefined ? {} : { last_payment: paymentJson(lastPayment) }),
    ...(category === undefined ? {} : { category: category.name, category_id: category.id }),
    ...(confidence === null ? {} : { confidence: Number(confidence.toFixed(2)) }),
    ...(bill.isHidden ? { hidden: true } : {}),
    facts: facts.map((fact) => factText(fact, currency)),
  };
}

function paymentJson({ on, amount, currency }: BillPayment): Record<string, unknown> {
  return { date: on, amount: moneyJson(amount, currency) };
}
