import { isWeekend } from '../../../day-number.ts';
import {
  AGE_WEIGHT,
  MOVED_DAYS_MIN,
  MOVED_PAYMENTS,
  RECENT_PAYMENTS,
  WEEKDAY_HANDICAP_DAYS,
  WEEKEND_PAYMENTS_MIN,
  WEEKEND_SHARE_MAX,
} from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import {
  dayOfEachMonth,
  everyDays,
  type FittedRule,
  meanDistance,
  type Recent,
  type Roll,
  twoDaysOfMonth,
  weekdayOfMonth,
} from './schedule-rules.ts';

export interface Schedule {
  /** The expected day of the slot that comes `slots` slots after the last payment's. */
  readonly after: (slots: number) => number;
  /** The most days by which a recent payment was late; 0 if none was. */
  readonly latenessDays: number;
}

/**
 * Fits the rule with the least mean distance in days to the recent payments of a bill. `habit` is how the bank treats
 * weekends according to the user's other payments; it decides for bills that have not fallen on a weekend.
 */
export function fitSchedule(bill: Candidate, habit: Roll): Schedule {
  const recent = bill.payments.slice(-RECENT_PAYMENTS).map(({ day }, index, all) => ({
    day,
    expected: bill.expected[bill.expected.length - all.length + index]!,
    weight: AGE_WEIGHT ** (all.length - 1 - index),
  }));
  const { rule, after } = fitLatest(bill, recent, habit);
  const late = recent.map((payment) => payment.day - rule(payment)).filter((days) => days <= bill.cadence.windowDays);
  return { after, latenessDays: Math.max(0, ...late) };
}

/** If the last payments agree with each other but not with those before them, the billing day has moved. */
function fitLatest(bill: Candidate, recent: readonly Recent[], habit: Roll): FittedRule {
  const whole = fitRule(bill, recent, habit);
  for (const count of MOVED_PAYMENTS) {
    const last = recent.slice(-count);
    if (recent.length < count + 2) continue;
    const moved = fitRule(bill, last, habit);
    if (meanDistance(last, whole.rule) - moved.cost >= MOVED_DAYS_MIN) return moved;
  }
  return whole;
}

function fitRule({ cadence }: Candidate, recent: readonly Recent[], habit: Roll): FittedRule {
  if (cadence.unit === 'days') return everyDays(cadence.step, recent);
  if (cadence.unit === 'half-months') return twoDaysOfMonth(recent, habit);
  const byDay = dayOfEachMonth(cadence.step, recent, habit);
  const byWeekday = cadence.step === 1 ? weekdayOfMonth(recent) : undefined;
  return byWeekday !== undefined && byWeekday.cost + WEEKDAY_HANDICAP_DAYS < byDay.cost ? byWeekday : byDay;
}

/**
 * What to expect of a bill that has not fallen on a weekend yet. If the user's payments hardly ever fall on weekends,
 * the bank books on the next business day, as it does with direct debits.
 */
export function bankHabit(payments: readonly Charge[]): Roll {
  const onWeekend = payments.filter(({ day }) => isWeekend(day)).length;
  return payments.length >= WEEKEND_PAYMENTS_MIN && onWeekend < WEEKEND_SHARE_MAX * payments.length ? 'next' : 'none';
}
