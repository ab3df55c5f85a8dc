import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

/** The user of a token, with what the tools need to know. */
export interface Admitted {
  readonly id: number;
  readonly currency: string;
}

/** The peer's own, of the form that Coffer's first release had. Unlogged: it need not survive a crash. */
const WINDOWS = `create unlogged table if not exists peer_rate_windows (
    user_id bigint primary key, taken timestamptz[] not null, granted boolean not null
  ) with (fillfactor = 50)`;

/**
 * Checks the token ($1, a digest) and takes a place in the user's sliding window of a minute ($2: the limit), in one
 * statement as Coffer does. The window lists when each place was taken.
 */
const ADMIT = `
  with caller as (
    select u.id, u.currency from access_tokens t join users u on u.id = t.user_id
    where t.hash = $1 and t.audience = 'mcp' and t.expires_at > now() and t.revoked_at is null and u.deleted_at is null
      and u.plan = 'pro'
  ), counted as (
    insert into peer_rate_windows as stored (user_id, taken, granted)
    select id, array[clock_timestamp()], true from caller
    on conflict (user_id) do update set (taken, granted) = (
      select case when fits then live || now else live end, fits
      from (select greatest(clock_timestamp(), stored.taken[cardinality(stored.taken)]) as now) as clock
      cross join lateral (
        select array(select place from unnest(stored.taken) as place where place > now - interval '60 seconds') as live
      ) as kept
      cross join lateral (select cardinality(live) < $2::int as fits) as verdict
    )
    returning granted, cardinality(taken) as places
  )
  select id, currency, granted, places from caller, counted`;

interface Row extends Admitted {
  readonly granted: boolean;
  readonly places: number;
}

export interface Admission {
  readonly caller?: Admitted;
  readonly remaining: number;
}

/** Checks tokens and the rate limit. */
export async function openAdmission(database: Database, limit: number) {
  await database.query(WINDOWS);
  return async (authorization = ''): Promise<Admission> => {
    const [scheme, secret = ''] = authorization.split(' ');
    const hash = createHash('sha256').update(secret).digest('hex');
    const { rows } = await database.query<Row>({ name: 'admit', text: ADMIT, values: [hash, limit] });
    const [row] = rows;
    if (scheme !== 'Bearer' || row === undefined) return { remaining: limit };
    return row.granted ? { caller: row, remaining: limit - row.places } : { remaining: 0 };
  };
}
