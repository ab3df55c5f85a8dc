import type { RecurringBillObservation } from '../../domain/bills/detection/observation.ts';
import { dateOf } from '../../domain/calendar.ts';
import {
  type Fields,
  optionalText,
  present,
  requiredCurrency,
  requiredMinorUnits,
  requiredText,
  requiredTime,
} from './fields.ts';
import { onLine } from './file-error.ts';
import type { Columns, FileRecord } from './file-record.ts';
import { type ReadOptions, readRecords } from './records.ts';

/** A user or a transaction, as the file names it. */
export type FileId = string | number;

/** The transactions of each user, both in the order of the file. */
export type BillHistory = ReadonlyMap<FileId, readonly RecurringBillObservation<FileId>[]>;

const TEXT_MAX_CHARACTERS = 10_000;
const COLUMNS: Columns = {
  required: ['user', 'id', 'booked_at', 'amount', 'currency', 'description'],
  optional: ['merchant_name'],
};

/**
 * Reads a file of many users' transactions for the detection of bills. Throws `ImportFileError` naming the line and the
 * rule.
 */
export async function readBillHistory(path: string, options: ReadOptions = {}): Promise<BillHistory> {
  const users = new Map<FileId, RecurringBillObservation<FileId>[]>();
  for await (const record of readRecords(path, COLUMNS, options)) {
    const { user, observation } = readObservation(record);
    const known = users.get(user);
    if (known === undefined) users.set(user, [observation]);
    else known.push(observation);
  }
  return users;
}

function readObservation({ line, fields }: FileRecord) {
  return onLine(line, () => ({
    user: identifier(fields, 'user'),
    observation: {
      id: identifier(fields, 'id'),
      bookedOn: dateOf(requiredTime(fields, 'booked_at')),
      amount: requiredMinorUnits(fields, 'amount'),
      currency: requiredCurrency(fields, 'currency'),
      description: requiredText(fields, 'description', TEXT_MAX_CHARACTERS),
      merchantName: optionalText(fields, 'merchant_name', TEXT_MAX_CHARACTERS) ?? null,
    },
  }));
}

function identifier(fields: Fields, name: string): FileId {
  const value = fields[name];
  const isId = (typeof value === 'string' && value !== '') || Number.isFinite(value);
  return present(isId ? (value as FileId) : undefined, name, 'text or a number');
}
