import type { Holder } from '../../domain/access/user.ts';
import type { Session } from './database.ts';

/** `undefined` for unknown and deleted users. One revision serves for the data of all users. */
export function holderOf(session: Session, userId: number): Holder | undefined {
  const user = session.rows('users').get(userId);
  if (user === undefined || user.deletedAt !== null) return undefined;
  const { id, currency, plan } = user;
  const revision = session.revision();
  return { id, currency, plan, revisions: { own: revision, shared: revision } };
}
