import type { Session } from '../../domain/access/session.ts';
import type { Ports } from '../ports.ts';

/** Ends one session, from the next request on. */
export type SignOut = (session: Pick<Session, 'userId' | 'id'>) => Promise<void>;

export function signOut({ sessions }: Pick<Ports, 'sessions'>): SignOut {
  return ({ userId, id }) => sessions.remove(userId, id);
}
