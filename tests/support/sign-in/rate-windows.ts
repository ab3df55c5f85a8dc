import type { PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';

/** A test cannot set the database's clock, so this moves the places taken in every window into the past. */
export async function ageRateWindows({ pool }: Pick<PostgresStore, 'pool'>, seconds: number): Promise<void> {
  await pool.query(
    `update rate_windows set revision = revision + 1, entries = (
      select coalesce(json_agg(json_build_object('at', at - $1::double precision * 1000, 'places', places) order by at), '[]')
      from json_to_recordset(entries) as entry (at double precision, places integer)
    )`,
    [seconds],
  );
}
