import { nextInstanceOf } from '../../domain/bill-instances.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import type { Caller } from '../../domain/caller.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  conversionNotes,
  totalInCurrency,
} from '../../domain/converted-total.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import type { MinorUnits } from '../../domain/money.ts';
import { monthlyAmount, monthlyShare } from '../../domain/monthly-amount.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { BillCycle, BillFact, BillStatus, RecurringBill } from '../../domain/recurring-bill.ts';
import { latestQuotes } from '../rates/latest-quotes.ts';
import type { RefreshBills } from './refresh-bills.ts';

export interface BillOverview {
  readonly id: number;
  /** If the bill was detected, third parties wrote it. */
  readonly name: string;
  readonly status: BillStatus;
  readonly cycle: BillCycle;
  readonly currency: CurrencyCode;
  /** Positive, in `currency`: what is paid each time. */
  readonly amount: MinorUnits;
  /** What that costs per month, rounded once; `undefined` if the cycle is unknown. */
  readonly monthly: MinorUnits | undefined;
  /** The next payment; `undefined` if none is expected or it was not asked for. */
  readonly nextDate: LocalDate | undefined;
  readonly facts: readonly BillFact[];
}

export interface RecurringBills extends ConversionNotes {
  /** Active ones first, then by id. */
  readonly bills: readonly BillOverview[];
  /** What the active bills cost per month, in the user's currency at the latest rates. */
  readonly monthlyTotal: ConvertedTotal;
  /** Active bills with an unknown cycle, which are not part of the total. */
  readonly withoutCycle: readonly BillOverview[];
}

/** The caller's bills, brought up to date with their transactions. Throws `amount_out_of_range`. */
export type ReportBills = (
  caller: Caller,
  query: { readonly status: 'active' | 'all'; readonly includeNextInstance: boolean },
) => Promise<RecurringBills>;

export interface ReportBillsPorts {
  readonly bills: RecurringBillRepo;
  readonly rates: ExchangeRatePort;
  readonly clock: Clock;
  readonly bringBillsUpToDate: RefreshBills;
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
    const amounts = stored.flatMap((bill) => monthlyShare(bill, quotes.get(bill.currency), today) ?? []);
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
