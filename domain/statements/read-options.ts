import type { CurrencyCode } from '../money/currency.ts';
import type { DecimalMark } from '../money/decimal-mark.ts';
import type { DateOrder } from './date-order.ts';

/** What a column of a CSV file can hold. */
export const COLUMN_ROLES = [
  'date',
  'valueDate',
  'amount',
  'debit',
  'credit',
  'fee',
  'direction',
  'currency',
  'description',
  'payee',
  'counterpartyAccount',
  'account',
  'accountName',
  'balance',
  'sourceId',
  'status',
  'category',
  'merchantCategoryCode',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** The numbers of the columns with each role, from 1. Only descriptions may have several. */
export type ColumnMapping = Readonly<Partial<Record<ColumnRole, readonly number[]>>>;

/** Reads `date:1,description:2+3`; `undefined` for an unknown role, one that comes twice, or anything else. */
export function columnMapping(text: string): ColumnMapping | undefined {
  const mapping: Partial<Record<ColumnRole, readonly number[]>> = {};
  for (const part of text.split(',')) {
    const [, name, columns = ''] = /^\s*(\w+)\s*:\s*(\d{1,4}(?:\+\d{1,4}){0,20})\s*$/.exec(part) ?? [];
    const role = COLUMN_ROLES.find((known) => known === name);
    if (role === undefined || mapping[role] !== undefined) return undefined;
    mapping[role] = columns.split('+').map(Number);
  }
  return mapping;
}

/** What a caller knows about a file. Everything is optional: the reader looks first at what the file itself says. */
export interface ReadOptions {
  /** Instead of recognising it by its content. */
  readonly format?: StatementFormat;
  /** Name of a character encoding, for files that do not declare theirs. A byte order mark prevails. */
  readonly encoding?: string;
  readonly dateOrder?: DateOrder;
  readonly decimal?: DecimalMark;
  /** CSV: which column is what. */
  readonly mapping?: ColumnMapping;
  /** Turns every sign: for files that write purchases without one. `false` says that the signs are right. */
  readonly invert?: boolean;
  /** One row for each transaction of a batch (CAMT, CODA) or part of a split (QIF), where these add up to the whole. */
  readonly splitBatches?: boolean;
  /** Of the account, for files that name no currency. */
  readonly currency?: CurrencyCode;
}

export const STATEMENT_FORMATS = ['ofx', 'qif', 'camt', 'mt940', 'coda', 'csv', 'xlsx'] as const;

/** `mt940` is MT942 too, and `camt` is CAMT.052, CAMT.053 and CAMT.054. */
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
