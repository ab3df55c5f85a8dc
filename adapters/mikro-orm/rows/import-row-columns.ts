import type { LocalDate } from '../../../domain/calendar.ts';
import type { ImportDecision, ImportReason, ImportRow } from '../../../domain/imports/import.ts';
import type { TransactionStatus } from '../../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Column } from './column.ts';

/** Every column but the user and the import. */
export const IMPORT_ROW_COLUMNS: readonly Column<ImportRow>[] = [
  ['position', 'integer', ({ position }) => position],
  ['line', 'integer', ({ line }) => line],
  ['bank_account_id', 'bigint', ({ bankAccountId }) => bankAccountId],
  ['source', 'text', ({ source }) => source],
  ['source_id', 'text', ({ sourceId }) => sourceId],
  ['day', 'date', ({ day }) => day],
  ['amount', 'bigint', ({ amount }) => amount],
  ['currency', 'text', ({ currency }) => currency],
  ['status', 'text', ({ status }) => status],
  ['text', 'text', ({ text }) => text],
  ['counterparty_hash', 'text', ({ counterpartyHash }) => counterpartyHash],
  ['decision', 'text', ({ decision }) => decision],
  ['reason', 'text', ({ reason }) => reason],
  ['transaction_id', 'bigint', ({ transactionId }) => transactionId],
  ['possible_duplicate_of', 'bigint', ({ possibleDuplicateOf }) => possibleDuplicateOf],
  ['is_origin', 'boolean', ({ isOrigin }) => isOrigin],
  ['before', 'jsonb', ({ before }) => (before === null ? null : JSON.stringify(before))],
];

/** The columns in their order, as PostgreSQL prints them. */
export type ImportRowColumns = [
  position: string,
  line: string | null,
  bankAccountId: string,
  source: string,
  sourceId: string | null,
  day: LocalDate | null,
  amount: string | null,
  currency: CurrencyCode | null,
  status: TransactionStatus | null,
  text: string,
  counterpartyHash: string | null,
  decision: ImportDecision,
  reason: ImportReason,
  transactionId: string | null,
  possibleDuplicateOf: string | null,
  isOrigin: 't' | 'f',
  before: string | null,
];

export function importRowFrom(columns: ImportRowColumns): ImportRow {
  const [position, line, bankAccountId, source, sourceId, day, amount, currency, status, text] = columns;
  const [, , , , , , , , , , counterpartyHash, decision, reason] = columns;
  const [, , , , , , , , , , , , , transactionId, possibleDuplicateOf, isOrigin, before] = columns;
  return {
    position: Number(position),
    line: orNull(line),
    bankAccountId: Number(bankAccountId),
    source,
    sourceId,
    day,
    amount: orNull(amount),
    currency,
    status,
    text,
    counterpartyHash,
    decision,
    reason,
    transactionId: orNull(transactionId),
    possibleDuplicateOf: orNull(possibleDuplicateOf),
    isOrigin: isOrigin === 't',
    before: before === null ? null : JSON.parse(before),
  };
}

function orNull(digits: string | null): number | null {
  return digits === null ? null : Number(digits);
}
