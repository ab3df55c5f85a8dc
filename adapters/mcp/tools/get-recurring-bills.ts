import type { BillOverview, DueWithin, RecurringBills } from '../../../application/bills/report-bills.ts';
import { BILL_CYCLES } from '../../../domain/bills/bill-cycle.ts';
import type { BillPayment } from '../../../domain/bills/bill-payment.ts';
import { ageSentence, sinceSentence } from '../../../domain/bills/bills-age.ts';
import {
  BILL_STATUSES,
  type BillFact,
  isCounted,
  isEstimate,
  isPossible,
} from '../../../domain/bills/recurring-bill.ts';
import { daysBetween, formatDate, type LocalDate } from '../../../domain/calendar.ts';
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
    'Returns each bill’s name, id, category, amount per cycle, next and last payment, and, in the person’s currency, ' +
    'the monthly total of the active bills and what is due within 7, 14 and 30 days; "about" marks an estimate, ' +
    'where amounts vary, "possible" what may be none and is in no total.',
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
      is_up_to_date: { type: 'boolean', description: 'If false, ask again' },
      as_of: { type: 'string', description: 'Their day then, if any' },
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
            due_dates: {
              type: 'array',
              description: 'All days of the next five weeks, if there are several',
              items: { type: 'string' },
            },
            last_payment: {
              type: 'object',
              properties: { date: { type: 'string' }, amount: moneySchema('Paid, if it was another amount') },
            },
            category: { type: 'string' },
            category_id: { type: 'integer' },
            confidence: { type: 'number', description: 'Probability that it is one; absent if entered by hand' },
            is_possible: { type: 'boolean' },
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
      active_count: { type: 'integer' },
      monthly_total: moneySchema('Without hidden and possible ones; an estimate if one of them is'),
      due: {
        type: 'array',
        description: 'Every payment from today to days later, of weekly bills several: days, total, count',
        items: { type: 'object' },
      },
      without_cycle: {
        type: 'array',
        description: 'Ids of bills not in the total because their cycle is unknown',
        items: { type: 'integer' },
      },
      ...NOTES_PROPERTIES,
    },
    required: ['bills', 'active_count', 'monthly_total', 'due', 'without_cycle', 'left_out', 'stale_rates'],
    additionalProperties: false,
  },
  run: async (useCases, caller, { status = 'active', include_next_instance: includeNextInstance = true }) => {
    const bills = await useCases.bills.reportBills(caller, { status, includeNextInstance });
    return { text: textOf(bills), structured: structuredOf(bills), isPassing: bills.age !== undefined };
  },
});

function textOf(recurring: RecurringBills): string {
  const { bills, monthlyTotal, withoutCycle, age, since } = recurring;
  const counting = bills.filter((bill) => isCounted(bill) && !bill.isHidden);
  const about = counting.some(isEstimate) ? 'about ' : '';
  const active = activeCount(recurring);
  const others = bills.length - active;
  const listed = `${counted(active, 'active bill')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}`;
  return [
    ...(age === undefined ? [] : [ageSentence(age)]),
    ...(since === undefined ? [] : [sinceSentence(since)]),
    `${listed}${bills.length > 0 ? ':' : '.'}`,
    ...bills.map((bill) => lineOf(bill, recurring.today)),
    `Monthly total of the active bills: ${about}${formatMoney(monthlyTotal.amount, monthlyTotal.currency)} ` +
      `(${monthlyTotal.currency})`,
    ...(bills.some(({ status, isHidden }) => status === 'active' && isHidden) ? [HIDDEN] : []),
    ...(bills.some((bill) => bill.status === 'active' && isPossible(bill)) ? [POSSIBLE] : []),
    ...(counting.length > 0 ? [`Due within ${recurring.dueWithin.map(dueText).join('; ')}.`] : []),
    ...(withoutCycle.length > 0 ? [`Not in the total, because the cycle is unknown: ${named(withoutCycle)}.`] : []),
    ...hiddenLines(recurring.hiddenAccounts),
    ...conversionLines(recurring, 'bill'),
  ].join('\n');
}

const HIDDEN = 'Hidden bills are not in the total.';
const POSSIBLE = 'Possible bills are in no total.';

/** `7 days: $12.00 in 2 payments`. */
function dueText({ days, total }: DueWithin): string {
  return `${days} days: ${formatMoney(total.amount, total.currency)} in ${counted(total.count, 'payment')}`;
}

function lineOf(bill: BillOverview, today: LocalDate): string {
  const { id, name, status, cycle, amount, currency, nextDate, lastPayment, category, isHidden, facts } = bill;
  const money = `${isEstimate(bill) ? 'about ' : ''}${formatMoney(amount, currency)}`;
  const labels = [
    `${quoted(name)} (id:${id})`,
    ...(isPossible(bill) ? ['possible, not counted'] : []),
    ...(status === 'active' ? [] : [status]),
    ...(isHidden ? ['hidden'] : []),
    ...(category === undefined ? [] : [`${category.name} (id:${category.id})`]),
  ];
  const parts = [
    `${money}${rangeText(bill, today)}${cycle === 'unknown' ? ', cycle unknown' : ` ${cycle}`}${monthlyText(bill)}`,
    ...(nextDate === undefined ? [] : [`next ${formatDate(nextDate)}`]),
    ...(lastPayment === undefined ? [] : [paidText(lastPayment, bill)]),
    ...facts.filter(({ kind }) => kind !== 'varies').map((fact) => factText(fact, currency, today)),
  ];
  return `- ${labels.join(', ')}: ${parts.join('; ')}`;
}

