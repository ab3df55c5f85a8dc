import type { MonthEntry } from '../../../application/bills/show-month.ts';
import { monthOf } from '../../../domain/calendar.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { command, required } from '../command.ts';
import { openFor } from '../command-line.ts';
import { dateArgument, EMAIL } from '../options.ts';
import { tableRow } from '../text.ts';

/** Each payment of a month, also of bills that are due twice, with recurring income beside them. */
export const billCalendar = command(
  'list what is paid and received again and again in a month, day by day',
  { email: EMAIL, month: required('<date>', 'a day of the month, YYYY-MM-DD', dateArgument) },
  async ({ email, month }, io) => {
    const { userId, users, bills } = await openFor(io, email);
    const caller = { id: userId, currency: await users.totalsCurrency(email) };
    const { entries, due, expected } = await bills.showMonth(caller, monthOf(month));
    const sum = ({ amount, currency }: typeof due) => formatMoney(amount, currency);
    return {
      json: { due, expected_income: expected, days: entries },
      text: [...entries.map(lineOf), `Still due: ${sum(due)}. Still expected: ${sum(expected)}.`].join('\n'),
    };
  },
  `
Example:
  coffer bill calendar --email ada@example.com --month 2026-12-01`,
);

function lineOf({ date, kind, name, amount, currency, state }: MonthEntry): string {
  const said = state === 'possible' ? 'possible, not counted' : state;
  return tableRow(date, kind, name, formatMoney(amount, currency), said);
}
