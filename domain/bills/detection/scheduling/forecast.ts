import { SEASONAL_KINDS } from '../../../bank-texts/words/merchant-words.ts';
import { monthNumber } from '../../../day-number.ts';
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

/**
 * How many slots had no payment after the one of this time of each earlier year, the latest last: a club rests in
 * summer, and a tax is paid in ten of twelve months.
 */
function pausesOfYear({ cadence, expected, missed }: Candidate): readonly number[] {
  if (cadence.unit !== 'months' || cadence.step > 1) return [];
  const last = monthNumber(expected.at(-1)!);
  return expected.slice(0, -1).flatMap((day, index) => {
    const passed = last - monthNumber(day);
    if (passed === 0 || passed % 12 !== 0) return [];
    return [missed.filter((slot) => slot > day && slot < expected[index + 1]!).length];
  });
}

export function forecast(bill: Candidate, schedule: Schedule, asOf: number): Forecast {
  const last = bill.payments.at(-1)!.day;
  const firstSlot = schedule.after(1);
  const pauses = pausesOfYear(bill);
  const isActive = asOf <= schedule.after(1 + (pauses.at(-1) ?? 0)) + bill.cadence.graceDays;
  if (!isActive) return { isActive, nextDay: firstSlot, missed: [] };

  const patience = schedule.latenessDays + EXTRA_LATENESS_DAYS;
  const missed: number[] = [];
  // A pause of one year may be over for good, or have been a lapse; one of two years, or of a tax, comes again.
  const isSeasonal = bill.payments.every(({ kinds }) => !kinds.isDisjointFrom(SEASONAL_KINDS));
  const foreseen = pauses.length > (isSeasonal ? 0 : 1) ? Math.min(...pauses) : 0;
  for (let slot = 1 + foreseen; slot < SLOTS_MAX; slot += 1) {
    const day = schedule.after(slot);
    if (day <= last) continue;
    if (day + patience >= asOf) return { isActive, nextDay: schedule.likely(slot, asOf), missed };
    missed.push(day);
    // Once it has begun again at the same time of the year, it lasts as long again.
    if (slot === 1 && pauses.length === 1) slot = Math.max(1, pauses[0]!);
  }
  return { isActive: false, nextDay: firstSlot, missed: [] };
}
