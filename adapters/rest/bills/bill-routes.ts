import type { ListedBill } from '../../../application/bills/list-bills.ts';
import { type BillCorrection, fieldName, setValue } from '../../../domain/bills/bill-correction.ts';
import { BILL_CYCLES } from '../../../domain/bills/bill-cycle.ts';
import type { BillSaying } from '../../../domain/bills/correct-bill.ts';
import { BILL_AMOUNT_MAX, BILL_NAME_MAX_CHARACTERS, isPossible } from '../../../domain/bills/recurring-bill.ts';
import { invalidField } from '../../../domain/error.ts';
import { parseCurrency } from '../../../domain/money/currency.ts';
import type { ObjectSchema, ValueOf, ValueSchema } from '../../validation/schema.ts';
import { REQUESTED_ID } from '../endpoint/id-paging.ts';
import {
  createRoute,
  deleteRoute,
  listRoute,
  type Resource,
  readRoute,
  updateRoute,
} from '../endpoint/resource-routes.ts';
import { type Route, refusal } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf } from '../openapi/schema-parts.ts';
import { shown } from '../openapi/shown.ts';
import { CORRECTION_KINDS } from './bill-schemas.ts';

const BILLS = {
  path: '/v1/bills',
  tag: { name: 'Bills', description: 'Recurring bills: found in your transactions, or entered and corrected by you.' },
  noun: 'bill',
} as const satisfies Resource;

const DAY = { type: 'string', format: 'date', description: 'YYYY-MM-DD', examples: ['2026-12-01'] } as const;
const PAYMENT = { ...REQUESTED_ID, description: 'be the id of an expense' };
const PAYMENTS = { type: 'array', items: PAYMENT, description: 'Ids of expenses', examples: [[1001]] } as const;

const VALUES = {
  name: {
    type: 'string',
    format: 'storable-text',
    'x-trimmed-length': { minimum: 1, maximum: BILL_NAME_MAX_CHARACTERS },
    examples: ['Rent'],
  },
  amount: {
    type: 'integer',
    minimum: 1,
    maximum: BILL_AMOUNT_MAX,
    description: 'Each payment in minor units of the currency, such as cents. Positive',
    examples: [185_000],
  },
  cycle: { type: 'string', enum: BILL_CYCLES, examples: ['monthly'] },
  currency: { type: 'string', format: 'currency-code', description: 'ISO 4217 code', examples: ['EUR'] },
  next_date: { ...DAY, description: 'The next payment, YYYY-MM-DD' },
} as const satisfies Readonly<Record<string, ValueSchema>>;

const CHANGES = {
  type: 'object',
  title: 'BillChanges',
  properties: {
    ...VALUES,
    category_id: { ...REQUESTED_ID, description: 'An id from `GET /v1/transaction-categories`', examples: [140] },
    bank_account_id: { ...REQUESTED_ID, description: 'The account that pays it', examples: [12] },
    status: {
      type: 'string',
      enum: ['active', 'archived'],
      description: '`archived`: it is no bill of yours, or not any more. `active` takes that back',
      examples: ['archived'],
    },
  },
} as const satisfies ObjectSchema;

const NEW_CORRECTION = {
  type: 'object',
  title: 'NewBillCorrection',
  properties: {
    kind: { type: 'string', enum: [...CORRECTION_KINDS, 'taken_back'], examples: ['skipped'] },
    transaction_ids: { ...PAYMENTS, description: 'For `payments`' },
    belong: { type: 'boolean', description: 'For `payments`: whether they belong to this bill, and so to no other' },
    bill_id: { ...REQUESTED_ID, description: 'For `merged`: the other bill, which gets archived' },
    due_on: { ...DAY, description: 'For `paid` and `skipped`: the expected day; that of the next payment if left out' },
    until: { ...DAY, description: 'For `paused`: the first day of payments again; for good if left out' },
    on: { ...DAY, description: 'For `ended`: the day; today if left out' },
    number: { ...REQUESTED_ID, description: 'For `taken_back`: that of the correction', examples: [1] },
  },
  required: ['kind'],
} as const satisfies ObjectSchema;

