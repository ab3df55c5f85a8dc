import { userDeleted } from '../../domain/error.ts';
import type { Session } from './session.ts';

/**
 * Holds the user against erasure until the unit of work ends, so that nothing is stored for someone who is being
 * erased. Throws `user_deleted` for unknown and deleted users.
 */
export async function requireLiveUser(session: Session, userId: number): Promise<void> {
  const { count } = await session.query(LIVE_USER, [userId]);
  if (count === 0) throw userDeleted();
}

const LIVE_USER = {
  name: 'live_user',
  text: 'select 1 from users where id = $1 and deleted_at is null for key share',
};
