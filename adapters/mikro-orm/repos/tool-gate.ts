import type { CountedToken, NotLinked, ToolGate } from '../../../domain/ports/tool-gate.ts';
import { RATE_WINDOW_SECONDS } from '../../../domain/rate-window.ts';
import { HOLDER_COLUMNS, type HolderColumns, toHolder } from '../rows/holder.ts';
import type { Session } from '../session.ts';

/**
 * For all processes on one database. One statement finds the caller and takes the places. A user's window is one row,
 * whose lock puts requests in order, and all processes use the database's clock. `limit` is requests per minute and
 * user.
 */
export function createToolGate(session: Session, limit: number): ToolGate {
  return {
    async admitToken(digest, { audience, at, places }) {
      const { rows } = await session.query<CallerRow>(ADMIT_TOKEN, [digest, audience, at, places, limit]);
      return rows[0] === undefined ? { kind: 'invalid' } : verdictOn(rows[0], limit);
    },
    async admitIdentity({ issuer, subject }, { places }) {
      const { rows } = await session.query<CallerRow>(ADMIT_IDENTITY, [issuer, subject, places, limit]);
      return rows[0] === undefined ? { kind: 'not_linked' } : verdictOn(rows[0], limit);
    },
  };
}

type CallerRow = [
  ...holder: HolderColumns,
  clientId: string | null,
  grantId: string | null,
  granted: 't' | 'f',
  remaining: string,
  waitSeconds: string,
];

function verdictOn(row: CallerRow, limit: number): CountedToken | NotLinked {
  const [userId, currency, plan, own, shared, deletedAt, clientId, grantId, granted, remaining, waitSeconds] = row;
  const holder = toHolder([userId, currency, plan, own, shared, deletedAt]);
  if (holder === undefined) return { kind: 'not_linked' };
  const allowed = granted === 't';
  const rate = { allowed, limit, remaining: Number(remaining), retryAfterSeconds: Number(waitSeconds) };
  return { kind: 'counted', holder, clientId, grantId, rate };
}

/** Up to this limit, a window has the time of each request. */
const EXACT_UP_TO = 120;

/**
 * Beyond it, requests of one such slot share an entry with the time of the last one, so that a window never has many
 * more entries, whatever the limit. Each then stays in the window a little longer than it must, never shorter.
 */
const SLOT = '500 milliseconds';

/**
 * Takes places for the user whom `caller` selects, unless that user has been deleted. `caller` has the columns of
 * {@link CallerRow} before the decision; `places` and `limit` are parameters.
 *
 * A window has two arrays, oldest entry first: when places were taken, and how many had been taken by then, counted
 * from an arbitrary beginning. Their first entry may be outside of the window: it says where the count of the others
 * begins. A binary search finds the last entry that has left the window (`gone`), so the work hardly grows with the
 * window. The verdict is stored because `returning` sees nothing but the stored row.
 */
function admit(caller: string, places: string, limit: string): string {
  return `with caller (user_id, currency, plan, own, shared, deleted_at, client_id, grant_id) as (${caller}),
    counted as (
      insert into rate_windows as w (user_id, taken, upto, granted, remaining, wait_seconds)
      select user_id, case when fits then array[clock_timestamp()] else '{}' end,
        case when fits then array[${places}::bigint] else '{}' end, fits,
        case when fits then ${limit} - ${places} else ${limit} end, case when fits then 0 else ${RATE_WINDOW_SECONDS} end
      from (select user_id, ${places}::integer <= ${limit}::integer as fits from caller where deleted_at is null) first
      on conflict (user_id) do update set (taken, upto, granted, remaining, wait_seconds) = (${nextWindow(places, limit)})
      returning granted, remaining, wait_seconds
    )
    select user_id, currency, plan, own, shared, deleted_at, client_id, grant_id, granted, remaining, wait_seconds
    from caller left join counted on true`;
}

/**
 * The columns of a window, `w`, after a request. Reads the clock once the row is locked, not when the statement began
 * to wait for it, and never takes the time as earlier than that of the last entry. `offset 0` keeps PostgreSQL from
 * computing each value as often as it is used.
 */
function nextWindow(places: string, limit: string): string {
  // This many of the oldest places must leave the window first. A request for more places than the limit never passes.
  const leaving = `least(live + ${places} - ${limit}, live)`;
  const wait = `w.taken[width_bucket(total - live + ${leaving} - 1, w.upto) + 1] + interval '${RATE_WINDOW_SECONDS} seconds' - now`;
  return `select
      case when not fits then w.taken when gone = entries then array[now] else w.taken[gone : entries - shared] || now end,
      case when not fits then w.upto when gone = entries then array[${places}::bigint]
        else w.upto[gone : entries - shared] || (total + ${places}) end,
      fits,
      case when fits then ${limit} - live - ${places} else greatest(${limit} - live, 0) end,
      case when fits then 0 when live = 0 then ${RATE_WINDOW_SECONDS}
        else greatest(1, ceil(extract(epoch from ${wait}))) end
    from (
      select now, entries, gone, total, live, live + ${places} <= ${limit} as fits,
        (${limit} > ${EXACT_UP_TO} and gone < entries
          and date_bin('${SLOT}', w.taken[entries], 'epoch') = date_bin('${SLOT}', now, 'epoch'))::integer as shared
      from (
        select now, entries, gone, coalesce(w.upto[entries], 0) as total,
          (coalesce(w.upto[entries], 0) - coalesce(w.upto[gone], 0))::integer as live
        from (
          select now, entries, width_bucket(now - interval '${RATE_WINDOW_SECONDS} seconds', w.taken) as gone
          from (
            select greatest(clock_timestamp(), w.taken[cardinality(w.taken)]) as now, cardinality(w.taken) as entries
            offset 0
          ) clock
          offset 0
        ) searched
        offset 0
      ) summed
    ) decided`;
}

const ADMIT_TOKEN = {
  name: 'admit_token',
  text: admit(
    `select ${HOLDER_COLUMNS}, t.client_id, t.grant_id from access_tokens t join users u on u.id = t.user_id
      where t.hash = $1 and t.audience = $2 and t.revoked_at is null and t.expires_at > $3`,
    '$4',
    '$5',
  ),
};

const ADMIT_IDENTITY = {
  name: 'admit_identity',
  text: admit(
    `select ${HOLDER_COLUMNS}, null, null from external_identities i join users u on u.id = i.user_id
      where i.issuer = $1 and i.subject = $2`,
    '$3',
    '$4',
  ),
};
