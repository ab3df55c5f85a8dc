import { type RateWindow, takePlaces } from '../../../domain/access/rate-window.ts';
import type { RateLimiterPort } from '../../../domain/ports/rate-limiter-port.ts';
import type { Session } from '../session.ts';

/**
 * For all processes on one database, which share its clock. `limit` is requests per minute and user.
 *
 * A user's window is one row with a revision. The domain decides on what was read, and the row is written only if it
 * still has that revision: whoever comes second reads again. Each failed attempt is somebody else's success, so nobody
 * tries more often than the limit allows.
 */
export function createRateLimiter(session: Session, limit: number): RateLimiterPort {
  return {
    async consume(userId, places) {
      for (;;) {
        const { entries, revision, now } = await read(session, userId);
        const { decision, window } = takePlaces(entries, { places, limit, now });
        if (!decision.allowed) return decision;
        const { count } = await session.query(WRITE, [userId, JSON.stringify(window), revision]);
        if (count === 1) return decision;
      }
    },
  };
}

interface StoredWindow {
  readonly entries: RateWindow;
  /** 0 for a user without a window. */
  readonly revision: number;
  /** The database's clock, in milliseconds since 1970. */
  readonly now: number;
}

async function read(session: Session, userId: number): Promise<StoredWindow> {
  const { rows } = await session.query<[entries: string | null, revision: string | null, now: string]>(READ, [userId]);
  const [entries = null, revision = null, now = ''] = rows[0] ?? [];
  return { entries: entries === null ? [] : JSON.parse(entries), revision: Number(revision), now: Number(now) };
}

const READ = {
  name: 'rate_window',
  text: `select w.entries, w.revision, extract(epoch from clock_timestamp()) * 1000 as now
    from (select $1::bigint as user_id) asked left join rate_windows w on w.user_id = asked.user_id`,
};

const WRITE = {
  name: 'write_rate_window',
  text: `insert into rate_windows as w (user_id, entries, revision) values ($1, $2, 1)
    on conflict (user_id) do update set entries = excluded.entries, revision = w.revision + 1
      where w.revision = $3`,
};
