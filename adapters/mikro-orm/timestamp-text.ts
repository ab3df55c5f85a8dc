import type { Timestamp } from '../../domain/calendar.ts';

/** Length of a moment that PostgreSQL prints without a fraction: `2026-11-21 10:00:00+00`. */
const WITHOUT_FRACTION = 22;

/**
 * PostgreSQL's text of a timestamptz, in the session's time zone UTC, as a `Timestamp`. By slicing: a `Date` would lose the
 * microseconds, and cost more than the statement.
 */
export function timestampFromPostgres(text: string): Timestamp {
  const fraction = text.length === WITHOUT_FRACTION ? '' : text.slice(20, -3);
  // The only place that makes a `Timestamp` from what the database holds.
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(6, '0')}Z` as Timestamp;
}
