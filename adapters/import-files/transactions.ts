import type { ImportedTransaction } from '../../application/imports/import-transactions.ts';
import { parseLocalDate, parseTimestamp, type Timestamp, timestampOfDate } from '../../domain/calendar.ts';
import { isStorableText } from '../../domain/text.ts';
import {
  DESCRIPTION_MAX_CHARACTERS,
  type Party,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '../../domain/transaction.ts';
import { optionalCurrency, optionalText, present, requiredMinorUnits, requiredText } from './fields.ts';
import { FieldError, ImportFileError, onLine } from './file-error.ts';
import { type FileRecord, type ReadOptions, readRecords } from './records.ts';

/** More in one file would not fit one unit of work well; split the file. */
export const MAX_TRANSACTIONS_A_FILE = 1_000_000;
const NAME_MAX_CHARACTERS = 500;

/**
 * Reads a file of transactions: `booked_at` (date or ISO 8601 timestamp), `amount` (minor units), `description`, and optionally
 * `merchant_name`, `category` (slug or id), `status`, `currency`, `from`, `to` (a name, or in JSON an array of names or of `{name}`).
 * Throws `ImportFileError` naming the line and the rule.
 */
export async function readTransactions(path: string, options: ReadOptions = {}): Promise<ImportedTransaction[]> {
  const transactions: ImportedTransaction[] = [];
  for await (const record of readRecords(path, options)) {
    if (transactions.length === MAX_TRANSACTIONS_A_FILE) {
      throw new ImportFileError(`The file has more than ${MAX_TRANSACTIONS_A_FILE} transactions; split it.`);
    }
    transactions.push(readTransaction(record));
  }
  return transactions;
}

function readTransaction({ line, fields }: FileRecord): ImportedTransaction {
  return onLine(line, () => ({
    bookedAt: present(bookingTime(fields['booked_at']), 'booked_at', 'a date YYYY-MM-DD or an ISO 8601 timestamp'),
    amount: nonZero(requiredMinorUnits(fields, 'amount')),
    description: requiredText(fields, 'description', DESCRIPTION_MAX_CHARACTERS),
    merchantName: optionalText(fields, 'merchant_name', NAME_MAX_CHARACTERS) ?? null,
    category: category(fields['category']),
    status: status(fields['status']),
    currency: optionalCurrency(fields, 'currency') ?? null,
    from: parties(fields, 'from'),
    to: parties(fields, 'to'),
  }));
}

function bookingTime(value: unknown): Timestamp | undefined {
  if (typeof value !== 'string') return undefined;
  const date = parseLocalDate(value);
  return date === undefined ? parseTimestamp(value) : timestampOfDate(date);
}

function nonZero(amount: number): number {
  if (amount === 0) throw new FieldError('amount', 'other than 0');
  return amount;
}

function category(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || Number.isSafeInteger(value)) return value as string | number;
  throw new FieldError('category', 'the slug or id of a category');
}

function status(value: unknown): TransactionStatus {
  if (value === undefined || value === null) return 'booked';
  const known = TRANSACTION_STATUSES.find((one) => one === value);
  return present(known, 'status', `one of ${TRANSACTION_STATUSES.join(', ')}`);
}

function parties(fields: FileRecord['fields'], name: string): readonly Party[] {
  const value = fields[name];
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((item: unknown) => ({ name: partyName(item, name) }));
}

function partyName(item: unknown, field: string): string {
  const name = typeof item === 'object' && item !== null && 'name' in item ? item.name : item;
  if (typeof name !== 'string' || name.trim() === '' || name.length > NAME_MAX_CHARACTERS || !isStorableText(name)) {
    throw new FieldError(field, `names of 1 to ${NAME_MAX_CHARACTERS} characters`);
  }
  return name.trim();
}
