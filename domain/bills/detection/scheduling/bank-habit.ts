import { isWeekend } from '../../../day-number.ts';
import { WEEKEND_PAYMENTS_MIN, WEEKEND_SHARE_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Roll } from './bill-anchor.ts';

/**
 * What to expect of a bill that has not fallen on a weekend yet. If the user's payments hardly ever fall on weekends,
 * the bank books on the next business day, as it does with direct debits.
 */
export function bankHabit(payments: readonly Charge[]): Roll {
  const onWeekend = payments.filter(({ day }) => isWeekend(day)).length;
  return payments.length >= WEEKEND_PAYMENTS_MIN && onWeekend < WEEKEND_SHARE_MAX * payments.length ? 'next' : 'none';
}
