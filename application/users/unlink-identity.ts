import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** Ends what `LinkIdentity` began, from the next request on. Throws `not_found` for the user and the identity. */
export type UnlinkIdentity = (email: string, id: number) => Promise<void>;

export function unlinkIdentity({
  users,
  externalIdentities,
}: Pick<Ports, 'users' | 'externalIdentities'>): UnlinkIdentity {
  return async (email, id) => externalIdentities.remove((await requireUser(users, email)).id, id);
}
