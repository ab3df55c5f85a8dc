import { IMPORT_DECISIONS } from '../../../domain/imports/import.ts';
import { TRANSACTION_STATUSES } from '../../../domain/ledger/transaction.ts';
import type { ObjectSchema, ValueSchema } from '../../validation/schema.ts';
import { about, CURRENCY, listOf, MONEY, objectOf, refTo, TEXT, TIMESTAMP } from '../openapi/schema-parts.ts';

const COUNT: ValueSchema = { type: 'integer', minimum: 0, examples: [0] };
const ID_OR_NULL: ValueSchema = { type: ['integer', 'null'], minimum: 1 };
const DATE: ValueSchema = { type: 'string', format: 'date', examples: ['2026-03-05'] };
const DATE_OR_NULL: ValueSchema = { type: ['string', 'null'], format: 'date', examples: ['2026-03-05'] };
const TEXT_OR_NULL: ValueSchema = { type: ['string', 'null'] };
const COUNTS: ObjectSchema = { type: 'object', properties: {}, additionalProperties: COUNT };

const IMPORT = {
  id: { ...ID_OR_NULL, description: 'null for a dry run', examples: [1042] },
  format: {
    ...TEXT,
    description: '`ofx`, `qif`, `camt`, `mt940`, `coda`, `csv`, `xlsx`, `zip` for several of them, or `coffer`',
    examples: ['ofx'],
  },
  name: { ...TEXT_OR_NULL, description: 'Name of the file', examples: ['march.ofx'] },
  sha256: { ...TEXT_OR_NULL, description: 'Of the file', examples: ['0123456789abcdef'.repeat(4)] },
  statements: listOf(refTo('ImportedStatement')),
  left_out: { ...COUNTS, description: 'Parts of the file that hold no transactions, by reason' },
  warnings: {
    type: 'array',
    items: objectOf({
      line: { type: ['integer', 'null'], minimum: 1, examples: [12] },
      message: { ...TEXT, examples: ['The amount has more decimals than the currency and was rounded.'] },
    }),
    examples: [[]],
  },
  created_at: TIMESTAMP,
} as const satisfies ObjectSchema['properties'];

