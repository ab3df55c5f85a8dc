import { addDays, type LocalDate } from '../calendar.ts';

/** How far back the first fetch of an account goes. Providers give what they have. */
const HISTORY_DAYS = 730;
/** What is fetched again each time: pending rows are booked, and late rows arrive, within two weeks. */
const OVERLAP_DAYS = 14;
/** Where an account that cannot be fetched would make every fetch of the others a long one. */
const FAILING_HISTORY_DAYS = 90;

/** What decides how far back a fetch goes. */
export interface FetchedBefore {
  /** The last day that was fetched; `null` for an account that takes part from now on. */
  readonly coveredTo: LocalDate | null;
  readonly hasProblem: boolean;
}

/** The first day that a fetch asks for. `accounts` are those that take part. */
export function firstDayWanted(accounts: readonly FetchedBefore[], today: LocalDate): LocalDate {
  const days = accounts.map(({ coveredTo, hasProblem }) =>
    coveredTo === null
      ? addDays(today, -(hasProblem ? FAILING_HISTORY_DAYS : HISTORY_DAYS))
      : addDays(coveredTo, -OVERLAP_DAYS),
  );
  const longest = addDays(today, -HISTORY_DAYS);
  if (days.length === 0) return longest;
  const first = days.reduce((earliest, day) => (day < earliest ? day : earliest));
  return first < longest ? longest : first;
}
