import type { ListTransactionsQuery } from '../../../application/transactions/list-transactions.ts';
import type { TransactionReferences } from '../../../application/transactions/transaction-references.ts';
import { EARLIEST_DATE } from '../../../domain/calendar.ts';
import {
  DESCRIPTION_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  TRANSACTION_TYPES,
} from '../../../domain/ledger/transaction.ts';
import { parseCurrency } from '../../../domain/money/currency.ts';
import type { ObjectSchema, ValueOf, ValueSchema } from '../../validation/schema.ts';
import { REQUESTED_ID } from '../endpoint/id-paging.ts';
import { paginationEnvelope } from '../endpoint/pagination.ts';
import {
  createRoute,
  deleteRoute,
  listRoute,
  type Resource,
  readRoute,
  updateRoute,
} from '../endpoint/resource-routes.ts';
import { BALANCE_OUT_OF_RANGE, type Call, type QueryParameters, type Route, refusal } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { MAX_INTEGER } from '../openapi/schema-parts.ts';
import { refundLinksJson, transactionPageJson } from './transaction-page-json.ts';

const TRANSACTIONS = {
  path: '/v1/transactions',
  tag: { name: 'Transactions', description: 'Money that came in or went out.' },
  noun: 'transaction',
} as const satisfies Resource;

/** Items per page, unless the request asks for fewer (contract 2.2). */
const PER_PAGE_MAX = 30;

/** A search for more could match no description. */
const SEARCH_MAX_CHARACTERS = 500;

const NOTES = {
  type: ['string', 'null'],
  format: 'storable-text',
  maxLength: NOTES_MAX_CHARACTERS,
  examples: ['Split with Ada'],
} as const satisfies ValueSchema;

const LIST_PARAMETERS = {
  page: { type: 'integer', minimum: 1, default: 1, description: 'Page number, counted from 1' },
  'per-page': {
    type: 'integer',
    minimum: 1,
    default: PER_PAGE_MAX,
    description: `Items per page. More than ${PER_PAGE_MAX} counts as ${PER_PAGE_MAX}`,
  },
  include: {
    type: 'array',
    items: { type: 'string', enum: ['category', 'bankAccount', 'bankAccount.bank'] },
    description: 'What to add to each item: names separated by commas. The parameter may be repeated',
    examples: [['category']],
  },
  'filter[text]': {
    type: 'string',
    format: 'storable-text',
    maxLength: SEARCH_MAX_CHARACTERS,
    description:
      'Part of the description or the merchant’s name. Letter case and accents make no difference. An empty text ' +
      'filters nothing',
  },
  'filter[bank_account_id]': { ...REQUESTED_ID, description: 'Id of a bank account' },
  'filter[type]': { type: 'string', enum: TRANSACTION_TYPES },
  'filter[category]': { ...REQUESTED_ID, description: 'Id of a category. Its sub-categories are included' },
  'base-fiat': {
    type: 'string',
    format: 'currency-code',
    description:
      'ISO 4217 code of the currency to convert amounts into, each at the rate of its booking date. ' +
      'An item that cannot be converted keeps its own amount and currency, and is counted in `conversion`',
    examples: ['EUR'],
  },
} as const satisfies QueryParameters;

function listTransactionsQuery(query: Call<typeof LIST_PARAMETERS>['query']): ListTransactionsQuery {
  const include = query.include ?? [];
  return {
    filter: {
      text: query['filter[text]'],
      bankAccountId: query['filter[bank_account_id]'],
      type: query['filter[type]'],
      categoryId: query['filter[category]'],
    },
    // Every list ends before this, so a larger number says nothing more.
    page: Math.min(query.page ?? 1, MAX_INTEGER),
    perPage: Math.min(query['per-page'] ?? PER_PAGE_MAX, PER_PAGE_MAX),
    include: {
      category: include.includes('category'),
      bankAccount: include.includes('bankAccount'),
      bank: include.includes('bankAccount.bank'),
    },
    baseCurrency: parseCurrency(query['base-fiat'] ?? ''),
  };
}