/** Resources of imports, as the OpenAPI document lists them. */
export const IMPORT_SCHEMAS = {
  Import: objectOf(IMPORT),
  ImportWithRows: objectOf({
    ...IMPORT,
    first_rows: { ...listOf(refTo('ImportRow')), description: 'At most 20' },
  }),
  ImportedStatement: objectOf(
    {
      bank_account_id: { ...ID_OR_NULL, description: 'null for an account that a dry run would open', examples: [12] },
      account_last_four: { ...TEXT_OR_NULL, description: 'Of the account’s number in the file', examples: ['3000'] },
      from: { ...DATE_OR_NULL, description: 'First day that the statement covers' },
      to: { ...DATE_OR_NULL, description: 'Last day that the statement covers' },
      rows: { ...COUNT, examples: [1] },
      added: { ...COUNT, description: 'Rows that became transactions', examples: [1] },
      matched: { ...COUNT, description: 'Rows whose transaction was there already' },
      updated: { ...COUNT, description: 'Rows that changed their transaction, such as a pending one that is booked' },
      pending: { ...COUNT, description: 'Rows that are not booked yet' },
      retired: { ...COUNT, description: 'Pending transactions of earlier imports that the bank shows no more' },
      skipped: { ...COUNTS, description: 'Rows that became no transaction, by reason' },
      possible_duplicates: about(COUNT, 'Added rows that a person should compare with another transaction'),
      file_name: { ...TEXT, description: 'Of the file in the archive; absent without one', examples: ['march.csv'] },
      balance_check: about(refTo('BalanceCheck'), 'Absent if there is nothing to compare'),
      opened_account: {
        ...objectOf({ name: { ...TEXT, examples: ['Bank account …3000'] }, currency: CURRENCY }),
        description: 'The account that the import opened; absent if it opened none',
      },
      initial_balance_moved: {
        ...MONEY,
        description: 'By how much the import moved the initial balance of the account; absent if it did not',
        examples: [125_000],
      },
    },
    ['file_name', 'balance_check', 'opened_account', 'initial_balance_moved'],
  ),
  ImportQuestion: objectOf(
    {
      kind: { type: 'string', enum: ['reading', 'accounts', 'currency'] },
      questions: { ...listOf(refTo('ReadingQuestion')), description: 'Of the kind `reading`' },
      table: {
        ...objectOf({ header: { type: ['array', 'null'], items: TEXT }, rows: listOf(listOf(TEXT)) }),
        type: ['object', 'null'],
        description: 'The beginning of the table, if the file is one',
      },
      accounts: { ...listOf(refTo('AskedAccount')), description: 'Of the kinds `accounts` and `currency`' },
      likely_currency: { ...CURRENCY, type: ['string', 'null'], description: 'That of most of your accounts' },
    },
    ['questions', 'table', 'accounts', 'likely_currency'],
  ),
  ReadingQuestion: objectOf({
    parameter: { ...TEXT, description: 'The parameter that answers it', examples: ['date_order'] },
    role: { ...TEXT_OR_NULL, description: 'Of `mapping`: what the columns in question could be', examples: [null] },
    message: { ...TEXT, examples: ['The file leaves open whether the day or the month comes first. Which?'] },
    answers: listOf(
      objectOf({
        parameters: { type: 'object', properties: {}, additionalProperties: TEXT, examples: [{ date_order: 'dmy' }] },
        meaning: { ...TEXT, examples: ['Day, month, year: 03/04/2026 is Apr 3, 2026.'] },
      }),
    ),
  }),
  AskedAccount: objectOf({
    key: { ...TEXT, description: 'Names it in `accounts[…]` and `account_names[…]`', examples: ['Savings'] },
    name: { ...TEXT_OR_NULL, description: 'In the file', examples: ['Savings'] },
    ending: { ...TEXT_OR_NULL, description: 'Of its number', examples: ['3000'] },
    currency: { ...CURRENCY, type: ['string', 'null'] },
    rows: { ...COUNT, examples: [12] },
    known_as: { ...ID_OR_NULL, description: 'The account to which it went before', examples: [1003] },
  }),
  AskedFile: objectOf({
    name: { ...TEXT, examples: ['january.csv'] },
    folder: { ...TEXT, description: 'Of the account; empty for none', examples: ['Checking'] },
    text: { ...TEXT, description: 'Why it was not imported', examples: ['This file was not imported.'] },
  }),
  BalanceCheck: objectOf({
    date: { ...DATE, examples: ['2026-03-31'] },
    statement: { ...MONEY, description: 'Closing balance of the statement', examples: [125_000] },
    coffer: { ...MONEY, description: 'Balance of the account at the end of that day', examples: [125_000] },
    difference: { ...MONEY, description: '`statement` minus `coffer`', examples: [0] },
  }),
  ImportRow: objectOf({
    position: { ...COUNT, description: 'Of the row within the import' },
    line: { type: ['integer', 'null'], minimum: 1, description: 'Of the file', examples: [12] },
    bank_account_id: { ...ID_OR_NULL, description: 'null for an account that a dry run would open', examples: [12] },
    day: DATE_OR_NULL,
    amount: { ...MONEY, type: ['integer', 'null'], examples: [-4250] },
    currency: { ...CURRENCY, type: ['string', 'null'] },
    status: { type: ['string', 'null'], enum: [...TRANSACTION_STATUSES, null] },
    text: { ...TEXT, description: 'What the row says in words', examples: ['CORNER SHOP BERLIN'] },
    decision: { type: 'string', enum: IMPORT_DECISIONS },
    reason: { ...TEXT, description: 'The rule that decided', examples: ['new'] },
    transaction_id: { ...ID_OR_NULL, examples: [1043] },
    possible_duplicate_of: { ...ID_OR_NULL, examples: [null] },
  }),
} as const satisfies Readonly<Record<string, ObjectSchema>>;
