import type { Caller } from '../../domain/access/caller.ts';
import { instancesBetween } from '../../domain/bills/bill-instances.ts';
import { isCounted } from '../../domain/bills/recurring-bill.ts';
import { dateOf, type LocalDate, type Month } from '../../domain/calendar.ts';
import type { RecurringIncome } from '../../domain/income/recurring-income.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  conversionNotes,
  totalInCurrency,
} from '../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { TransactionRepo } from '../../domain/ports/transaction-repo.ts';
import type { Ports } from '../ports.ts';
import { latestQuotes } from '../rates/latest-quotes.ts';
import type { RefreshBills } from './refresh-bills.ts';

/** Money that came in. */
export interface Receipt {
  readonly on: LocalDate;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
}

/** Third parties wrote the name. */
export interface IncomeOverview extends Omit<RecurringIncome, 'transactionIds'> {
  /** The days of the month on which it is expected, from today on. */
  readonly dueDates: readonly LocalDate[];
  /** What came in that month, by day. */
  readonly receipts: readonly Receipt[];
}

interface RecurringIncomes extends ConversionNotes {
  /** Those that are expected or came in that month, without those of hidden accounts (contract 5.9). */
  readonly incomes: readonly IncomeOverview[];
  /** What is expected, without what is only possible (contract 10.3), in the user's currency at the latest rates. */
  readonly due: ConvertedTotal;
}

type ShowIncomesPorts = Pick<Ports, 'bills' | 'accounts' | 'rates' | 'clock'> & {
  readonly transactions: Pick<TransactionRepo, 'getAll'>;
};

/** The caller's recurring income in a month, as the last detection has found it. */
export function showIncomes({ bills, accounts, transactions, rates, clock }: ShowIncomesPorts) {
  return async ({ id: userId, currency, basis }: Caller, month: Month): Promise<RecurringIncomes> => {
    const today = dateOf(clock.now());
    const found = await bills.incomes(userId);
    const ids = found.flatMap(({ transactionIds }) => transactionIds);
    const [received, owned] = await Promise.all([transactions.getAll(userId, ids), accounts.list(userId)]);
    const visible = new Set(owned.filter(({ hidden }) => !hidden).map(({ id }) => id));
    const known = new Map(received.filter(({ bankAccountId: id }) => visible.has(id)).map((one) => [one.id, one]));
    const from = month.from > today ? month.from : today;
    const incomes = found
      .map(({ transactionIds, ...income }) => {
        const own = transactionIds.flatMap((id) => known.get(id) ?? []);
        const dueDates = own.length === 0 ? [] : instancesBetween(income, from, month.to);
        return { ...income, dueDates, receipts: receiptsIn(month, own) };
      })
      .filter(({ dueDates, receipts }) => dueDates.length + receipts.length > 0);
    const currencies = incomes.map((income) => income.currency);
    const quotes = await latestQuotes({ rates, today, shared: basis?.shared }, currency, currencies);
    const due = incomes.filter(isCounted).flatMap((income) => {
      const { amount, dueDates } = income;
      const quote = quotes.get(income.currency);
      const part = { currency: income.currency, amount: BigInt(amount), count: 1, quote, wantedOn: today };
      return dueDates.map(() => part);
    });
    return { incomes, due: totalInCurrency(due, currency), ...conversionNotes(due, currency) };
  };
}

/** All recurring income of a user, for programs: it is brought up to date first, however long that takes. */
export function listIncomes({
  bills,
  bringBillsUpToDate,
}: Pick<Ports, 'bills'> & { readonly bringBillsUpToDate: RefreshBills }) {
  return async (userId: number): Promise<readonly RecurringIncome[]> => {
    await bringBillsUpToDate(userId);
    return bills.incomes(userId);
  };
}

function receiptsIn({ from, to }: Month, received: readonly Transaction[]): readonly Receipt[] {
  return received
    .map(({ bookedAt, amount, currency }) => ({ on: dateOf(bookedAt), amount, currency }))
    .filter(({ on }) => on >= from && on <= to)
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}
