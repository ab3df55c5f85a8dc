import { addSeconds, type Timestamp } from '../calendar.ts';
import type { FeedConnection } from './connection.ts';

/** How often a provider may be asked. */
export interface FetchAllowance {
  readonly fetchesPerDay: number;
  /** From 0 to 1, random: spreads the fetches of many connections. */
  readonly jitter: number;
}

/** Providers fetch from banks a few times a day, so asking more often brings nothing. */
const MOST_SYNCS_PER_DAY = 4;

export const DAY_SECONDS = 24 * 60 * 60;

/** The moment from which a person or a webhook may have the connection fetched. */
export function nextAllowedFetch(connection: FeedConnection, fetchesPerDay: number, at: Timestamp): Timestamp {
  const { state, nextSyncAt } = connection;
  const free = later(at, freeAt(connection, fetchesPerDay, at));
  return state === 'rate_limited' ? later(free, nextSyncAt) : free;
}

/**
 * A few times a day, and never so often that nothing is left for a person who asks. Up to a tenth more or less, so that
 * connections do not come all at once.
 */
export function intervalSeconds({ fetchesPerDay, jitter }: FetchAllowance): number {
  const times = Math.max(1, Math.min(MOST_SYNCS_PER_DAY, fetchesPerDay - 1));
  return Math.round((DAY_SECONDS / times) * (0.9 + 0.2 * jitter));
}

/** `wanted`, or later where the provider's limit says so. */
export function within(
  connection: FeedConnection,
  { fetchesPerDay }: FetchAllowance,
  wanted: Timestamp,
  at: Timestamp,
): Timestamp {
  return later(wanted, freeAt(connection, fetchesPerDay, at));
}

/** When enough of the last fetches are a day ago; `null` if they are. */
function freeAt(connection: FeedConnection, fetchesPerDay: number, at: Timestamp): Timestamp | null {
  const fetches = fetchesOfTheDay(connection, at);
  const oldest = fetches[fetches.length - fetchesPerDay];
  return oldest === undefined ? null : addSeconds(oldest, DAY_SECONDS);
}

function later(one: Timestamp, other: Timestamp | null): Timestamp {
  return other !== null && other > one ? other : one;
}

export function fetchesOfTheDay({ recentFetches }: FeedConnection, at: Timestamp): readonly Timestamp[] {
  const dayAgo = addSeconds(at, -DAY_SECONDS);
  return recentFetches.filter((fetched) => fetched > dayAgo);
}
