import { BILL_CYCLES } from '../../../domain/bills/bill-cycle.ts';
import { BILL_STATUSES } from '../../../domain/bills/recurring-bill.ts';
import type { ValueSchema } from '../../validation/schema.ts';
import { about, CURRENCY, ID, listOf, MONEY, objectOf, refTo, TEXT, TIMESTAMP } from '../openapi/schema-parts.ts';

const DAY: ValueSchema = { type: 'string', format: 'date', examples: ['2026-12-01'] };
const AMOUNT: ValueSchema = { ...MONEY, minimum: 0, examples: [1_599] };
const IDS = listOf(ID);

/** What is said of a bill, in a list of corrections and in a request for one. */
export const CORRECTION_KINDS = ['confirmed', 'payments', 'merged', 'paid', 'skipped', 'paused', 'ended'] as const;

export const BILL_SCHEMAS = {
  Bill: objectOf({
    id: { ...ID, examples: [1051] },
    name: { ...TEXT, description: 'Third parties wrote that of a found bill', examples: ['Netflix'] },
    source: { type: 'string', enum: ['manual', 'detected'], examples: ['detected'] },
    status: {
      type: 'string',
      enum: BILL_STATUSES,
      description: '`inactive`: the payments have ended. `archived`: you have said that it is no bill of yours',
    },
    cycle: { type: 'string', enum: BILL_CYCLES, examples: ['monthly'] },
    amount: about(AMOUNT, 'The next payment, as expected, in minor units', 1_599),
    currency: CURRENCY,
    next_date: { ...DAY, type: ['string', 'null'], description: 'null when no payment is expected' },
    category_id: { ...ID, type: ['integer', 'null'], description: 'As you have set it', examples: [null] },
    bank_account_id: { ...ID, type: ['integer', 'null'], description: 'As you have set it', examples: [null] },
    confidence: {
      type: ['number', 'null'],
      description: 'Probability that it is a bill, 0 to 1; null for one that you have entered',
      examples: [0.98],
    },
    is_possible: about({ type: 'boolean' }, 'Whether it may be no bill; then it is in no total', false),
    because: {
      ...TEXT,
      description: 'What makes it a bill, in a sentence',
      examples: ['3 payments, each a month apart.'],
    },
    doubts: about(listOf(TEXT), 'What makes that uncertain, in sentences', ['Two payments only.']),
    facts: about(listOf(refTo('BillFact')), 'What is worth knowing, such as a new price'),
    transaction_ids: about(IDS, 'Its payments'),
    corrections: about(listOf(refTo('BillCorrection')), 'What you have said of it'),
    created_at: TIMESTAMP,
    updated_at: TIMESTAMP,
  }),
  BillFact: objectOf(
    {
      kind: { type: 'string', enum: ['price_change', 'missed', 'ended', 'varies'] },
      on: about(DAY, 'Of the new price, the payment that was not seen, or the last payment'),
      after: about(DAY, 'The last payment'),
      from: about(AMOUNT, 'The former price'),
      to: about(AMOUNT, 'The new price'),
      least: about(AMOUNT, 'The least of about a year'),
      most: about(AMOUNT, 'The most of about a year'),
      last: about(AMOUNT, 'The last payment'),
    },
    ['on', 'after', 'from', 'to', 'least', 'most', 'last'],
  ),
  BillCorrection: objectOf(
    {
      number: { ...ID, description: 'By which it is taken back', examples: [1] },
      kind: { type: 'string', enum: ['set', ...CORRECTION_KINDS] },
      field: { ...TEXT, description: 'Which member of the bill was set', examples: ['name'] },
      value: { type: ['string', 'integer'], description: 'What it was set to', examples: ['Cinema at home'] },
      transaction_ids: about(IDS, 'The payments that belong to the bill, or do not'),
      belong: { type: 'boolean', description: 'Whether they do' },
      bill_id: { ...ID, description: 'The bill that is this one' },
      due_on: about(DAY, 'The payment that was made, or will not be'),
      until: {
        ...DAY,
        type: ['string', 'null'],
        description: 'The first day of payments after a pause; null for never',
      },
      on: about(DAY, 'The day of the end'),
      created_at: TIMESTAMP,
    },
    ['field', 'value', 'transaction_ids', 'belong', 'bill_id', 'due_on', 'until', 'on'],
  ),
  RecurringIncome: objectOf({
    name: { ...TEXT, description: 'Third parties wrote it', examples: ['Acme Payroll'] },
    status: { type: 'string', enum: BILL_STATUSES.filter((status) => status !== 'archived'), examples: ['active'] },
    cycle: { type: 'string', enum: BILL_CYCLES, examples: ['monthly'] },
    amount: about(AMOUNT, 'The next receipt, as expected, in minor units', 310_000),
    currency: CURRENCY,
    next_date: { ...DAY, type: ['string', 'null'], description: 'null when no receipt is expected' },
    confidence: { type: 'number', description: 'Probability that it comes again and again', examples: [0.98] },
    is_possible: about({ type: 'boolean' }, 'Whether it may be none; then it is in no total', false),
    facts: about(listOf(refTo('BillFact')), 'What is worth knowing, such as a new amount'),
    transaction_ids: about(IDS, 'Its receipts'),
  }),
  BillCalendar: objectOf({
    from: about(DAY, 'The first day of the month', '2026-12-01'),
    to: about(DAY, 'The last one', '2026-12-31'),
    due: about(refTo('CalendarSum'), 'What of the bills is still due'),
    expected_income: about(refTo('CalendarSum'), 'What of the income is still expected'),
    days: about(listOf(refTo('CalendarEntry')), 'Each payment and receipt, by day'),
  }),
  CalendarSum: objectOf({
    currency: about(CURRENCY, 'That of your totals, ISO 4217 code', 'EUR'),
    amount: about(AMOUNT, 'At the latest rates, in minor units', 1_599),
    count: { type: 'integer', minimum: 0, description: 'How many it adds up', examples: [1] },
    left_out: about(
      listOf(objectOf({ currency: CURRENCY, amount: AMOUNT, count: { type: 'integer', minimum: 1, examples: [2] } })),
      'What has no known rate, by currency, in its own minor units',
    ),
    stale_rates: about(
      listOf(objectOf({ currency: CURRENCY, rate_date: { ...DAY, examples: ['2026-10-30'] } })),
      'Rates in use that are more than 7 days old',
    ),
  }),
  CalendarEntry: objectOf({
    date: DAY,
    kind: { type: 'string', enum: ['bill', 'income'], examples: ['bill'] },
    bill_id: { ...ID, type: ['integer', 'null'], description: 'null of an income', examples: [1051] },
    name: { ...TEXT, description: 'Third parties wrote that of what was found', examples: ['Netflix'] },
    amount: about(AMOUNT, 'In minor units of its own currency', 1_599),
    currency: CURRENCY,
    state: {
      type: 'string',
      enum: ['paid', 'received', 'expected', 'possible'],
      description: '`possible`: expected of what may be none, and in no sum',
      examples: ['expected'],
    },
    is_estimate: about({ type: 'boolean' }, 'Whether another amount may come', false),
  }),
};
