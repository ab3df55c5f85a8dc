import type { Caller } from '../../domain/access/caller.ts';
import type { BillsAge } from '../../domain/bills/bills-age.ts';
import { isEstimate, isPossible } from '../../domain/bills/recurring-bill.ts';
import { dateOf, type LocalDate, type Month, monthOf } from '../../domain/calendar.ts';
import { existing } from '../../domain/error.ts';
import type { ConversionNotes, ConvertedTotal } from '../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { Ports } from '../ports.ts';
import type { BillOverview, reportBills } from './report-bills.ts';
import type { IncomeOverview, Receipt, showIncomes } from './show-incomes.ts';

/** A payment of a bill, or a receipt of an income, on a day. Third parties wrote the name. */
export interface MonthEntry {
  readonly date: LocalDate;
  readonly kind: 'bill' | 'income';
  /** Of an income `null`. */
  readonly billId: number | null;
  readonly name: string;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  /** `possible`: it is expected of what may be none, and in no sum (contract 10.3). */
  readonly state: 'paid' | 'received' | 'expected' | 'possible';
  /** Whether another amount may come than the expected one. */
  readonly isEstimate: boolean;
}

export interface RecurringMonth {
  /** By day: bills that are not archived, and income, without those of hidden accounts alone. */
  readonly entries: readonly MonthEntry[];
  /** What of the bills is still due, and what of the income expected, in the user's currency at the latest rates. */
  readonly due: ConvertedTotal;
  readonly expected: ConvertedTotal;
  /** What these two leave out. */
  readonly notes: readonly [bills: ConversionNotes & { readonly age: BillsAge | undefined }, incomes: ConversionNotes];
}

interface MonthPorts {
  readonly reportBills: ReturnType<typeof reportBills>;
  readonly showIncomes: ReturnType<typeof showIncomes>;
}

/** All that is paid and received again and again in a month, of the past too. Throws `amount_out_of_range`. */
export function showMonth(ports: MonthPorts) {
  return async (caller: Caller, month: Month): Promise<RecurringMonth> => {
    // Bills are brought up to date first, and the same detection finds the income.
    const reported = await ports.reportBills(caller, { status: 'all', includeNextInstance: true, month });
    const received = await ports.showIncomes(caller, month);
    const shown = reported.bills.filter(({ status, isHidden }) => status !== 'archived' && !isHidden);
    const entries = [...shown.flatMap((bill) => billEntries(bill, month)), ...received.incomes.flatMap(incomeEntries)];
    return {
      entries: entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
      due: reported.due,
      expected: received.due,
      notes: [reported, received],
    };
  };
}

type ListMonthPorts = Pick<Ports, 'users' | 'clock'> & {
  readonly showMonth: ReturnType<typeof showMonth>;
};

/** The month of a day, today's if there is none. Throws `amount_out_of_range`. */
export function listMonth({ users, clock, showMonth: show }: ListMonthPorts) {
  return async (userId: number, day?: LocalDate): Promise<RecurringMonth & Month> => {
    const { currency } = existing(await users.get(userId), 'user');
    const month = monthOf(day ?? dateOf(clock.now()));
    return { ...month, ...(await show({ id: userId, currency }, month)) };
  };
}

/** The payments of a bill in a month: those that were made, and those that are due. */
export function billEntries(bill: BillOverview, { from, to }: Month): readonly MonthEntry[] {
  const { payments, dueDates } = bill;
  const kind = { kind: 'bill', billId: bill.id } as const;
  return [
    ...payments.map((paid) => ({ ...kind, ...doneOn(bill, paid, 'paid') })),
    ...dueDates.filter((date) => date >= from && date <= to).map((date) => ({ ...kind, ...expectedOn(date, bill) })),
  ];
}

function incomeEntries(income: IncomeOverview): readonly MonthEntry[] {
  const { receipts, dueDates } = income;
  const kind = { kind: 'income', billId: null } as const;
  return [
    ...receipts.map((received) => ({ ...kind, ...doneOn(income, received, 'received') })),
    ...dueDates.map((date) => ({ ...kind, ...expectedOn(date, income) })),
  ];
}

type Happening = Omit<MonthEntry, 'kind' | 'billId'>;

function doneOn(
  { name }: Pick<BillOverview, 'name'>,
  { on: date, amount, currency }: Receipt,
  state: 'paid' | 'received',
): Happening {
  return { date, name, amount, currency, state, isEstimate: false };
}

function expectedOn(
  date: LocalDate,
  one: Pick<BillOverview, 'name' | 'amount' | 'currency' | 'confidence' | 'facts'>,
): Happening {
  const { name, amount, currency } = one;
  const state = isPossible(one) ? 'possible' : 'expected';
  return { date, name, amount, currency, state, isEstimate: isEstimate(one) };
}
