import type { Timestamp } from '../../domain/calendar.ts';

/** The length of a time that PostgreSQL prints without a fraction: `2026-11-21 10:00:00+00`. */
const WITHOUT_FRACTION = 22;

/**
 * Converts the text that PostgreSQL prints for a timestamptz, in the session's time zone UTC. Slices it, because a
 * `Date` would lose the microseconds and take longer than the statement.
 */
export function timestampFromPostgres(text: string): Timestamp {
  const fraction = text.length === WITHOUT_FRACTION ? '' : text.slice(20, -3);
  // The only place that makes a `Timestamp` from what the database holds.
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(6, '0')}Z` as Timestamp;
}
