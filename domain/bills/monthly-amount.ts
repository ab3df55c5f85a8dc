import type { LocalDate } from '../calendar.ts';
import type { ConvertibleAmount } from '../money/converted-total.ts';
import type { RateQuote } from '../money/exchange-rate.ts';
import { type ExactMinorUnits, type MinorUnits, roundMinorUnits } from '../money/money.ts';
import { paymentsPerMonth } from './bill-cycle.ts';
import { isCounted, type RecurringBill } from './recurring-bill.ts';

/**
 * What a bill costs per month, in its own currency, rounded once; `undefined` if the cycle is unknown.
 * Throws `amount_out_of_range`.
 */
export function monthlyAmount(bill: Pick<RecurringBill, 'amount' | 'cycle'>): MinorUnits | undefined {
  const exact = exactMonthlyAmount(bill);
  return exact && roundMinorUnits(exact);
}

/**
 * What a bill adds to the monthly total, converted at the latest rate (contract 6.1); `undefined` if it adds nothing,
 * as one with an unknown cycle. It is converted before it is rounded (contract 6.4).
 */
export function monthlyShare(
  bill: Pick<RecurringBill, 'amount' | 'cycle' | 'currency' | 'status' | 'confidence'>,
  quote: RateQuote | undefined,
  today: LocalDate,
): ConvertibleAmount | undefined {
  const exact = exactMonthlyAmount(bill);
  if (!isCounted(bill) || exact === undefined) return undefined;
  return { currency: bill.currency, amount: BigInt(roundMinorUnits(exact)), exact, count: 1, quote, wantedOn: today };
}

function exactMonthlyAmount({ amount, cycle }: Pick<RecurringBill, 'amount' | 'cycle'>): ExactMinorUnits | undefined {
  const payments = paymentsPerMonth(cycle);
  if (payments === undefined) return undefined;
  const [numerator, denominator] = payments;
  return [BigInt(amount) * numerator, denominator];
}