/** Contract 10. */
export const BILL_ROUTES: readonly Route[] = [
  listRoute(BILLS, {
    operationId: 'listBills',
    summary: 'List bills',
    description: 'Returns all bills by id, archived ones too. They are brought up to date first.',
    isLive: true,
    schema: listOf(resource('Bill')),
    handle: async ({ bills }, { userId }) => JSON.stringify((await bills.listBills(userId)).map(billJson)),
  }),
  createRoute(BILLS, {
    operationId: 'createBill',
    summary: 'Create a bill',
    description: 'Payments that are made or found under its name later become its payments.',
    body: {
      type: 'object',
      title: 'NewBill',
      properties: {
        ...VALUES,
        transaction_ids: { ...PAYMENTS, description: 'Payments of this bill, and of no other' },
      },
      required: ['name', 'amount', 'cycle'],
    },
    handle: ({ bills }, { userId, body, idempotent }) => {
      const { next_date: nextDate = null, currency = '', transaction_ids: transactionIds, ...entry } = body;
      const input = { ...entry, nextDate, transactionIds, currency: parseCurrency(currency) };
      return bills.createBill(userId, input, idempotent);
    },
  }),
  readRoute(BILLS, {
    operationId: 'showBill',
    summary: 'Show a bill',
    isLive: true,
    schema: resource('Bill'),
    handle: async ({ bills }, { userId, id }) => {
      const { bill, why } = await bills.showBill(userId, id);
      return JSON.stringify(billJson({ ...bill, why }));
    },
  }),
  updateRoute(BILLS, {
    operationId: 'updateBill',
    summary: 'Correct a bill',
    description: 'What you set holds, whatever is found later, and is listed among the corrections of the bill.',
    body: CHANGES,
    checkReferences: ({ transactions }, userId, { category_id: categoryId, bank_account_id: bankAccountId }) =>
      transactions.checkTransactionReferences(userId, { categoryId, bankAccountId }),
    async handle({ bills }, { userId, id, body: { status, ...body } }) {
      // An empty body, too, is refused for a bill that is not there.
      const isArchived = status && status === 'archived';
      await bills.correctBill(userId, id, { kind: 'set', values: valuesOf(body), isArchived });
    },
  }),
  deleteRoute(BILLS, {
    operationId: 'deleteBill',
    summary: 'Delete a bill',
    description: 'Works on bills that you have entered.',
    responses: {
      409: refusal('The bill was found.', 'This bill was found in your transactions. Archive it instead.'),
    },
    handle: ({ bills }, { userId, id }) => bills.removeBill(userId, id),
  }),
  createRoute(BILLS, {
    suffix: '/corrections',
    operationId: 'createBillCorrection',
    summary: 'Say something of a bill',
    description:
      'Returns the number of the correction, which holds whatever is found later. `taken_back` takes one back: the ' +
      'bill becomes what it is without it, and one that was merged is a bill of its own again.',
    body: NEW_CORRECTION,
    async handle({ bills }, { userId, id, body, idempotent }) {
      requireMembers(body);
      return body.kind === 'taken_back'
        ? bills.takeBackCorrection(userId, id, required(body.number, 'number'), idempotent)
        : bills.correctBill(userId, id, sayingOf(body), idempotent);
    },
  }),
];

function valuesOf(body: Omit<ValueOf<typeof CHANGES>, 'status'>) {
  const { next_date: nextDate, category_id: categoryId, bank_account_id: bankAccountId, currency, ...others } = body;
  return { ...others, nextDate, categoryId, bankAccountId, currency: parseCurrency(currency ?? '') };
}

type NewCorrection = ValueOf<typeof NEW_CORRECTION>;

/** What goes with each kind. */
const MEMBERS: Readonly<Record<NewCorrection['kind'], readonly (keyof NewCorrection)[]>> = {
  confirmed: [],
  payments: ['transaction_ids', 'belong'],
  merged: ['bill_id'],
  paid: ['due_on'],
  skipped: ['due_on'],
  paused: ['until'],
  ended: ['on'],
  taken_back: ['number'],
};

function requireMembers(body: NewCorrection): void {
  const allowed = new Set<string>(['kind', ...MEMBERS[body.kind]]);
  const strange = Object.keys(NEW_CORRECTION.properties).find((name) => name in body && !allowed.has(name));
  if (strange !== undefined) throw invalidField(strange, `The ${strange} field does not go with ${body.kind}.`);
}

function sayingOf(body: NewCorrection): BillSaying {
  const { kind, due_on: dueOn, on } = body;
  if (kind === 'paid' || kind === 'skipped') return { kind, ...(dueOn && { dueOn }) };
  if (kind === 'paused') return { kind, until: body.until ?? null };
  if (kind === 'ended') return { kind, ...(on && { on }) };
  if (kind === 'merged') return { kind, billId: required(body.bill_id, 'bill_id') };
  if (kind !== 'payments') return { kind: 'confirmed' };
  const transactionIds = required(body.transaction_ids, 'transaction_ids');
  return { kind, transactionIds, belong: required(body.belong, 'belong') };
}

function required<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw invalidField(field, `The ${field} field is required.`);
  return value;
}

function billJson({ why, ...bill }: ListedBill): object {
  const { corrections } = bill;
  return shown('Bill', {
    ...bill,
    ...why,
    categoryId: setValue(corrections, 'categoryId') ?? null,
    bankAccountId: setValue(corrections, 'bankAccountId') ?? null,
    isPossible: isPossible(bill),
    corrections: corrections.map(correctionJson),
  });
}

function correctionJson({ at, ...said }: BillCorrection): object {
  if (said.kind !== 'set') return { ...said, createdAt: at };
  return { ...said, field: fieldName(said.field), createdAt: at };
}
