import type { ListTransactionsQuery } from '../../../application/transactions/list-transactions.ts';
import type { TransactionReferences } from '../../../application/transactions/transaction-references.ts';
import { EARLIEST_DATE, parseLocalDate } from '../../../domain/calendar.ts';
import {
  DESCRIPTION_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  TRANSACTION_TYPES,
  type TransactionType,
} from '../../../domain/ledger/transaction.ts';
import { parseCurrency } from '../../../domain/money/currency.ts';
import type { MinorUnits } from '../../../domain/money/money.ts';
import type { ValueSchema } from '../../validation/schema.ts';
import { REQUESTED_ID } from '../endpoint/id-paging.ts';
import { paginationEnvelope } from '../endpoint/pagination.ts';
import { createRoute, deleteRoute, listRoute, type Resource, updateRoute } from '../endpoint/resource-routes.ts';
import type { Route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { MAX_INTEGER } from '../openapi/schema-parts.ts';
import type { RestUseCases } from '../rest-use-cases.ts';
import { transactionPageJson } from './transaction-page-json.ts';

/** Specification 4.2 to 4.5. */
export function transactionRoutes(useCases: RestUseCases, baseUrl: string): readonly Route[] {
  return [listing(useCases, baseUrl), creation(useCases), change(useCases), deletion(useCases)];
}

const TRANSACTIONS = {
  path: '/v1/transactions',
  tag: { name: 'Transactions', description: 'Money that came in or went out.' },
  noun: 'transaction',
} as const satisfies Resource;

/** Items per page, unless the request asks for fewer (contract 2.2). */
const PER_PAGE_MAX = 30;

/** A search for more could match no description. */
const SEARCH_MAX_CHARACTERS = 500;

const NOTES: ValueSchema = {
  type: ['string', 'null'],
  format: 'storable-text',
  maxLength: NOTES_MAX_CHARACTERS,
  examples: ['Split with Ada'],
};

type ListQuery = {
  readonly page?: number;
  readonly 'per-page'?: number;
  readonly include?: readonly string[];
  readonly 'filter[text]'?: string;
  readonly 'filter[bank_account_id]'?: number;
  readonly 'filter[type]'?: TransactionType;
  readonly 'filter[category]'?: number;
  readonly 'base-fiat'?: string;
};

function listing({ transactions }: RestUseCases, baseUrl: string): Route {
  return listRoute<ListQuery>(TRANSACTIONS, {
    operationId: 'listTransactions',
    summary: 'List transactions',
    description:
      'Returns booked and pending transactions, newest first, without deleted ones and those of deleted accounts. ' +
      'A page past the end is empty.',
    query: {
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
    },
    schema: resource('TransactionPage'),
    async handle({ userId, query, queryString }) {
      const wanted = listTransactionsQuery(query);
      const list = await transactions.listTransactions(userId, wanted);
      const { page, perPage } = wanted;
      const { total } = list;
      const envelope = paginationEnvelope({
        path: `${baseUrl}${TRANSACTIONS.path}`,
        queryString,
        page,
        perPage,
        count: list.rows.length,
        total,
      });
      return transactionPageJson(list, envelope);
    },
  });
}

function listTransactionsQuery(query: ListQuery): ListTransactionsQuery {
  const text = query['filter[text]'];
  const bankAccountId = query['filter[bank_account_id]'];
  const type = query['filter[type]'];
  const categoryId = query['filter[category]'];
  const baseCurrency = parseCurrency(query['base-fiat'] ?? '');
  const include = query.include ?? [];
  return {
    filter: {
      ...(text !== undefined && { text }),
      ...(bankAccountId !== undefined && { bankAccountId }),
      ...(type !== undefined && { type }),
      ...(categoryId !== undefined && { categoryId }),
    },
    // Every list ends before this, so a larger number says nothing more.
    page: Math.min(query.page ?? 1, MAX_INTEGER),
    perPage: Math.min(query['per-page'] ?? PER_PAGE_MAX, PER_PAGE_MAX),
    include: {
      category: include.includes('category'),
      bankAccount: include.includes('bankAccount'),
      bank: include.includes('bankAccount.bank'),
    },
    ...(baseCurrency && { baseCurrency }),
  };
}

type CreateBody = {
  readonly amount: MinorUnits;
  readonly bank_account_id: number;
  readonly booked_at: string;
  readonly description: string;
  readonly currency?: string;
  readonly notes?: string | null;
  readonly category_id?: number;
};

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
} as const;

function creation({ transactions }: RestUseCases): Route {
  return createRoute<CreateBody>(TRANSACTIONS, {
    operationId: 'createTransaction',
    summary: 'Create a transaction',
    description: 'Works only on your manual accounts, whose balance moves by the amount.',
    body: NEW_TRANSACTION,
    responses: {
      400: {
        description: 'The account is not manual, or the body is not a JSON object.',
        example: { message: 'Transactions can be created only on manual accounts.' },
      },
    },
    checkReferences: (userId, body) => transactions.checkTransactionReferences(userId, referencesOf(body)),
    async handle({ userId, body, idempotent }) {
      const bookedAt = parseLocalDate(body.booked_at);
      if (bookedAt === undefined) throw new Error('The schema accepted an impossible booking date.');
      const { amount, description, notes } = body;
      const input = {
        ...referencesOf(body),
        amount,
        bankAccountId: body.bank_account_id,
        bookedAt,
        description,
        notes,
      };
      return transactions.createTransaction(userId, input, idempotent);
    },
  });
}

function referencesOf(body: Partial<CreateBody>): TransactionReferences {
  return {
    bankAccountId: body.bank_account_id,
    categoryId: body.category_id,
    currency: parseCurrency(body.currency ?? ''),
    bookedAt: parseLocalDate(body.booked_at ?? ''),
  };
}

type UpdateBody = {
  readonly category_id?: number;
  readonly notes?: string | null;
};

function change({ transactions }: RestUseCases): Route {
  return updateRoute<UpdateBody>(TRANSACTIONS, {
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
    checkReferences: (userId, { category_id }) =>
      transactions.checkTransactionReferences(userId, { categoryId: category_id }),
    handle: ({ userId, id, body: { category_id, notes } }) =>
      transactions.updateTransaction(userId, id, { categoryId: category_id, notes }),
  });
}

function deletion({ transactions }: RestUseCases): Route {
  return deleteRoute(TRANSACTIONS, {
    operationId: 'deleteTransaction',
    summary: 'Delete a transaction',
    description: 'Cannot be undone. On a manual account the balance moves back by the amount.',
    responses: { 422: { description: 'The balance would leave ±(2^53−1) minor units.', example: OUT_OF_RANGE } },
    handle: ({ userId, id }) => transactions.deleteTransaction(userId, id),
  });
}

const OUT_OF_RANGE = {
  message: 'The amount would leave the range of ±(2^53−1) minor units.',
  errors: { amount: ['The amount would leave the range of ±(2^53−1) minor units.'] },
};
