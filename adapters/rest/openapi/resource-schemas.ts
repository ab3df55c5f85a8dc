import { RULE_ORIGINS } from '../../../domain/categorising/category-rule.ts';
import { SETTLEMENTS } from '../../../domain/imports/possible-duplicate.ts';
import { ACCOUNT_TYPES } from '../../../domain/ledger/bank-account.ts';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '../../../domain/ledger/transaction.ts';
import type { ObjectSchema, ValueSchema } from '../../validation/schema.ts';
import { ACCOUNT_MERGE_SCHEMAS } from '../accounts/account-merge-schemas.ts';
import { BILL_SCHEMAS } from '../bills/bill-schemas.ts';
import { CONNECTION_SCHEMAS, FRESHNESS } from '../connections/connection-schemas.ts';
import { IMPORT_SCHEMAS } from '../imports/import-schemas.ts';
import { about, CURRENCY, ID, listOf, MONEY, objectOf, REQUEST_ID, refTo, TEXT, TIMESTAMP } from './schema-parts.ts';

/** A reference to one of {@link RESOURCE_SCHEMAS}. */
export function resource(name: keyof typeof RESOURCE_SCHEMAS): ValueSchema {
  return { $ref: `#/components/schemas/${name}` };
}

const TIMESTAMP_OR_NULL: ValueSchema = { ...TIMESTAMP, type: ['string', 'null'], examples: [null] };
const URL_TEXT: ValueSchema = { type: 'string', format: 'uri' };
const URL_OR_NULL: ValueSchema = { type: ['string', 'null'], format: 'uri' };
const PARTIES: ValueSchema = {
  type: 'array',
  items: objectOf({ name: { ...TEXT, examples: ['Corner Shop'] } }),
  description: 'Names only. Empty when unknown',
};
const POSITION: ValueSchema = { type: ['integer', 'null'] };
const LINKED = {
  transaction_id: ID,
  bank_account_id: { ...ID, examples: [12] },
  amount: { ...MONEY, examples: [-4990] },
  currency: CURRENCY,
  booked_at: TIMESTAMP,
};
const LIST_URL = 'https://coffer.example/v1/transactions';

