import type { ListTransactionsQuery } from '../../application/transactions/list-transactions.ts';
import { parseLocalDate } from '../../domain/calendar.ts';
import { parseCurrency } from '../../domain/currency.ts';
import {
  DESCRIPTION_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  TRANSACTION_TYPES,
  type TransactionType,
} from '../../domain/transaction.ts';
import type { ValueSchema } from '../validation/schema.ts';
import { createdAnswer, NO_CONTENT } from './answers.ts';
import { paginationEnvelope } from './pagination.ts';
import { MAX_INTEGER, resource } from './resource-schemas.ts';
import type { RestUseCases } from './rest-use-cases.ts';
import { type Route, route, type Values } from './route.ts';
import { transactionPageJson } from './transaction-page-json.ts';

/** Specification 4.2 to 4.5. */
export function transactionRoutes(useCases: RestUseCases, baseUrl: string): readonly Route[] {
  return [listRoute(useCases, baseUrl), createRoute(useCases), updateRoute(useCases), deleteRoute(useCases)];
}

/** Items per page, unless the request asks for fewer (contract 2.2). */
const PER_PAGE_MAX = 30;

/** Longer than any description. */
const SEARCH_MAX_CHARACTERS = 500;

const ID: ValueSchema = { type: 'integer', minimum: 1, maximum: MAX_INTEGER };
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

