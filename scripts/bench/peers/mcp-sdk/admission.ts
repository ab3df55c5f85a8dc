import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

/** The user of a token, with what the tools need to know. */
export interface Admitted {
  readonly id: number;
  readonly currency: string;
}

const TOKEN = `select u.id, u.currency from access_tokens t join users u on u.id = t.user_id
  where t.hash = $1 and t.audience = 'mcp' and t.expires_at > now() and t.revoked_at is null and u.deleted_at is null
    and u.plan = 'pro'`;

/** Parameters: user, places, limit. The statement with which Coffer's first release took places in a sliding window. */
const TAKE_PLACES = `
  insert into rate_windows as stored (user_id, taken, granted)
  values ($1, case when $2::int <= $3::int then array_fill(clock_timestamp(), array[$2::int]) else '{}' end, $2::int <= $3::int)
  on conflict (user_id) do update set (taken, granted) = (
    select case when fits then live || array_fill(now, array[$2::int]) else live end, fits
    from (select greatest(clock_timestamp(), stored.taken[cardinality(stored.taken)]) as now) as clock
    cross join lateral (
      select array(select place from unnest(stored.taken) as place where place > now - interval '60 seconds') as live
    ) as counted
    cross join lateral (select cardinality(live) + $2::int <= $3::int as fits) as verdict
  )
  returning granted, cardinality(taken) as taken`;

/** Checks the token, and takes a place in the user's sliding window of a minute. */
export function admission(database: Database, limit: number) {
  return async (authorization = ''): Promise<{ readonly caller?: Admitted; readonly remaining: number }> => {
    const [scheme, secret = ''] = authorization.split(' ');
    const hash = createHash('sha256').update(secret).digest('hex');
    const { rows: users } = await database.query<Admitted>({ name: 'token', text: TOKEN, values: [hash] });
    const [caller] = users;
    if (scheme !== 'Bearer' || caller === undefined) return { remaining: limit };
    const places = { name: 'rate', text: TAKE_PLACES, values: [caller.id, 1, limit] };
    const { rows: windows } = await database.query<{ granted: boolean; taken: number }>(places);
    const [window] = windows;
    if (window?.granted !== true) return { remaining: 0 };
    return { caller, remaining: limit - window.taken };
  };
}
