import { nextInstanceOf } from '../../domain/bill-instances.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import type { MinorUnits } from '../../domain/money.ts';
import { exactMonthlyAmount, monthlyAmount } from '../../domain/monthly-amount.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { BillCycle, BillFact, BillStatus, RecurringBill } from '../../domain/recurring-bill.ts';
import { latestQuotes } from '../rates/latest-quotes.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  conversionNotes,
  totalInCurrency,
} from '../rates/total-in-currency.ts';

export interface BillOverview {
  readonly id: number;
  /** Written by a third party, when the bill was detected. */
  readonly name: string;
  readonly status: BillStatus;
  readonly cycle: BillCycle;
  readonly currency: CurrencyCode;
  /** Positive minor units of `currency`: what is paid each time. */
  readonly amount: MinorUnits;
  /** What that makes a month, rounded once; `undefined` where the cycle is not known. */
  readonly monthly: MinorUnits | undefined;
  /** The next instance; `undefined` when none is expected or none was asked for. */
  readonly nextDate: LocalDate | undefined;
  readonly facts: readonly BillFact[];
}

export interface RecurringBills extends ConversionNotes {
  /** Active ones first, then by id. */
  readonly bills: readonly BillOverview[];
  /** What the active bills cost a month, in the user's currency at the latest rates. */
  readonly monthlyTotal: ConvertedTotal;
  /** Active bills whose cycle is not known: they are not in the total. */
  readonly withoutCycle: readonly BillOverview[];
}

/** The caller's bills as their transactions of now tell them. Throws `amount_out_of_range`. */
export type ReportBills = (
  caller: Caller,
  query: { readonly status: 'active' | 'all'; readonly includeNextInstance: boolean },
) => Promise<RecurringBills>;

export interface ReportBillsPorts {
  readonly bills: RecurringBillRepo;
  readonly rates: ExchangeRatePort;
  readonly clock: Clock;
  /** Makes the stored bills of the user agree with their transactions. */
  readonly bringBillsUpToDate: (userId: number) => Promise<void>;
}

export function reportBills(ports: ReportBillsPorts): ReportBills {
  const { bills, rates, clock, bringBillsUpToDate } = ports;
  return async ({ id: userId, currency }, { status, includeNextInstance }) => {
    await bringBillsUpToDate(userId);
    const today = dateOf(clock.now());
    const stored = await bills.list(userId);
    const all = stored.map((bill) => overview(bill, includeNextInstance ? nextInstanceOf(bill, today) : undefined));
    const active = all.filter((bill) => bill.status === 'active');
    const quotes = await latestQuotes(
      rates,
      currency,
      active.map((bill) => bill.currency),
    );
    const amounts = active.flatMap((bill) => {
      const exact = exactMonthlyAmount(bill);
      if (bill.monthly === undefined || exact === undefined) return [];
      const amount = BigInt(bill.monthly);
      return [{ currency: bill.currency, amount, exact, count: 1, quote: quotes.get(bill.currency), wantedOn: today }];
    });
    return {
      bills: status === 'active' ? active : [...active, ...all.filter((bill) => bill.status !== 'active')],
      monthlyTotal: totalInCurrency(amounts, currency),
      withoutCycle: active.filter((bill) => bill.monthly === undefined),
      ...conversionNotes(amounts, currency),
    };
  };
}

function overview(bill: RecurringBill, nextDate: LocalDate | undefined): BillOverview {
  const { id, name, status, cycle, currency, amount, facts } = bill;
  return { id, name, status, cycle, currency, amount, monthly: monthlyAmount(bill), nextDate, facts };
}
