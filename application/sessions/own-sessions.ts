import { isSessionLive, type Session } from '../../domain/access/session.ts';
import { notFound } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';

/** Where the user is signed in, the most recently used first. */
export function listSessions({ sessions, clock }: Pick<Ports, 'sessions' | 'clock'>) {
  return async (userId: number): Promise<readonly Session[]> => {
    const now = clock.now();
    const live = (await sessions.list(userId)).filter((session) => isSessionLive(session, now));
    return live.toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : a.lastSeenAt > b.lastSeenAt ? -1 : b.id - a.id));
  };
}

/** Signs a browser out, from its next request on. Throws `not_found`, also for another user's session. */
export function endSession({ sessions }: Pick<Ports, 'sessions'>) {
  return async (userId: number, id: number): Promise<void> => {
    const own = await sessions.list(userId);
    if (!own.some((session) => session.id === id)) throw notFound('session');
    await sessions.remove(userId, id);
  };
}

/** Signs every other browser of the user out, from its next request on. */
export function endOtherSessions({ sessions }: Pick<Ports, 'sessions'>) {
  return ({ userId, id }: Pick<Session, 'userId' | 'id'>): Promise<void> => sessions.removeAll(userId, id);
}

/** Ends one session, from the next request on. */
export function signOut({ sessions }: Pick<Ports, 'sessions'>) {
  return ({ userId, id }: Pick<Session, 'userId' | 'id'>): Promise<void> => sessions.remove(userId, id);
}
