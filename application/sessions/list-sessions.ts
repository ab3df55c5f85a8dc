import { isSessionLive, type Session } from '../../domain/access/session.ts';
import type { Ports } from '../ports.ts';

/** Where the user is signed in, the most recently used first. */
export function listSessions({ sessions, clock }: Pick<Ports, 'sessions' | 'clock'>) {
  return async (userId: number): Promise<readonly Session[]> => {
    const now = clock.now();
    const live = (await sessions.list(userId)).filter((session) => isSessionLive(session, now));
    return live.toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : a.lastSeenAt > b.lastSeenAt ? -1 : b.id - a.id));
  };
}
