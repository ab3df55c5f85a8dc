import { Command } from 'commander';
import { dateOf, type LocalDate, parseLocalDate, parseTimestamp } from '../../../domain/calendar.ts';
import { detectRecurringBills } from '../../../domain/recurring-bill-detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../../../domain/recurring-bill-detection/detected-bill.ts';
import type { RecurringBillObservation } from '../../../domain/recurring-bill-detection/observation.ts';
import {
  optionalCurrency,
  optionalText,
  present,
  requiredMinorUnits,
  requiredText,
} from '../../import-files/fields.ts';
import { onLine } from '../../import-files/file-error.ts';
import { type FileRecord, readRecords } from '../../import-files/records.ts';
import type { CommandLine } from '../command-line.ts';
import { dateArgument, jsonOption } from '../options.ts';
import { withFileProgress } from '../progress.ts';

type TransactionId = string | number;

const TEXT_MAX_CHARACTERS = 10_000;
const FILE_HELP = `
The file is NDJSON (an object a line) or CSV with a header line. Fields:
  user           whose transaction it is: any text or number
  id             any text or number
  booked_at      date YYYY-MM-DD, or ISO 8601 timestamp
  amount         integer in minor units (cents), negative for an expense
  currency       ISO 4217 code
  description    text
  merchant_name  text, optional
No database is touched: this is the service's own detection on your own data.`;

interface DetectOptions {
  readonly file: string;
  readonly asOf: LocalDate;
  readonly json?: boolean;
}

/** `bills detect`: one line per user, in the order in which users appear in the file. */
export function billsCommand(io: CommandLine): Command {
  const detect = new Command('detect')
    .description('find the recurring bills in a file of transactions')
    .requiredOption('--file <path>', 'NDJSON or CSV')
    .requiredOption('--as-of <date>', 'the day that counts as today, YYYY-MM-DD', dateArgument)
    .addOption(jsonOption())
    .addHelpText('after', FILE_HELP)
    .action(async ({ file, asOf, json }: DetectOptions) => {
      const users = await withFileProgress(file, (onProgress) => readUsers(file, onProgress));
      for (const [user, observations] of users) {
        const bills = detectRecurringBills(
          observations.filter(({ bookedOn }) => bookedOn <= asOf),
          asOf,
        );
        io.out(json ? JSON.stringify({ user, bills: bills.map(toJson) }) : toText(user, bills));
      }
    });
  return new Command('bills').description('detection of recurring bills').addCommand(detect);
}

type Observation = RecurringBillObservation<TransactionId>;

async function readUsers(
  path: string,
  onProgress: (bytes: number) => void,
): Promise<Map<TransactionId, Observation[]>> {
  const users = new Map<TransactionId, Observation[]>();
  for await (const record of readRecords(path, { onProgress })) {
    const [user, observation] = readObservation(record);
    const known = users.get(user);
    if (known === undefined) users.set(user, [observation]);
    else known.push(observation);
  }
  return users;
}

function readObservation({ line, fields }: FileRecord): readonly [TransactionId, Observation] {
  return onLine(line, () => [
    identifier(fields, 'user'),
    {
      id: identifier(fields, 'id'),
      bookedOn: bookedOn(fields['booked_at']),
      amount: requiredMinorUnits(fields, 'amount'),
      currency: present(optionalCurrency(fields, 'currency'), 'currency', 'an ISO 4217 currency code'),
      description: requiredText(fields, 'description', TEXT_MAX_CHARACTERS),
      merchantName: optionalText(fields, 'merchant_name', TEXT_MAX_CHARACTERS) ?? null,
    },
  ]);
}

function identifier(fields: FileRecord['fields'], name: string): TransactionId {
  const value = fields[name];
  const isId = (typeof value === 'string' && value !== '') || Number.isFinite(value);
  return present(isId ? (value as TransactionId) : undefined, name, 'text or a number');
}

function bookedOn(value: unknown): LocalDate {
  const text = typeof value === 'string' ? value : '';
  const timestamp = parseTimestamp(text);
  const date = parseLocalDate(text) ?? (timestamp === undefined ? undefined : dateOf(timestamp));
  return present(date, 'booked_at', 'a date YYYY-MM-DD or an ISO 8601 timestamp');
}

function toJson({ name, cycle, amount, status, nextDate, transactionIds }: DetectedBill<TransactionId>): object {
  return { name, cycle, amount, status, next_date: nextDate, transaction_ids: transactionIds };
}

function toText(user: TransactionId, bills: readonly DetectedBill<TransactionId>[]): string {
  const lines = bills.map(
    ({ name, cycle, amount, currency, status, nextDate, transactionIds }) =>
      `  ${name}\t${cycle}\t${amount} ${currency}\t${status}\tnext ${nextDate}\t${transactionIds.length} payments`,
  );
  return [`${user}: ${bills.length} bills`, ...lines].join('\n');
}
