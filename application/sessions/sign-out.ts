import type { Session } from '../../domain/access/session.ts';
import type { SessionRepo } from '../../domain/ports/access/session-repo.ts';

/** Ends one session, from the next request on. */
export type SignOut = (session: Pick<Session, 'userId' | 'id'>) => Promise<void>;

export function signOut({ sessions }: { sessions: SessionRepo }): SignOut {
  return ({ userId, id }) => sessions.remove(userId, id);
}
