import type { ListedBill } from '../../../application/bills/list-bills.ts';
import { type BillCorrection, fieldName } from '../../../domain/bills/bill-correction.ts';
import { BILL_CYCLES } from '../../../domain/bills/bill-cycle.ts';
import { spanText } from '../../../domain/bills/bills-age.ts';
import { detectRecurringBills } from '../../../domain/bills/detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../../../domain/bills/detection/detected-bill.ts';
import { isPossible } from '../../../domain/bills/recurring-bill.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { type FileId, readBillHistory } from '../../import-files/bill-history.ts';
import { command, group, optional, required } from '../command.ts';
import { openFor } from '../command-line.ts';
import {
  currencyArgument,
  dateArgument,
  EMAIL,
  FILE,
  FILE_FORMATS,
  idArgument,
  idsArgument,
  minorUnitsArgument,
} from '../options.ts';
import { withProgressBar } from '../progress.ts';
import { counted, listed, tableRow } from '../text.ts';
import { billCalendar } from './bill-calendar.ts';
import { BILL_CORRECTION_COMMANDS } from './bill-corrections.ts';

/** A bill that the user knows of, beside the detected ones. */
const create = command(
  'add a bill by hand',
  {
    email: EMAIL,
    name: required('<name>', 'who is paid'),
    amount: required('<minor-units>', 'amount of each payment in minor units (cents), positive', minorUnitsArgument),
    cycle: required('<cycle>', 'how often it is paid', BILL_CYCLES),
    next: optional('<date>', 'date of the next payment, YYYY-MM-DD', dateArgument),
    currency: optional('<code>', 'currency of the amount (default: the currency of the user)', currencyArgument),
    transactions: optional('<ids>', 'ids of payments of this bill and no other, such as 7,9', idsArgument),
  },
  async ({ email, next, transactions, ...input }, io) => {
    const { userId, bills } = await openFor(io, email);
    const { id } = await bills.createBill(userId, { ...input, nextDate: next ?? null, transactionIds: transactions });
    return { json: { id }, text: `Created bill ${id} (${input.name}, ${input.cycle}).` };
  },
  `
Example:
  coffer bill create --email ada@example.com --name Rent --amount 185000 --cycle monthly --next 2026-12-01`,
);

const list = command(
  'list the bills of a user: detected ones, those added by hand, and archived ones',
  { email: EMAIL },
  async ({ email }, io) => {
    const { userId, bills } = await openFor(io, email);
    return listed(
      await bills.listBills(userId),
      (bill) => {
        const { id, name, cycle, amount, currency, status } = bill;
        const state = status === 'active' && isPossible(bill) ? 'possible, not counted' : status;
        return tableRow(id, name, cycle, formatMoney(amount, currency), state);
      },
      'No bills yet.',
      listedJson,
    );
  },
);

/** What programs get of a bill, under the names that the REST interface gives it. */
function listedJson({ corrections, why, ...bill }: ListedBill): object {
  const { id, name, source, cycle, amount, currency, status, nextDate, confidence, facts, transactionIds } = bill;
  const shown = { id, name, source, cycle, amount, currency, status, nextDate, confidence, facts, transactionIds };
  return { ...named(shown), is_possible: isPossible(bill), corrections: corrections.map(correctionJson), ...why };
}

function correctionJson(said: BillCorrection): object {
  return named(said.kind === 'set' ? { ...said, field: fieldName(said.field) } : said);
}

function named(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [fieldName(name), of]));
}

const explain = command(
  'say why the payments to a merchant are not a bill',
  { email: EMAIL, merchant: required('<name>', 'the merchant, as lists show it') },
  async ({ email, merchant }, io) => {
    const { userId, bills } = await openFor(io, email);
    const { explanation, bills: concerned } = await bills.explainMerchant(userId, merchant);
    const { ids, sentences, since } = explanation ?? { ids: [], sentences: [], since: undefined };
    const found = concerned.map(({ id, name, status }) => ({ id, name, status }));
    const lines = found.map(({ id, name, status }) => tableRow(`Has some of them: bill ${id}`, name, status));
    return {
      json: { transactions: ids.length, bills: found, sentences },
      text: [`${counted(ids.length, 'transaction')} ${spanText(since)}.`, ...lines, ...sentences].join('\n'),
    };
  },
);

function archiving(description: string, isArchived: boolean, done: string) {
  return command(
    description,
    { email: EMAIL, id: required('<id>', 'id of the bill, from bill list', idArgument) },
    async ({ email, id }, io) => {
      const { userId, bills } = await openFor(io, email);
      await bills.correctBill(userId, id, { kind: 'set', values: {}, isArchived });
      return { json: { id }, text: `${done} bill ${id}.` };
    },
  );
}

const archive = archiving(
  'leave a bill out of every list of active bills, even if it is detected again',
  true,
  'Archived',
);
const restore = archiving('bring an archived bill back', false, 'Restored');

/** Prints a line or block for each user, in the order in which users appear in the file. */
const detect = command(
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

export const bill = group(
  'recurring bills',
  { create, list, calendar: billCalendar, explain, archive, restore, ...BILL_CORRECTION_COMMANDS, detect },
  'bills',
);
