import { EXTRA_LATENESS_DAYS } from '../parameters.ts';
import type { Candidate } from '../searching/candidate.ts';
import type { Schedule } from './schedule.ts';

export interface Forecast {
  readonly isActive: boolean;
  /**
   * Active: when the next payment is expected, `asOf` at the earliest. Ended: when the first missing payment was due.
   */
  readonly nextDay: number;
  /** The days of the slots since the last payment that are certainly missed. */
  readonly missed: readonly number[];
}

/** Only a limit: the grace period of each cycle is over long before. */
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
    if (day + patience >= asOf) return { isActive, nextDay: schedule.likely(slot, asOf), missed };
    missed.push(day);
  }
  return { isActive: false, nextDay: firstSlot, missed: [] };
}
