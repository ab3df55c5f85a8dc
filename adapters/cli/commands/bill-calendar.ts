import type { BillOverview } from '../../../application/bills/report-bills.ts';
import type { IncomeOverview } from '../../../application/bills/show-incomes.ts';
import { isPossible } from '../../../domain/bills/recurring-bill.ts';
import type { LocalDate, Month } from '../../../domain/calendar.ts';
import { monthOf } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatMoney, type MinorUnits } from '../../../domain/money/money.ts';
import { command, required } from '../command.ts';
import { openFor } from '../command-line.ts';
import { dateArgument, EMAIL } from '../options.ts';
import { tableRow } from '../text.ts';

/** What is paid or received on a day. */
interface CalendarLine {
  readonly date: LocalDate;
  readonly kind: 'bill' | 'income';
  readonly name: string;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly state: 'paid' | 'received' | 'expected' | 'possible, not counted';
}

/** Each payment of a month, also of bills that are due twice, with recurring income beside them. */
export const billCalendar = command(
  'list what is paid and received again and again in a month, day by day',
  { email: EMAIL, month: required('<date>', 'a day of the month, YYYY-MM-DD', dateArgument) },
  async ({ email, month: day }, io) => {
    const { userId, users, bills } = await openFor(io, email);
    const month = monthOf(day);
    const caller = { id: userId, currency: await users.totalsCurrency(email) };
    const reported = await bills.reportBills(caller, { status: 'all', includeNextInstance: true, month });
    const { incomes, due } = await bills.showIncomes(caller, month);
    const shown = reported.bills.filter(({ status, isHidden }) => status !== 'archived' && !isHidden);
    const lines = [...shown.flatMap((bill) => billLines(bill, month)), ...incomes.flatMap(incomeLines)];
    lines.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    const sum = ({ amount, currency }: typeof due) => formatMoney(amount, currency);
    return {
      json: { due: reported.due, expected_income: due, days: lines },
      text: [
        ...lines.map(({ date, kind, name, amount, currency, state }) =>
          tableRow(date, kind, name, formatMoney(amount, currency), state),
        ),
        `Still due: ${sum(reported.due)}. Still expected: ${sum(due)}.`,
      ].join('\n'),
    };
  },
  `
Example:
  coffer bill calendar --email ada@example.com --month 2026-12-01`,
);

function billLines(bill: BillOverview, { from }: Month): readonly CalendarLine[] {
  const { name, amount, currency, dueDates, payments } = bill;
  const due = dueDates.filter((date) => date >= from);
  return [
    ...payments.map(({ on, ...paid }) => lineOf('bill', name, on, paid, 'paid')),
    ...due.map((date) => lineOf('bill', name, date, { amount, currency }, stateOf(bill))),
  ];
}

function incomeLines(income: IncomeOverview): readonly CalendarLine[] {
  const { name, amount, currency, dueDates, receipts } = income;
  return [
    ...receipts.map(({ on, ...received }) => lineOf('income', name, on, received, 'received')),
    ...dueDates.map((date) => lineOf('income', name, date, { amount, currency }, stateOf(income))),
  ];
}

function lineOf(
  kind: CalendarLine['kind'],
  name: string,
  date: LocalDate,
  { amount, currency }: Pick<CalendarLine, 'amount' | 'currency'>,
  state: CalendarLine['state'],
): CalendarLine {
  return { date, kind, name, amount, currency, state };
}

function stateOf(one: Pick<BillOverview, 'confidence'>): CalendarLine['state'] {
  return isPossible(one) ? 'possible, not counted' : 'expected';
}
