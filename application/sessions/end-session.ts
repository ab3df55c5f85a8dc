import { notFound } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';

/** Signs a browser out, from its next request on. Throws `not_found`, also for another user's session. */
export function endSession({ sessions }: Pick<Ports, 'sessions'>) {
  return async (userId: number, id: number): Promise<void> => {
    const own = await sessions.list(userId);
    if (!own.some((session) => session.id === id)) throw notFound('session');
    await sessions.remove(userId, id);
  };
}
