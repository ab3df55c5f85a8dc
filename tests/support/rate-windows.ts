import type { PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';

/** A test cannot set the database's clock, so this moves the places taken in every window into the past. */
export async function ageRateWindows({ pool }: Pick<PostgresStore, 'pool'>, seconds: number): Promise<void> {
  await pool.query(
    `update rate_windows set taken = array(
      select place - make_interval(secs => $1) from unnest(taken) with ordinality as each (place, nth) order by nth
    )`,
    [seconds],
  );
}
