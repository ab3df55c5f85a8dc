import type { Session } from '../../domain/access/session.ts';
import type { Ports } from '../ports.ts';

/** Ends one session, from the next request on. */
export function signOut({ sessions }: Pick<Ports, 'sessions'>) {
  return ({ userId, id }: Pick<Session, 'userId' | 'id'>): Promise<void> => sessions.remove(userId, id);
}
