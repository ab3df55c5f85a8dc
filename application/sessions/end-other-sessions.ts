import type { Session } from '../../domain/access/session.ts';
import type { Ports } from '../ports.ts';

/** Signs every other browser of the user out, from its next request on. */
export function endOtherSessions({ sessions }: Pick<Ports, 'sessions'>) {
  return ({ userId, id }: Pick<Session, 'userId' | 'id'>): Promise<void> => sessions.removeAll(userId, id);
}
