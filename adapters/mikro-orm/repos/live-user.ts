import { userDeleted } from '../../../domain/error.ts';
import type { Session } from '../connection/session.ts';

/**
 * Holds the user against erasure until the unit of work ends, so that nothing is stored for someone who is being
 * erased. Throws `user_deleted` for unknown and deleted users.
 */
export async function requireLiveUser(session: Session, userId: number): Promise<void> {
  if (!(await isLiveUser(session, userId))) throw userDeleted();
}

/** The same, for callers that do without the user. */
export async function isLiveUser(session: Session, userId: number): Promise<boolean> {
  return (await session.change(LIVE_USER, [userId])) > 0;
}

const LIVE_USER = {
  name: 'live_user',
  text: 'select 1 from users where id = $1 and deleted_at is null for key share',
};
