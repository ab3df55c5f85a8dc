import { isSessionLive, type Session } from '../../domain/access/session.ts';
import type { SessionRepo } from '../../domain/ports/access/session-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';

/** Where the user is signed in, the most recently used first. */
export type ListSessions = (userId: number) => Promise<readonly Session[]>;

export function listSessions({ sessions, clock }: { sessions: SessionRepo; clock: Clock }): ListSessions {
  return async (userId) => {
    const now = clock.now();
    const live = (await sessions.list(userId)).filter((session) => isSessionLive(session, now));
    return live.toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : a.lastSeenAt > b.lastSeenAt ? -1 : b.id - a.id));
  };
}
