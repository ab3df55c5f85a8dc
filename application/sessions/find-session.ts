import { isConfirmed, isSessionLive, type Session, sessionExpiry } from '../../domain/access/session.ts';
import type { User } from '../../domain/access/user.ts';
import { unlessNotFound } from '../../domain/error.ts';
import type { SessionRepo } from '../../domain/ports/access/session-repo.ts';
import type { Ports } from '../ports.ts';

export interface Visitor {
  readonly session: Session;
  readonly user: User;
  /** Whether they proved who they are recently enough for a sensitive change. */
  readonly isConfirmed: boolean;
}

/**
 * Who is signed in with this cookie; `undefined` for an unknown, expired or ended session. Notes the use, once a
 * minute.
 */
export function findSession({
  sessions,
  users,
  secrets,
  clock,
}: Pick<Ports, 'sessions' | 'users' | 'secrets' | 'clock'>) {
  return async (secret: string | undefined): Promise<Visitor | undefined> => {
    if (secret === undefined || secrets.kindOf(secret) !== 'session') return undefined;
    const found = await sessions.findByHash(secrets.digest(secret));
    const now = clock.now();
    if (found === undefined || !isSessionLive(found, now)) return undefined;
    const user = await users.get(found.userId);
    if (user === undefined || user.deletedAt !== null) return undefined;
    const isFresh = found.lastSeenAt.slice(0, 16) === now.slice(0, 16);
    const session = isFresh ? found : await seenAgain(sessions, found, now);
    return session && { session, user, isConfirmed: isConfirmed(session, now) };
  };
}

/** `undefined` when the session was ended meanwhile. */
async function seenAgain(sessions: SessionRepo, { userId, id }: Session, now: Session['lastSeenAt']) {
  return sessions
    .update(userId, id, (row) => ({ ...row, lastSeenAt: now, expiresAt: sessionExpiry(row.createdAt, now) }))
    .catch(unlessNotFound);
}
