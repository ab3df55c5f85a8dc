import type { Roll } from './bill-anchor.ts';
import type { Charge } from './charge.ts';
import { isWeekend } from './day.ts';

/** Below this share of payments on weekends (two days of seven would be 0.29) the bank books on business days only. */
const WEEKEND_SHARE_MAX = 0.03;
const PAYMENTS_MIN = 20;

/** What to expect of a bill that has not met a weekend yet: direct debits due on one are collected on the next business day. */
export function bankHabit(payments: readonly Charge[]): Roll {
  const onWeekend = payments.filter(({ day }) => isWeekend(day)).length;
  return payments.length >= PAYMENTS_MIN && onWeekend < WEEKEND_SHARE_MAX * payments.length ? 'next' : 'none';
}
