import type { ImportedTransaction } from '../../application/imports/import-transactions.ts';
import {
  DESCRIPTION_MAX_CHARACTERS,
  type Party,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '../../domain/ledger/transaction.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import {
  type Fields,
  optionalCurrency,
  optionalText,
  present,
  requiredMinorUnits,
  requiredText,
  requiredTime,
  textOf,
} from './fields.ts';
import { FieldError, ImportFileError, onLine } from './file-error.ts';
import type { Columns, FileRecord } from './file-record.ts';
import { type ReadOptions, readRecords } from './records.ts';

/** All rows of a file are stored in one database transaction; a larger file would make that too long. */
export const MAX_TRANSACTIONS_PER_FILE = 1_000_000;
const NAME_MAX_CHARACTERS = 500;

const COLUMNS: Columns = {
  required: ['booked_at', 'amount', 'description'],
  optional: ['merchant_name', 'category', 'status', 'currency', 'from', 'to'],
};

/**
 * Reads a file of transactions: `booked_at` (date or ISO 8601 timestamp), `amount` (minor units), `description`, and
 * optionally `merchant_name`, `category` (slug or id), `status`, `currency`, `from`, `to` (a name, or in JSON an array
 * of names or of `{name}`). Throws `ImportFileError` naming the line and the rule.
 */
export async function readTransactions(path: string, options: ReadOptions = {}): Promise<ImportedTransaction[]> {
  const transactions: ImportedTransaction[] = [];
  for await (const record of readRecords(path, COLUMNS, options)) {
    if (transactions.length === MAX_TRANSACTIONS_PER_FILE) {
      throw new ImportFileError(`The file has more than ${MAX_TRANSACTIONS_PER_FILE} transactions. Split it.`);
    }
    transactions.push(readTransaction(record));
  }
  return transactions;
}

function readTransaction({ line, fields }: FileRecord): ImportedTransaction {
  return onLine(line, () => ({
    line,
    bookedAt: requiredTime(fields, 'booked_at'),
    amount: nonZero(requiredMinorUnits(fields, 'amount')),
    description: requiredText(fields, 'description', DESCRIPTION_MAX_CHARACTERS),
    merchantName: optionalText(fields, 'merchant_name', NAME_MAX_CHARACTERS) ?? null,
    category: category(fields['category'] ?? null),
    status: status(fields['status'] ?? null),
    currency: optionalCurrency(fields, 'currency') ?? null,
    from: parties(fields, 'from'),
    to: parties(fields, 'to'),
  }));
}

function nonZero(amount: MinorUnits): MinorUnits {
  if (amount === 0) throw new FieldError('amount', 'other than 0');
  return amount;
}

function category(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || Number.isSafeInteger(value))
    return value as string | number | null;
  throw new FieldError('category', 'the slug or id of a category');
}

function status(value: unknown): TransactionStatus {
  if (value === null) return 'booked';
  const known = TRANSACTION_STATUSES.find((one) => one === value);
  return present(known, 'status', `one of ${TRANSACTION_STATUSES.join(', ')}`);
}

const NOBODY: readonly Party[] = [];

function parties(fields: Fields, name: string): readonly Party[] {
  const value = fields[name] ?? NOBODY;
  if (value === NOBODY) return NOBODY;
  return (Array.isArray(value) ? value : [value]).map((item: unknown) => ({ name: partyName(item, name) }));
}

function partyName(item: unknown, field: string): string {
  const name = typeof item === 'object' && item !== null && 'name' in item ? item.name : item;
  if (typeof name !== 'string') throw new FieldError(field, `names of 1 to ${NAME_MAX_CHARACTERS} characters`);
  return textOf(name, field, NAME_MAX_CHARACTERS);
}
