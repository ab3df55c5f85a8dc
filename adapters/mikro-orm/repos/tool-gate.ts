import { RATE_WINDOW_SECONDS } from '../../../domain/access/rate-window.ts';
import type { CountedToken, NotLinked, TokenRequest, ToolGate } from '../../../domain/ports/tool-gate.ts';
import { findHeld, type HeldRows, heldRows } from '../held-rows.ts';
import { HOLDER_COLUMNS, type HolderColumns, toHolder } from '../rows/holder.ts';
import type { Session } from '../session.ts';

/**
 * For all processes on one database. One statement finds a caller and takes the places. A user's window
 * is one row, whose lock puts requests in order, and all processes use the database's clock. `limit` is requests per
 * minute and user.
 */
export function createToolGate(session: Session, limit: number): ToolGate {
  return {
    async admitToken(digest, request) {
      const rows = session.isDistributed
        ? await admitFound(session, limit, TOKENS, columnsOf(digest, request))
        : (await session.query<CallerRow>(ADMIT_TOKENS, [limit, ...columnsOf(digest, request)])).rows;
      return (rows[0] && verdictOn(rows[0], limit)) ?? { kind: 'invalid' };
    },
    async admitIdentity({ issuer, subject }, { places }) {
      const rows = session.isDistributed
        ? await admitFound(session, limit, IDENTITY, [issuer, subject, places])
        : (await session.query<CallerRow>(ADMIT_IDENTITY, [limit, issuer, subject, places])).rows;
      return (rows[0] && verdictOn(rows[0], limit)) ?? { kind: 'not_linked' };
    },
  };
}

function columnsOf(digest: string, { audience, at, places }: TokenRequest): readonly (readonly unknown[])[] {
  return [[digest], [audience], [at], [places]];
}

type CallerRow = [
  credential: string,
  ...holder: HolderColumns,
  clientId: string | null,
  grantId: string | null,
  granted: 't' | 'f' | null,
  remaining: string | null,
  waitSeconds: string | null,
];

