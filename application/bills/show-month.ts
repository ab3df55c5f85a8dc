import type { Caller } from '../../domain/access/caller.ts';
import type { BillsAge } from '../../domain/bills/bills-age.ts';
import { isEstimate, isPossible } from '../../domain/bills/recurring-bill.ts';
import type { LocalDate, Month } from '../../domain/calendar.ts';
import type { ConversionNotes, ConvertedTotal } from '../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { BillOverview, reportBills } from './report-bills.ts';
import type { IncomeOverview, Receipt, showIncomes } from './show-incomes.ts';

/** A payment of a bill, or a receipt of an income, on a day. Third parties wrote the name. */
export interface MonthEntry {
  readonly date: LocalDate;
  readonly kind: 'bill' | 'income';
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
    const [reported, received] = await Promise.all([
      ports.reportBills(caller, { status: 'all', includeNextInstance: true, month }),
      ports.showIncomes(caller, month),
    ]);
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

/** The payments of a bill in a month: those that were made, and those that are due. */
export function billEntries(bill: BillOverview, { from, to }: Month): readonly MonthEntry[] {
  const { name, payments, dueDates } = bill;
  return [
    ...payments.map((paid) => doneOn('bill', name, paid, 'paid')),
    ...dueDates.filter((date) => date >= from && date <= to).map((date) => expectedOn(date, 'bill', bill)),
  ];
}

function incomeEntries(income: IncomeOverview): readonly MonthEntry[] {
  const { name, receipts, dueDates } = income;
  return [
    ...receipts.map((received) => doneOn('income', name, received, 'received')),
    ...dueDates.map((date) => expectedOn(date, 'income', income)),
  ];
}

function doneOn(
  kind: MonthEntry['kind'],
  name: string,
  { on: date, amount, currency }: Receipt,
  state: 'paid' | 'received',
): MonthEntry {
  return { date, kind, name, amount, currency, state, isEstimate: false };
}

function expectedOn(
  date: LocalDate,
  kind: MonthEntry['kind'],
  one: Pick<BillOverview, 'name' | 'amount' | 'currency' | 'confidence' | 'facts'>,
): MonthEntry {
  const { name, amount, currency } = one;
  const state = isPossible(one) ? 'possible' : 'expected';
  return { date, kind, name, amount, currency, state, isEstimate: isEstimate(one) };
}
