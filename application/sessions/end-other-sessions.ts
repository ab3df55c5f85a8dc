import type { Session } from '../../domain/access/session.ts';
import type { SessionRepo } from '../../domain/ports/access/session-repo.ts';

/** Signs every other browser of the user out, from its next request on. */
export type EndOtherSessions = (session: Pick<Session, 'userId' | 'id'>) => Promise<void>;

export function endOtherSessions({ sessions }: { sessions: SessionRepo }): EndOtherSessions {
  return ({ userId, id }) => sessions.removeAll(userId, id);
}