const NEW_TRANSACTION = {
  type: 'object',
  title: 'NewTransaction',
  properties: {
    amount: {
      type: 'integer',
      minimum: -MAX_INTEGER,
      maximum: MAX_INTEGER,
      not: { const: 0 },
      description: 'In minor units of the currency, such as cents. Negative for an expense, positive for income',
      examples: [-4250],
    },
    bank_account_id: { ...REQUESTED_ID, description: 'One of your manual accounts', examples: [12] },
    booked_at: {
      type: 'string',
      format: 'date',
      description: `YYYY-MM-DD, from ${EARLIEST_DATE} on`,
      examples: ['2026-11-20'],
    },
    description: {
      type: 'string',
      format: 'storable-text',
      'x-trimmed-length': { minimum: 1, maximum: DESCRIPTION_MAX_CHARACTERS },
      description: 'White space at both ends is removed before the characters are counted',
      examples: ['Weekly shopping'],
    },
    currency: {
      type: 'string',
      format: 'currency-code',
      description: 'ISO 4217 code in any letter case. The account’s currency when left out',
      examples: ['EUR'],
    },
    notes: NOTES,
    category_id: {
      ...REQUESTED_ID,
      description: 'An id from `GET /v1/transaction-categories`. The uncategorised category when left out',
      examples: [101],
    },
  },
  required: ['amount', 'bank_account_id', 'booked_at', 'description'],
} as const satisfies ObjectSchema;

function referencesOf(body: Partial<ValueOf<typeof NEW_TRANSACTION>>): TransactionReferences {
  return {
    bankAccountId: body.bank_account_id,
    categoryId: body.category_id,
    currency: parseCurrency(body.currency ?? ''),
    bookedAt: body.booked_at,
  };
}

/** Specification 4.2 to 4.5. */
export const TRANSACTION_ROUTES: readonly Route[] = [
  listRoute(TRANSACTIONS, {
    operationId: 'listTransactions',
    summary: 'List transactions',
    description:
      'Returns booked and pending transactions, newest first, without deleted ones and those of deleted accounts. ' +
      'A page past the end is empty.',
    query: LIST_PARAMETERS,
    schema: resource('TransactionPage'),
    async handle({ transactions, baseUrl }, { userId, query, queryString }) {
      const wanted = listTransactionsQuery(query);
      const list = await transactions.listTransactions(userId, wanted);
      const { page, perPage } = wanted;
      const { rows, total } = list;
      const path = `${baseUrl}${TRANSACTIONS.path}`;
      const envelope = paginationEnvelope({ path, queryString, page, perPage, count: rows.length, total });
      return transactionPageJson(list, envelope);
    },
  }),
  createRoute(TRANSACTIONS, {
    operationId: 'createTransaction',
    summary: 'Create a transaction',
    description: 'Works only on your manual accounts, whose balance moves by the amount.',
    body: NEW_TRANSACTION,
    responses: {
      400: refusal(
        'The account is not manual, or the body is not a JSON object.',
        'Transactions can be created only on manual accounts.',
      ),
    },
    checkReferences: ({ transactions }, userId, body) =>
      transactions.checkTransactionReferences(userId, referencesOf(body)),
    handle: ({ transactions }, { userId, body, idempotent }) => {
      const { amount, booked_at: bookedAt, description, notes } = body;
      const input = {
        ...referencesOf(body),
        bankAccountId: body.bank_account_id,
        amount,
        bookedAt,
        description,
        notes,
      };
      return transactions.createTransaction(userId, input, idempotent);
    },
  }),
  updateRoute(TRANSACTIONS, {
    operationId: 'updateTransaction',
    summary: 'Change category or notes',
    description:
      'Works on any of your transactions, on connected accounts too. Fields that are left out keep their value.',
    body: {
      type: 'object',
      title: 'TransactionChanges',
      properties: {
        category_id: { ...REQUESTED_ID, description: 'An id from `GET /v1/transaction-categories`', examples: [102] },
        notes: { ...NOTES, description: 'null removes them' },
      },
    },
    checkReferences: ({ transactions }, userId, { category_id }) =>
      transactions.checkTransactionReferences(userId, { categoryId: category_id }),
    handle: ({ transactions }, { userId, id, body: { category_id, notes } }) =>
      transactions.updateTransaction(userId, id, { categoryId: category_id, notes }),
  }),
  deleteRoute(TRANSACTIONS, {
    operationId: 'deleteTransaction',
    summary: 'Delete a transaction',
    description: 'Cannot be undone. On a manual account the balance moves back by the amount.',
    responses: { 422: BALANCE_OUT_OF_RANGE },
    handle: ({ transactions }, { userId, id }) => transactions.deleteTransaction(userId, id),
  }),
  readRoute(TRANSACTIONS, {
    suffix: '/refunds',
    operationId: 'showRefunds',
    summary: 'Show what was refunded',
    description: 'Of a refund, the purchase that it gives back, if one matches. Of a purchase, its refunds.',
    schema: resource('RefundLinks'),
    handle: async ({ transactions }, { userId, id }) => refundLinksJson(await transactions.findRefunds(userId, id)),
  }),
];
