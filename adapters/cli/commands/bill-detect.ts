import { detectRecurringBills } from '../../../domain/bills/detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../../../domain/bills/detection/detected-bill.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { type FileId, readBillHistory } from '../../import-files/bill-history.ts';
import { command, required } from '../command.ts';
import { dateArgument, FILE, FILE_FORMATS } from '../options.ts';
import { withProgressBar } from '../progress.ts';
import { counted, tableRow } from '../text.ts';

/** Prints a line or block for each user, in the order in which users appear in the file. */
export const detect = command(
  'find the recurring bills in a file of transactions',
  {
    file: FILE,
    asOf: required('<date>', 'the day that counts as today, YYYY-MM-DD', dateArgument),
  },
  async ({ file, asOf }, io, wantsJson) => {
    const users = await withProgressBar((onProgress) => readBillHistory(file, { onProgress }));
    for (const [user, observations] of users) {
      const past = observations.filter(({ bookedOn }) => bookedOn <= asOf);
      const bills = detectRecurringBills(past, asOf);
      io.out(wantsJson ? JSON.stringify({ user, bills: bills.map(toJson) }) : toText(user, bills));
      // Gives the output time to notice that nobody reads it any more.
      await new Promise(setImmediate);
    }
    return undefined;
  },
  `
${FILE_FORMATS}
Columns:
  user           whose transaction it is: any text or number
  id             id of the transaction: any text or number
  booked_at      date YYYY-MM-DD, or ISO 8601 timestamp
  amount         integer in minor units (cents), negative for an expense
  currency       ISO 4217 code
  description    text
  merchant_name  text, optional

Prints the bills of each user, with --json one JSON document per line and user. Transactions after
--as-of are ignored. No database is opened: this is the detection of the service, run on the file.

Example:
  coffer bill detect --file history.ndjson --as-of 2026-11-21 --json`,
);

function toJson({ name, cycle, amount, status, nextDate, transactionIds }: DetectedBill<FileId>): object {
  return { name, cycle, amount, status, next_date: nextDate, transaction_ids: transactionIds };
}

function toText(user: FileId, bills: readonly DetectedBill<FileId>[]): string {
  const lines = bills.map(({ name, cycle, amount, currency, status, nextDate, transactionIds }) => {
    const payments = counted(transactionIds.length, 'payment');
    return tableRow(`  ${name}`, cycle, formatMoney(amount, currency), status, `next ${nextDate}`, payments);
  });
  return [tableRow(`${user}: ${counted(bills.length, 'bill')}`), ...lines].join('\n');
}
