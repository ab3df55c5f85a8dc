import type { Timestamp } from '../../../domain/calendar.ts';

/** The lengths of a time that PostgreSQL prints in full, and without a fraction: `2026-11-21 10:00:00.123456+00`. */
const [WITH_MICROSECONDS, WITHOUT_FRACTION] = [29, 22];

/**
 * Converts the text that PostgreSQL prints for a timestamptz, in the session's time zone UTC. Slices it, because a
 * `Date` would lose the microseconds and take longer than the statement.
 */
export function timestampFromPostgres(text: string): Timestamp {
  // The only place that makes a `Timestamp` from what the database holds.
  return `${text.slice(0, 10)}T${clockOf(text)}Z` as Timestamp;
}

/** The time of day, with microseconds. PostgreSQL prints no zeros at the end of a fraction. */
function clockOf(text: string): string {
  if (text.length === WITH_MICROSECONDS) return text.slice(11, 26);
  if (text.length === WITHOUT_FRACTION) return `${text.slice(11, 19)}.000000`;
  return text.slice(11, -3).padEnd(15, '0');
}