/** `undefined` for a live user whose request was not counted, because another one of the same user was in the batch. */
function verdictOn(row: CallerRow, limit: number): CountedToken | NotLinked | undefined {
  const [, userId, currency, plan, own, shared, deletedAt, clientId, grantId, granted, remaining, waitSeconds] = row;
  const holder = toHolder([userId, currency, plan, own, shared, deletedAt]);
  if (holder === undefined) return { kind: 'not_linked' };
  if (granted === null) return undefined;
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

const LIMIT = '$1::integer';

/**
 * Takes places for the users whom `caller` selects, except deleted ones. `caller` has the columns of {@link CallerRow}
 * before the decision, then the number of places and the request's number. A user's window can change only once in a
 * statement, so the first request of each user `counts`. The order of the users keeps two statements from waiting for
 * each other's locks. PostgreSQL joins the results row by row, so there is only one join.
 */
function admit(caller: string): string {
  return `with found (credential, user_id, currency, plan, own, shared, deleted_at, client_id, grant_id, places, nth) as (
      ${caller}
    ), caller as (
      select *, deleted_at is null and row_number() over (partition by user_id order by nth) = 1 as counts from found
    ), counted as (
      insert into rate_windows as w (user_id, taken, upto, granted, remaining, wait_seconds)
      select user_id, case when fits then array[clock_timestamp()] else '{}' end,
        case when fits then array[places::bigint] else '{}' end, fits,
        case when fits then ${LIMIT} - places else ${LIMIT} end, case when fits then 0 else ${RATE_WINDOW_SECONDS} end
      from (select user_id, places, places <= ${LIMIT} as fits from caller where counts order by user_id) as chosen
      on conflict (user_id) do update set (taken, upto, granted, remaining, wait_seconds) = (${NEXT_WINDOW})
      returning user_id, granted, remaining, wait_seconds
    )
    select credential, caller.user_id, currency, plan, own, shared, deleted_at, client_id, grant_id, granted, remaining,
      wait_seconds
    from caller left join counted on caller.counts and counted.user_id = caller.user_id`;
}

/** So many of the oldest places must leave the window first. A request for more than the limit never passes. */
const LEAVING = `least(live + places - ${LIMIT}, live)`;

const WAIT = `w.taken[width_bucket(total - live + ${LEAVING} - 1, w.upto) + 1]
  + interval '${RATE_WINDOW_SECONDS} seconds' - now`;

/**
 * The columns of a window, `w`, after a request.
 *
 * A window has two arrays, oldest entry first: when places were taken, and how many had been taken by then, counted
 * from an arbitrary beginning. Their first entry may be outside of the window: it says where the count of the others
 * begins. A binary search finds the last entry that has left the window (`gone`), so the work hardly grows with the
 * window. The verdict is stored because `returning` sees nothing but the stored row.
 *
 * Reads the clock once the row is locked, not when the statement began to wait for it, and never takes the time as
 * earlier than that of the last entry. A request that does not fit into an empty window has no places in `excluded`,
 * and any number above the limit will do. `offset 0` keeps PostgreSQL from computing each value as often as it is used.
 */
const NEXT_WINDOW = `select
    case when not fits then w.taken when gone = entries then array[now] else w.taken[gone : entries - shared] || now end,
    case when not fits then w.upto when gone = entries then array[places]
      else w.upto[gone : entries - shared] || (total + places) end,
    fits,
    case when fits then ${LIMIT} - live - places else greatest(${LIMIT} - live, 0) end,
    case when fits then 0 when live = 0 then ${RATE_WINDOW_SECONDS}
      else greatest(1, ceil(extract(epoch from ${WAIT}))) end
  from (
    select now, places, entries, gone, total, live, live + places <= ${LIMIT} as fits,
      (${LIMIT} > ${EXACT_UP_TO} and gone < entries
        and date_bin('${SLOT}', w.taken[entries], 'epoch') = date_bin('${SLOT}', now, 'epoch'))::integer as shared
    from (
      select now, places, entries, gone, coalesce(w.upto[entries], 0) as total,
        (coalesce(w.upto[entries], 0) - coalesce(w.upto[gone], 0))::integer as live
      from (
        select now, places, entries, width_bucket(now - interval '${RATE_WINDOW_SECONDS} seconds', w.taken) as gone
        from (
          select greatest(clock_timestamp(), w.taken[cardinality(w.taken)]) as now,
            cardinality(w.taken) as entries, coalesce(excluded.upto[1], ${LIMIT} + 1) as places
          offset 0
        ) clock
        offset 0
      ) searched
      offset 0
    ) summed
  ) decided`;

/**
 * Parameters from `$first` on: hashes, audiences, moments and places. The sub-selects keep the plan, as those of the
 * look-up of credentials do (`credential-repos.ts`).
 */
const asked = (first: number): string =>
  `unnest((select $${first}::text[]), (select $${first + 1}::text[]), (select $${first + 2}::timestamptz[]),
      (select $${first + 3}::integer[])) with ordinality as asked (hash, audience, at, places, nth)
      join access_tokens t on t.hash = asked.hash`;

const IS_VALID = 'where t.audience = asked.audience and t.revoked_at is null and t.expires_at > asked.at';

const ADMIT_TOKENS = {
  name: 'admit_tokens',
  text: admit(
    `select t.hash, ${HOLDER_COLUMNS}, t.client_id, t.grant_id, asked.places, asked.nth
      from ${asked(2)} join users u on u.id = t.user_id ${IS_VALID}`,
  ),
};

const ADMIT_IDENTITY = {
  name: 'admit_identity',
  text: admit(
    `select i.subject, ${HOLDER_COLUMNS}, null, null, $4::integer, 1
      from external_identities i join users u on u.id = i.user_id where i.issuer = $2 and i.subject = $3`,
  ),
};

const TOKENS = heldRows('callers_by_token', 't.hash, t.client_id, t.grant_id, asked.places', asked(1), 't', IS_VALID);

const IDENTITY = heldRows(
  'callers_by_identity',
  'i.subject, null, null, $3::integer',
  'external_identities i',
  'i',
  'where i.issuer = $1 and i.subject = $2',
);

type FoundCaller = [credential: string, clientId: string | null, grantId: string | null, places: string];

/**
 * The same in two steps for Citus, where the callers are on other nodes than the windows: finds the callers, then takes
 * their places by one statement on the coordinator.
 */
async function admitFound(
  session: Session,
  limit: number,
  callers: HeldRows,
  values: readonly unknown[],
): Promise<readonly CallerRow[]> {
  const found = await findHeld<FoundCaller>(session, callers, values);
  if (found.length === 0) return [];
  const { rows } = await session.query<CallerRow>(ADMIT_FOUND, [
    limit,
    found.map((row) => row[6]),
    found.map(([userId]) => userId),
    found.map((row) => row[5]),
    found.map((row) => row[9]),
  ]);
  const verdicts = new Map(rows.map((row) => [row[0], row] as const));
  return found.map(([userId, currency, plan, own, shared, deletedAt, credential, clientId, grantId]) => {
    const [, , , , , , , , , granted = null, remaining = null, wait = null] = verdicts.get(credential) ?? [];
    const caller = [credential, userId, currency, plan, own, shared, deletedAt, clientId, grantId] as const;
    return [...caller, granted, remaining, wait];
  });
}

const ADMIT_FOUND = {
  name: 'admit_found',
  text: admit(
    `select credential, user_id, null, null, null::uuid, null::uuid, deleted_at, null, null, places, nth
      from unnest($2::text[], $3::bigint[], $4::timestamptz[], $5::integer[]) with ordinality
        as found (credential, user_id, deleted_at, places, nth)`,
  ),
};
