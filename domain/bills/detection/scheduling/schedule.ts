import { isWeekend } from '../../../day-number.ts';
import {
  AGE_WEIGHT,
  LOOSE_OFFS,
  LOOSE_WEIGHT,
  LOSS_A_DAY,
  MOVED_DAYS_MIN,
  MOVED_PAYMENTS,
  NEAR_DAYS,
  RECENT_PAYMENTS,
  WEEKDAY_HANDICAP_DAYS,
  WEEKEND_PAYMENTS_MIN,
  WEEKEND_SHARE_MAX,
} from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import {
  type Bank,
  bookedOf,
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
  /** The day around which that payment is likeliest, if it is not before `from`. */
  readonly likely: (slots: number, from: number) => number;
  /** The most days by which a recent payment was late; 0 if none was. */
  readonly latenessDays: number;
}

/**
 * Fits the rule with the least mean distance in days to the recent payments of a bill. `bank` is how the bank treats
 * weekends according to the user's other payments; it decides for bills that have not fallen on a weekend.
 */
export function fitSchedule(bill: Candidate, bank: Bank): Schedule {
  const recent = bill.payments.slice(-RECENT_PAYMENTS).map(({ day }, index, all) => ({
    day,
    expected: bill.expected[bill.expected.length - all.length + index]!,
    weight: AGE_WEIGHT ** (all.length - 1 - index),
  }));
  const { rule, of } = fitLatest(bill, recent, bank);
  const { due, booked } = rule;
  const bookedDay = bookedOf(rule);
  const late = recent
    .map((payment) => payment.day - bookedDay(payment))
    .filter((days) => days <= bill.cadence.windowDays);
  return {
    after: (slots) => booked(due(slots)),
    likely: (slots, from) => likelyDay(rule, of, due(slots), from),
    latenessDays: Math.max(0, ...late),
  };
}

/** A rule, and the payments that it was fitted to. */
interface FittedTo {
  readonly rule: FittedRule;
  readonly of: readonly Recent[];
}

/** If the last payments agree with each other but not with those before them, the billing day has moved. */
function fitLatest(bill: Candidate, recent: readonly Recent[], bank: Bank): FittedTo {
  const whole = fitRule(bill, recent, bank);
  for (const count of MOVED_PAYMENTS) {
    const last = recent.slice(-count);
    if (recent.length < count + 2) continue;
    const moved = fitRule(bill, last, bank);
    if (meanDistance(last, bookedOf(whole)) - moved.cost >= MOVED_DAYS_MIN) return { rule: moved, of: last };
  }
  return { rule: whole, of: recent };
}

function fitRule({ cadence }: Candidate, recent: readonly Recent[], bank: Bank): FittedRule {
  if (cadence.unit === 'days') return everyDays(cadence.step, recent, bank);
  if (cadence.unit === 'half-months') return twoDaysOfMonth(recent, bank);
  const byDay = dayOfEachMonth(cadence.step, recent, bank);
  const byWeekday = cadence.step === 1 ? weekdayOfMonth(recent, bank) : undefined;
  return byWeekday !== undefined && byWeekday.cost + WEEKDAY_HANDICAP_DAYS < byDay.cost ? byWeekday : byDay;
}

/**
 * The day that is nearest to where payments like the recent ones would be booked. Some invoices are early and some
 * late, and a day of rest moves all that fall near it: a day that is right within three days for most of them is worth
 * more than the one on which the rule falls.
 */
function likelyDay(rule: FittedRule, recent: readonly Recent[], due: number, from: number): number {
  const byRule = rule.booked(due);
  const outcome = (off: number, weight: number) => ({ day: rule.booked(due + off), weight });
  const seen = recent.map((payment) => outcome(offOf(rule, payment), payment.weight)).filter(({ day }) => day >= from);
  if (seen.length === 0) return Math.max(byRule, from);
  const unknown = LOOSE_WEIGHT / LOOSE_OFFS.length / recent.length;
  const outcomes = [...seen, ...LOOSE_OFFS.map((off) => outcome(off, unknown)).filter(({ day }) => day >= from)];
  const days = outcomes.map(({ day }) => day);
  let best = { day: Math.max(byRule, from), loss: Number.POSITIVE_INFINITY };
  for (let day = Math.min(best.day, ...days); day <= Math.max(best.day, ...days); day += 1) {
    const loss = outcomes.reduce((sum, one) => sum + one.weight * lossOf(Math.abs(one.day - day)), 0);
    if (loss < best.loss - 1e-9) best = { day, loss };
  }
  return best.day;
}

/** How far a payment was from its due day; nothing if it was booked when the bank works again. */
function offOf({ booked, dueOf }: FittedRule, payment: Recent): number {
  const due = dueOf(payment);
  const [plain, moved] = [payment.day - due, payment.day - booked(due)];
  return Math.abs(moved) < Math.abs(plain) ? moved : plain;
}

function lossOf(days: number): number {
  return days > NEAR_DAYS ? 1 : days * LOSS_A_DAY;
}

/**
 * What to expect of a bill that has not fallen on a weekend yet. If the user's payments hardly ever fall on weekends,
 * the bank books on the next business day, as it does with direct debits.
 */
export function bankHabit(payments: readonly Charge[]): Roll {
  const onWeekend = payments.filter(({ day }) => isWeekend(day)).length;
  return payments.length >= WEEKEND_PAYMENTS_MIN && onWeekend < WEEKEND_SHARE_MAX * payments.length ? 'next' : 'none';
}
