import { EXTRA_LATENESS_DAYS } from '../parameters.ts';
import type { Candidate } from '../searching/candidate.ts';
import type { Schedule } from './schedule.ts';

export interface Forecast {
  readonly isActive: boolean;
  /** Active: the payment to come, `asOf` at the earliest. Ended: the first that did not come. */
  readonly nextDay: number;
  /** Slots since the last payment on which nothing came, as far as they are certainly over. */
  readonly missed: readonly number[];
}

/** A guard only: the grace of any cycle is over long before. */
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
