import type { SessionRepo } from '../../domain/ports/session-repo.ts';
import type { Session } from '../../domain/session.ts';

/** Signs every other browser of the user out, from its next request on. */
export type EndOtherSessions = (session: Pick<Session, 'userId' | 'id'>) => Promise<void>;

export function endOtherSessions({ sessions }: { sessions: SessionRepo }): EndOtherSessions {
  return ({ userId, id }) => sessions.removeAll(userId, id);
}
