import { BILL_CYCLES } from '../../../domain/bills/recurring-bill.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { command, group, optional, required } from '../command.ts';
import { currencyArgument, dateArgument, EMAIL, idArgument, minorUnitsArgument } from '../options.ts';
import { listed, tableRow } from '../text.ts';
import { detect } from './bill-detect.ts';

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
  },
  async ({ next, ...input }, io) => {
    const { id, name, cycle } = await (await io.open()).bills.createBill({ ...input, nextDate: next ?? null });
    return { json: { id }, text: `Created bill ${id} (${name}, ${cycle}).` };
  },
  `
Example:
  coffer bill create --email ada@example.com --name Rent --amount 185000 --cycle monthly --next 2026-12-01`,
);

const list = command(
  'list the bills of a user: detected ones, those added by hand, and archived ones',
  { email: EMAIL },
  async ({ email }, io) => {
    return listed(
      await (await io.open()).bills.listBills(email),
      ({ id, name, cycle, amount, currency, status }) =>
        tableRow(id, name, cycle, formatMoney(amount, currency), status),
      'No bills yet.',
      ({ id, name, source, cycle, amount, currency, status, nextDate }) => {
        return { id, name, source, cycle, amount, currency, status, next_date: nextDate };
      },
    );
  },
);

function archiving(description: string, archived: boolean, done: string) {
  return command(
    description,
    { email: EMAIL, id: required('<id>', 'id of the bill, from bill list', idArgument) },
    async ({ email, id }, io) => {
      await (await io.open()).bills.archiveBill(email, id, archived);
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

export const bill = group('recurring bills', { create, list, archive, restore, detect }, 'bills');
