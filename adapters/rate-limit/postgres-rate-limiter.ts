import type { RateLimiterPort } from '../../domain/ports/rate-limiter-port.ts';
import { granted, refused, WINDOW_SECONDS } from './sliding-window.ts';

/**
 * For all processes on one database. A user's window is one row with the times at which places were taken. The row's
 * lock puts requests in order, and all processes use the database's clock. Rate limiting packages count in fixed
 * windows, which would let twice the limit pass around the turn of a window.
 */
export function postgresRateLimiter({ limit, pool }: { limit: number; pool: StatementPool }): RateLimiterPort {
  return {
    consume: async (userId, points) => {
      const { rows } = await pool.query<WindowRow>(TAKE_PLACES, [userId, points, limit]);
      const [window] = rows;
      if (window === undefined) throw new Error('The database returned no window for a user.');
      return window.granted ? granted(limit, window.ages.length) : refused(limit, points, window.ages);
    },
  };
}

/** Runs a statement on any connection to the database. */
export interface StatementPool {
  query<Row extends object>(text: string, values: readonly unknown[]): Promise<Rows<Row>>;
}

export interface Rows<Row> {
  readonly rows: readonly Row[];
}

interface WindowRow {
  readonly granted: boolean;
  /** Seconds since each live place was taken, oldest first. */
  readonly ages: readonly number[];
}

/**
 * Parameters: user, places, limit. Reads the clock once the row is locked, not when the statement began to wait for it,
 * and never takes the time as earlier than that of the last place.
 */
const TAKE_PLACES = `
  insert into rate_windows as stored (user_id, taken, granted)
  values ($1, case when $2::int <= $3::int then array_fill(clock_timestamp(), array[$2::int]) else '{}' end, $2::int <= $3::int)
  on conflict (user_id) do update set (taken, granted) = (
    select case when fits then live || array_fill(now, array[$2::int]) else live end, fits
    from (select greatest(clock_timestamp(), stored.taken[cardinality(stored.taken)]) as now) as clock
    cross join lateral (
      select array(select place from unnest(stored.taken) as place where place > now - interval '${WINDOW_SECONDS} seconds') as live
    ) as counted
    cross join lateral (select cardinality(live) + $2::int <= $3::int as fits) as verdict
  )
  returning
    granted,
    array(
      select extract(epoch from clock_timestamp() - place)::float8 from unnest(taken) with ordinality as each (place, nth) order by nth
    ) as ages`;
