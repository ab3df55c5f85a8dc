import { notFound } from '../../domain/error.ts';
import type { SessionRepo } from '../../domain/ports/access/session-repo.ts';

/** Signs a browser out, from its next request on. Throws `not_found`, also for another user's session. */
export type EndSession = (userId: number, id: number) => Promise<void>;

export function endSession({ sessions }: { sessions: SessionRepo }): EndSession {
  return async (userId, id) => {
    const own = await sessions.list(userId);
    if (!own.some((session) => session.id === id)) throw notFound('session');
    await sessions.remove(userId, id);
  };
}