/** ` (varies $64.10–$106.00)`; empty unless the amount varies. */
function rangeText({ facts, currency }: BillOverview, today: LocalDate): string {
  return facts
    .filter(({ kind }) => kind === 'varies')
    .map((fact) => ` (${factText(fact, currency, today)})`)
    .join('');
}

/** Without the amount where it is the bill's own, unless that one is an estimate. */
function paidText(payment: BillPayment, bill: BillOverview): string {
  const { amount, currency, on } = payment;
  return `last paid ${isOfBill(payment, bill) ? '' : `${formatMoney(amount, currency)} on `}${formatDate(on)}`;
}

function isOfBill({ amount, currency }: BillPayment, bill: BillOverview): boolean {
  return amount === bill.amount && currency === bill.currency && !isEstimate(bill);
}

function monthlyText({ cycle, monthly, currency }: BillOverview): string {
  return monthly === undefined || cycle === 'monthly' ? '' : ` (${formatMoney(monthly, currency)} a month)`;
}

function factText(fact: BillFact, currency: CurrencyCode, today: LocalDate): string {
  if (fact.kind === 'ended') return `ended after ${formatDate(fact.after)}`;
  if (fact.kind === 'missed')
    return `the payment expected on ${formatDate(fact.on)}${ageText(fact.on, today)} was not seen`;
  if (fact.kind === 'varies') return `varies ${formatMoney(fact.least, currency)}–${formatMoney(fact.most, currency)}`;
  const [from, to] = [formatMoney(fact.from, currency), formatMoney(fact.to, currency)];
  return `price changed from ${from} to ${to} on ${formatDate(fact.on)}`;
}

/** ` (8 months ago)`; empty for what was expected less than two months ago. */
function ageText(day: LocalDate, today: LocalDate): string {
  const months = Math.floor(daysBetween(day, today) / 30);
  return months < 2 ? '' : ` (${months} months ago)`;
}

function named(bills: readonly BillOverview[]): string {
  return bills.map(({ name, id }) => `${quoted(name)} (id:${id})`).join(', ');
}

function activeCount({ bills }: RecurringBills): number {
  return bills.filter((bill) => bill.status === 'active').length;
}

function structuredOf(recurring: RecurringBills): Record<string, unknown> {
  const { bills, monthlyTotal, withoutCycle, age } = recurring;
  return {
    ...(age === undefined ? {} : { is_up_to_date: false }),
    ...(age?.asOf === undefined ? {} : { as_of: age.asOf }),
    bills: bills.map((bill) => billJson(bill, recurring.today)),
    active_count: activeCount(recurring),
    monthly_total: moneyJson(monthlyTotal.amount, monthlyTotal.currency),
    due: recurring.dueWithin.map(({ days, total }) => ({
      days,
      total: moneyJson(total.amount, total.currency),
      count: total.count,
    })),
    without_cycle: withoutCycle.map((bill) => bill.id),
    ...notesJson(recurring),
  };
}

function billJson(bill: BillOverview, today: LocalDate): Record<string, unknown> {
  const {
    id,
    name,
    status,
    cycle,
    amount,
    currency,
    monthly,
    nextDate,
    dueDates,
    lastPayment,
    category,
    confidence,
    facts,
  } = bill;
  return {
    id,
    name: storedText(name),
    status,
    cycle,
    amount: moneyJson(amount, currency),
    ...(isEstimate(bill) ? { is_estimate: true } : {}),
    ...(monthly === undefined || cycle === 'monthly' ? {} : { monthly: moneyJson(monthly, currency) }),
    ...(nextDate === undefined ? {} : { next_instance: { date: nextDate } }),
    ...(nextDate === undefined || dueDates.length < 2 ? {} : { due_dates: dueDates }),
    ...(lastPayment === undefined ? {} : { last_payment: paymentJson(lastPayment, bill) }),
    ...(category === undefined ? {} : { category: category.name, category_id: category.id }),
    ...(confidence === null ? {} : { confidence: Number(confidence.toFixed(2)) }),
    ...(isPossible(bill) ? { is_possible: true } : {}),
    ...(bill.isHidden ? { hidden: true } : {}),
    facts: facts.map((fact) => factText(fact, currency, today)),
  };
}

function paymentJson(payment: BillPayment, bill: BillOverview): Record<string, unknown> {
  const { on, amount, currency } = payment;
  return { date: on, ...(isOfBill(payment, bill) ? {} : { amount: moneyJson(amount, currency) }) };
}
