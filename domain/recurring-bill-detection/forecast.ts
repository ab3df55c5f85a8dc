import type { Candidate } from './candidate.ts';
import type { Schedule } from './schedule.ts';

export interface Forecast {
  readonly isActive: boolean;
  /** Active: the payment to come, `asOf` at the earliest. Ended: the first that did not come. */
  readonly nextDay: number;
  /** Slots since the last payment on which nothing came, as far as they are certainly over. */
  readonly missed: readonly number[];
}

/** A payment may come this much later than any recent one before its slot counts as missed. */
const EXTRA_LATENESS_DAYS = 1;
/** Slots looked ahead of the last payment: a bill that is so far behind ended long ago. */
const SLOTS_MAX = 60;

export function forecast(bill: Candidate, schedule: Schedule, asOf: number): Forecast {
  const last = bill.payments.at(-1)!.day;
  const firstSlot = schedule.after(1);
  const isActive = asOf <= firstSlot + bill.cadence.graceDays;
  if (!isActive) return { isActive, nextDay: firstSlot, missed: [] };

  const patience = schedule.latenessDays + EXTRA_LATENESS_DAYS;
  const missed: number[] = [];
  for (let slot = 1; slot < SLOTS_MAX; slot += 1) {
    const day = schedule.after(slot);
    if (day <= last) continue;
    if (day + patience >= asOf) return { isActive, nextDay: Math.max(day, asOf), missed };
    missed.push(day);
  }
  return { isActive: false, nextDay: firstSlot, missed: [] };
}
