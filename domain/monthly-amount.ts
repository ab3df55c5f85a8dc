import { type ExactMinorUnits, type MinorUnits, roundMinorUnits } from './money.ts';
import { paymentsPerMonth, type RecurringBill } from './recurring-bill.ts';

/**
 * What a bill comes to a month, in minor units of its own currency, rounded once; `undefined` where the cycle is not known.
 * Throws `amount_out_of_range`.
 */
export function monthlyAmount(bill: Pick<RecurringBill, 'amount' | 'cycle'>): MinorUnits | undefined {
  const exact = exactMonthlyAmount(bill);
  return exact && roundMinorUnits(exact);
}

/** The same before it is rounded: what is to be converted, since that rounds once too (contract 6.4). */
export function exactMonthlyAmount({
  amount,
  cycle,
}: Pick<RecurringBill, 'amount' | 'cycle'>): ExactMinorUnits | undefined {
  const payments = paymentsPerMonth(cycle);
  if (payments === undefined) return undefined;
  const [numerator, denominator] = payments;
  return [BigInt(amount) * numerator, denominator];
}
