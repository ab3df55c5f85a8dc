import type { Session } from '../../access/session.ts';
import type { Timestamp } from '../../calendar.ts';
import type { New } from '../../new.ts';

export interface SessionRepo {
  /** Throws `conflict` when the hash exists. Refuses deleted users. */
  add(session: New<Session>): Promise<Session>;
  /** A single indexed look-up; expired sessions too, those of deleted users never. */
  findByHash(hash: string): Promise<Session | undefined>;
  /** The user's sessions by id, expired ones too. */
  list(userId: number): Promise<readonly Session[]>;
  /** Stores what `change` makes of the session. Throws `not_found`, also for another user's session. */
  update(userId: number, id: number, change: (session: Session) => Session): Promise<Session>;
  /** Removes the session; nothing happens when it does not exist or belongs to another user. */
  remove(userId: number, id: number): Promise<void>;
  /** Removes the user's sessions, all but `exceptId` when given. */
  removeAll(userId: number, exceptId?: number): Promise<void>;
  /** Removes sessions that expired before `at`, of every user. Returns how many. */
  removeExpired(at: Timestamp): Promise<number>;
}