/** Specification 2 and contract 3.1; the OpenAPI document lists them under these names. */
export const RESOURCE_SCHEMAS = {
  Transaction: objectOf(
    {
      id: ID,
      bank_account_id: { ...ID, examples: [12] },
      category_id: { ...ID, examples: [101] },
      status: { type: 'string', enum: TRANSACTION_STATUSES },
      type: { type: 'string', enum: TRANSACTION_TYPES, examples: ['expense'] },
      from: { ...PARTIES, examples: [[]] },
      to: PARTIES,
      description: { ...TEXT, examples: ['Weekly shopping'] },
      notes: { type: ['string', 'null'], examples: ['Split with Ada'] },
      amount: { ...MONEY, description: `${MONEY.description}. Negative for expenses`, examples: [-4250] },
      currency: CURRENCY,
      booked_at: { ...TIMESTAMP, examples: ['2026-11-20T00:00:00.000000Z'] },
      created_at: TIMESTAMP,
      updated_at: TIMESTAMP,
      deleted_at: { ...TIMESTAMP_OR_NULL, description: 'Always null, because deleted transactions never appear' },
      transfer: {
        type: ['object', 'null'],
        properties: { transaction_id: ID, bank_account_id: { ...ID, examples: [13] } },
        required: ['transaction_id', 'bank_account_id'],
        description: 'The other side of a move between two of your own accounts; null for all other transactions',
        examples: [null],
      },
      category: about(refTo('Category'), 'With `include=category`'),
      bank_account: about(refTo('BankAccount'), 'With `include=bankAccount`'),
    },
    ['category', 'bank_account'],
  ),
  Category: objectOf({
    id: { ...ID, examples: [101] },
    parent_id: { type: 'integer', minimum: 0, description: '0 on the first level', examples: [100] },
    type: { type: 'string', enum: TRANSACTION_TYPES, examples: ['expense'] },
    level: { type: 'integer', minimum: 1, maximum: 2, examples: [2] },
    accountable: {
      type: 'integer',
      enum: [0, 1],
      description: '0 for categories that are neither spending nor earning, such as transfers between own accounts',
      examples: [1],
    },
    slug: { ...TEXT, examples: ['groceries'] },
    icon: { ...TEXT, description: 'Name of a Material icon', examples: ['local_grocery_store'] },
    name: { ...TEXT, examples: ['Groceries'] },
    description: { ...TEXT, examples: ['Supermarkets and food shops'] },
    created_at: TIMESTAMP,
    updated_at: TIMESTAMP,
  }),
  CategoryRule: objectOf({
    id: { ...ID, examples: [1044] },
    merchant: { ...TEXT, description: 'Name of the merchant', examples: ['Blue Bottle'] },
    type: {
      type: ['string', 'null'],
      enum: [...TRANSACTION_TYPES, null],
      description: 'Only for transactions of this type; null for both',
      examples: ['expense'],
    },
    category_id: { ...ID, examples: [103] },
    origin: {
      type: 'string',
      enum: RULE_ORIGINS,
      description: '`correction`: learnt when you changed the category of a transaction',
      examples: ['correction'],
    },
    created_at: TIMESTAMP,
    updated_at: TIMESTAMP,
  }),
  PossibleDuplicate: objectOf({
    id: { ...ID, description: 'The id of `transaction`', examples: [1052] },
    settled_as: {
      type: ['string', 'null'],
      enum: [...SETTLEMENTS, null],
      description: '`same`: they have become one; `different`: both are real; null: nobody has said so',
      examples: [null],
    },
    settled_at: TIMESTAMP_OR_NULL,
    transaction: about(refTo('ComparedTransaction'), 'The one that was added. Of `same`, as it was before'),
    duplicate_of: about(refTo('ComparedTransaction'), 'The one that was there, which is kept'),
  }),
  ComparedTransaction: objectOf({
    id: ID,
    bank_account_id: { ...ID, examples: [12] },
    category_id: { ...ID, examples: [101] },
    status: { type: 'string', enum: TRANSACTION_STATUSES },
    description: { ...TEXT, examples: ['Weekly shopping'] },
    notes: { type: ['string', 'null'], examples: [null] },
    amount: { ...MONEY, examples: [-4250] },
    currency: CURRENCY,
    booked_at: TIMESTAMP,
    source: { ...TEXT, description: '`hand`, `feed`, or the format of a file', examples: ['csv'] },
  }),
  BankAccount: objectOf(
    {
      id: { ...ID, examples: [12] },
      external_id: { type: 'string', format: 'uuid', examples: ['0b6f3a52-8c1d-4e0a-9d57-3a1f6f2b7c11'] },
      bank_id: { ...ID, examples: [1] },
      bank_connection_id: { ...ID, examples: [4] },
      name: { ...TEXT, examples: ['Everyday'] },
      type: { type: 'string', enum: ACCOUNT_TYPES },
      subtype: { type: ['string', 'null'], examples: [null] },
      currency: CURRENCY,
      balance: { ...MONEY, examples: [125_000] },
      hidden: { type: 'boolean', examples: [false] },
      last_transaction_created_at: TIMESTAMP,
      last_balance_created_at: TIMESTAMP,
      deleted_at: { ...TIMESTAMP_OR_NULL, description: 'Always null, because deleted accounts never appear' },
      created_at: TIMESTAMP,
      updated_at: TIMESTAMP,
      connection: FRESHNESS,
      bank: about(refTo('Bank'), 'With `include=bank`, or `bankAccount.bank` on transactions'),
    },
    ['connection', 'bank'],
  ),
  Bank: objectOf({
    id: { ...ID, examples: [1] },
    name: { ...TEXT, examples: ['Manual'] },
    slug: { ...TEXT, examples: ['manual'] },
    country: { type: ['string', 'null'], pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2', examples: [null] },
    logo_url: { ...URL_OR_NULL, examples: [null] },
    created_at: TIMESTAMP,
    updated_at: TIMESTAMP,
  }),
  TransactionPage: objectOf(
    {
      current_page: { type: 'integer', minimum: 1, examples: [1] },
      data: listOf(refTo('Transaction')),
      first_page_url: { ...URL_TEXT, examples: [`${LIST_URL}?page=1`] },
      from: about(POSITION, 'Position of the first item in the whole list; null on an empty page', 1),
      last_page: { type: 'integer', minimum: 1, examples: [1] },
      last_page_url: { ...URL_TEXT, examples: [`${LIST_URL}?page=1`] },
      links: {
        type: 'array',
        items: refTo('PageLink'),
        description: 'A link to the previous page, page numbers with gaps, and a link to the next page',
      },
      next_page_url: { ...URL_OR_NULL, examples: [null] },
      path: { ...URL_TEXT, examples: [LIST_URL] },
      per_page: { type: 'integer', minimum: 1, maximum: 30, examples: [30] },
      prev_page_url: { ...URL_OR_NULL, examples: [null] },
      to: about(POSITION, 'Position of the last item in the whole list; null on an empty page', 1),
      total: { type: 'integer', minimum: 0, description: 'How many items there are on all pages', examples: [1] },
      conversion: about(refTo('Conversion'), 'With `base-fiat`'),
    },
    ['conversion'],
  ),
  Conversion: objectOf({
    currency: { ...CURRENCY, description: 'The currency that was asked for' },
    stale_rates: {
      ...listOf(
        objectOf({ currency: CURRENCY, rate_date: { type: 'string', format: 'date', examples: ['2026-10-30'] } }),
      ),
      description: 'Rates in use that are from more than 7 days before or after the booking date',
    },
    not_converted: {
      ...listOf(objectOf({ currency: CURRENCY, count: { type: 'integer', minimum: 1, examples: [2] } })),
      description:
        'How many items of the page kept their own amount, because no rate is known or the amount became too large',
    },
  }),
  RefundLinks: objectOf({
    purchase: {
      type: ['object', 'null'],
      properties: LINKED,
      required: Object.keys(LINKED),
      description: 'What a refund gives back; null if no purchase matches, or it is no refund',
      examples: [null],
    },
    refunds: { ...listOf(objectOf(LINKED)), description: 'What was given back of a purchase, the oldest first' },
  }),
  PageLink: objectOf({
    url: { ...URL_OR_NULL, examples: [`${LIST_URL}?page=1`] },
    label: { ...TEXT, examples: ['1'] },
    active: { type: 'boolean', examples: [true] },
  }),
  ...BILL_SCHEMAS,
  ...ACCOUNT_MERGE_SCHEMAS,
  ...IMPORT_SCHEMAS,
  ...CONNECTION_SCHEMAS,
  Created: objectOf({ id: ID }),
  Error: objectOf({ message: { ...TEXT, examples: ['No such transaction.'] } }),
  InternalError: objectOf({
    message: { ...TEXT, examples: ['Something went wrong here. The request id helps to find out what.'] },
    request_id: { ...TEXT, examples: [REQUEST_ID] },
  }),
  ValidationError: objectOf(
    {
      message: about(TEXT, 'The first error, and how many more there are', 'The amount field is required.'),
      errors: {
        type: 'object',
        properties: {},
        additionalProperties: listOf({ type: 'string', examples: ['The amount field is required.'] }),
        description: 'Sentences by field, in the order of the fields in the documentation',
      },
      question: about(refTo('ImportQuestion'), 'What a statement file leaves open; absent otherwise'),
    },
    ['question'],
  ),
  Health: objectOf({ status: { type: 'string', enum: ['ok'] } }),
  Readiness: objectOf({
    status: { type: 'string', enum: ['ready', 'not ready'] },
    checks: {
      type: 'object',
      properties: {},
      additionalProperties: objectOf({ ok: { type: 'boolean', examples: [true] }, detail: TEXT }, ['detail']),
      description: 'The state of everything that the service depends on',
    },
  }),
} as const satisfies Readonly<Record<string, ObjectSchema>>;