function listRoute({ listTransactions }: RestUseCases, baseUrl: string): Route {
  const path = '/v1/transactions';
  return route<ListQuery>({
    method: 'GET',
    path,
    operationId: 'listTransactions',
    tag: 'Transactions',
    summary: 'List transactions',
    description:
      'Booked and pending ones, newest first. Deleted ones, and those of deleted accounts, never appear. ' +
      'A page past the end is empty.',
    scope: 'finance:read',
    query: {
      page: { type: 'integer', minimum: 1, maximum: MAX_INTEGER, default: 1, description: 'Page number' },
      'per-page': {
        type: 'integer',
        minimum: 1,
        default: PER_PAGE_MAX,
        description: `Items per page; more than ${PER_PAGE_MAX} are ${PER_PAGE_MAX}`,
      },
      include: {
        type: 'array',
        items: { type: 'string', enum: ['category', 'bankAccount', 'bankAccount.bank'] },
        description: 'What to add to each item, with commas between',
        examples: [['category']],
      },
      'filter[text]': {
        type: 'string',
        format: 'storable-text',
        maxLength: SEARCH_MAX_CHARACTERS,
        description:
          'Part of the description or of the merchant’s name, whatever the case and the accents; empty for all',
      },
      'filter[bank_account_id]': { ...ID, description: 'Bank account ID' },
      'filter[type]': { type: 'string', enum: TRANSACTION_TYPES },
      'filter[category]': { ...ID, description: 'Category ID; its sub-categories count too' },
      'base-fiat': {
        type: 'string',
        format: 'currency-code',
        description:
          'Currency (ISO 4217) in which amounts are wanted, at the rate of each booking date; ' +
          'an item that cannot be converted keeps its own',
        examples: ['EUR'],
      },
    },
    responses: { 200: { description: 'One page.', schema: resource('TransactionPage') } },
    async handle({ userId, query, queryString }) {
      const wanted = listTransactionsQuery(query);
      const list = await listTransactions(userId, wanted);
      const { page, perPage } = wanted;
      const { total } = list;
      const envelope = paginationEnvelope({
        path: `${baseUrl}${path}`,
        queryString,
        page,
        perPage,
        count: list.rows.length,
        total,
      });
      return { status: 200, json: transactionPageJson(list, envelope) };
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
    page: query.page ?? 1,
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
  readonly amount: number;
  readonly bank_account_id: number;
  readonly booked_at: string;
  readonly description: string;
  readonly currency?: string;
  readonly notes?: string | null;
  readonly category_id?: number;
};

function createRoute({ createTransaction }: RestUseCases): Route {
  return route<Values, CreateBody>({
    method: 'POST',
    path: '/v1/transactions',
    operationId: 'createTransaction',
    tag: 'Transactions',
    summary: 'Create a transaction',
    description: 'Only on a manual account of your own. Its balance moves with it.',
    scope: 'finance:write',
    explains401: true,
    idempotent: true,
    body: {
      type: 'object',
      title: 'NewTransaction',
      properties: {
        amount: {
          type: 'integer',
          minimum: -MAX_INTEGER,
          maximum: MAX_INTEGER,
          not: { const: 0 },
          description: 'In minor units (cents); negative for an expense, positive for income',
          examples: [-4250],
        },
        bank_account_id: { ...ID, description: 'One of your manual accounts', examples: [12] },
        booked_at: { type: 'string', format: 'date', description: 'YYYY-MM-DD', examples: ['2026-11-20'] },
        description: {
          type: 'string',
          format: 'storable-text',
          'x-trimmed-length': { minimum: 1, maximum: DESCRIPTION_MAX_CHARACTERS },
          description: 'Counted after trimming',
          examples: ['Weekly shopping'],
        },
        currency: {
          type: 'string',
          format: 'currency-code',
          description: 'ISO 4217, in any case; the account’s when left out',
          examples: ['EUR'],
        },
        notes: NOTES,
        category_id: {
          ...ID,
          description: 'From `GET /v1/transaction-categories`; the uncategorised one when left out',
          examples: [101],
        },
      },
      required: ['amount', 'bank_account_id', 'booked_at', 'description'],
    },
    responses: {
      201: {
        description: 'Created.',
        schema: resource('Created'),
        headers: { 'Idempotency-Replayed': '`true` when an earlier answer is repeated' },
      },
      400: { description: 'The account is not manual, or the body is no JSON object.' },
    },
    async handle({ userId, body, idempotent }) {
      const bookedAt = parseLocalDate(body.booked_at);
      if (bookedAt === undefined) throw new Error('The schema let a booking date pass that is none.');
      const created = await createTransaction(
        userId,
        {
          amount: body.amount,
          bankAccountId: body.bank_account_id,
          bookedAt,
          description: body.description,
          currency: parseCurrency(body.currency ?? ''),
          notes: body.notes,
          categoryId: body.category_id,
        },
        idempotent,
      );
      return createdAnswer(created);
    },
  });
}

type UpdateBody = {
  readonly category_id?: number;
  readonly notes?: string | null;
};

function updateRoute({ updateTransaction }: RestUseCases): Route {
  return route<Values, UpdateBody>({
    method: 'PUT',
    path: '/v1/transactions/{id}',
    operationId: 'updateTransaction',
    tag: 'Transactions',
    summary: 'Change category or notes',
    description: 'Of any transaction of your own, also one of a connected account. What is left out stays.',
    scope: 'finance:write',
    body: {
      type: 'object',
      title: 'TransactionChanges',
      properties: {
        category_id: { ...ID, description: 'From `GET /v1/transaction-categories`', examples: [102] },
        notes: { ...NOTES, description: 'null clears them' },
      },
    },
    responses: { 204: { description: 'Changed.' } },
    async handle({ userId, id, body }) {
      await updateTransaction(userId, id, { categoryId: body.category_id, notes: body.notes });
      return NO_CONTENT;
    },
  });
}

function deleteRoute({ deleteTransaction }: RestUseCases): Route {
  return route({
    method: 'DELETE',
    path: '/v1/transactions/{id}',
    operationId: 'deleteTransaction',
    tag: 'Transactions',
    summary: 'Delete a transaction',
    description: 'For good. The balance of a manual account moves back.',
    scope: 'finance:write',
    responses: {
      204: { description: 'Deleted.' },
      422: { description: 'The balance would leave ±(2^53−1) minor units.' },
    },
    async handle({ userId, id }) {
      await deleteTransaction(userId, id);
      return NO_CONTENT;
    },
  });
}
