import { type MinorUnits, minorUnitsFrom } from './money.ts';
import { paymentsAMonth, type RecurringBill } from './recurring-bill.ts';

/**
 * What a bill comes to a month, in minor units of its own currency, rounded once, half up; `undefined` where the cycle is not known.
 * Throws `amount_out_of_range`.
 */
export function monthlyAmount({ amount, cycle }: Pick<RecurringBill, 'amount' | 'cycle'>): MinorUnits | undefined {
  const payments = paymentsAMonth(cycle);
  if (payments === undefined) return undefined;
  const [numerator, denominator] = payments;
  return minorUnitsFrom((2n * BigInt(amount) * numerator + denominator) / (2n * denominator));
}
