import type { Session } from '../../domain/access/session.ts';
import type { Ports } from '../ports.ts';

/** Signs every other browser of the user out, from its next request on. */
export type EndOtherSessions = (session: Pick<Session, 'userId' | 'id'>) => Promise<void>;

export function endOtherSessions({ sessions }: Pick<Ports, 'sessions'>): EndOtherSessions {
  return ({ userId, id }) => sessions.removeAll(userId, id);
}
