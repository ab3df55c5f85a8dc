import { digestOf, select } from '../store.ts';

/** The user of a token, with what the tools need to know. */
export interface Caller {
  readonly id: number;
  readonly currency: string;
}

/** Unlogged: it need not survive a crash. The window lists when each place was taken. */
await select(
  undefined,
  `create unlogged table if not exists peer_rate_windows (
    user_id bigint primary key, taken timestamptz[] not null, granted boolean not null) with (fillfactor = 50)`,
);

/** Checks the token ($1, a digest) and takes a place in the user's sliding window of a minute ($2: the limit). */
const ADMIT = `
  with caller as (
    select u.id, u.currency from access_tokens t join users u on u.id = t.user_id
    where t.hash = $1 and t.audience = 'mcp' and t.expires_at > now() and t.revoked_at is null and u.deleted_at is null
      and u.plan = 'pro'
  ), counted as (
    insert into peer_rate_windows as stored (user_id, taken, granted)
    select id, array[clock_timestamp()], true from caller
    on conflict (user_id) do update set (taken, granted) = (
      select case when cardinality(live) < $2::int then live || clock_timestamp() else live end, cardinality(live) < $2::int
      from (select array(
        select place from unnest(stored.taken) as place where place > clock_timestamp() - interval '60 seconds'
      ) as live) as kept
    )
    returning granted, cardinality(taken) as places
  )
  select id, currency, granted, places from caller, counted`;

interface Row extends Caller {
  readonly granted: boolean;
  readonly places: number;
}

/** Checks token and rate limit. Without a caller, nothing remaining means that the limit is reached. */
export async function admit(authorization: string | undefined, limit: number) {
  const [row] = await select<Row>('admit', ADMIT, [digestOf(authorization), limit]);
  if (row === undefined) return { remaining: limit };
  return row.granted ? { caller: row, remaining: limit - row.places } : { remaining: 0 };
}
