import type { Timestamp } from '../../../domain/calendar.ts';

/**
 * Converts the text that PostgreSQL prints for a timestamptz in the session's time zone UTC, such as
 * `2026-11-21 08:15:30.5+00`, and `2026-11-21T08:15:30.5+00:00` in JSON. Slices the text, because a `Date` would lose
 * the microseconds and take longer than the statement.
 */
export function timestampFromPostgres(text: string): Timestamp {
  const clock = text.slice(11, text.indexOf('+'));
  const precise = clock.length === 'hh:mm:ss'.length ? `${clock}.000000` : clock.padEnd(15, '0');
  // The only place that makes a `Timestamp` from what the database holds.
  return `${text.slice(0, 10)}T${precise}Z` as Timestamp;
}
