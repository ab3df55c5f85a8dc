import { LRUCache } from 'lru-cache';
import { RATE_WINDOW_SECONDS, type RateWindow, takePlaces } from '../../../../domain/access/rate-window.ts';
import type { RateLimiterPort } from '../../../../domain/ports/rate-limiter-port.ts';
import type { Session } from '../../connection/session.ts';
import type { Statement } from '../../connection/statement.ts';

/**
 * For all processes on one database, which share its clock. `limit` is requests per minute and user.
 *
 * A user's window is one row with a revision. The domain decides on the window as this process knows it, and the row is
 * written only if it still has that revision: whoever comes second reads it. Each failed attempt is somebody else's
 * success, so nobody tries more often than the limit allows. Only a window that was just read refuses a request.
 */
export function createRateLimiter(session: Session, limit: number): RateLimiterPort {
  const remembered = new LRUCache<number, KnownWindow>({ max: MAX_WINDOWS, ttl: RATE_WINDOW_SECONDS * 1_000 });
  return {
    async consume(userId, places) {
      for (let known = remembered.get(userId); ; known = laterThan(known, remembered.get(userId))) {
        const current = known ?? (await read(session, userId));
        const { decision, window } = takePlaces(current.entries, { places, limit, now: nowOf(current) });
        if (decision.allowed) {
          const written = await session.change(WRITE, [userId, JSON.stringify(window), current.revision]);
          if (written === 1) {
            remembered.set(userId, { ...current, entries: window, revision: current.revision + 1 });
            return decision;
          }
        } else if (known === undefined) return decision;
        else remembered.delete(userId);
      }
    },
  };
}

/** A few megabytes at most. A window that was dropped is read again. */
const MAX_WINDOWS = 1_000;

interface KnownWindow {
  readonly entries: RateWindow;
  /** 0 for a user without a window. */
  readonly revision: number;
  /** How far the database's clock is ahead of this process's monotonic one, in milliseconds. */
  readonly ahead: number;
}

/** The database's time in milliseconds since 1970. */
function nowOf({ ahead }: KnownWindow): number {
  return performance.now() + ahead;
}

/** What another request of this process has written since `failed` was known; `undefined` to read the row. */
function laterThan(failed: KnownWindow | undefined, latest: KnownWindow | undefined): KnownWindow | undefined {
  return failed !== undefined && latest !== undefined && latest.revision > failed.revision ? latest : undefined;
}

interface WindowRow {
  readonly entries: RateWindow | null;
  readonly revision: number | null;
  readonly now: number;
}

async function read(session: Session, userId: number): Promise<KnownWindow> {
  const [row] = await session.rows<WindowRow>(READ, [userId]);
  if (row === undefined) throw new TypeError('The statement returns a row for every user.');
  return { entries: row.entries ?? [], revision: row.revision ?? 0, ahead: row.now - performance.now() };
}

const READ: Statement = {
  name: 'rate_window',
  text: `select w.entries, w.revision, extract(epoch from clock_timestamp())::float8 * 1000 as now
    from (select $1::bigint as user_id) asked left join rate_windows w on w.user_id = asked.user_id`,
};

const WRITE: Statement = {
  name: 'write_rate_window',
  text: `insert into rate_windows as w (user_id, entries, revision) values ($1, $2, 1)
    on conflict (user_id) do update set entries = excluded.entries, revision = w.revision + 1
      where w.revision = $3`,
};
