import { notFound } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';

/** Signs a browser out, from its next request on. Throws `not_found`, also for another user's session. */
export type EndSession = (userId: number, id: number) => Promise<void>;

export function endSession({ sessions }: Pick<Ports, 'sessions'>): EndSession {
  return async (userId, id) => {
    const own = await sessions.list(userId);
    if (!own.some((session) => session.id === id)) throw notFound('session');
    await sessions.remove(userId, id);
  };
}
