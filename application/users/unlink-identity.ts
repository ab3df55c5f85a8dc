import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** Ends what `LinkIdentity` began, from the next request on. Throws `not_found` for the user and the identity. */
export function unlinkIdentity({ users, externalIdentities }: Pick<Ports, 'users' | 'externalIdentities'>) {
  return async (email: string, id: number): Promise<void> =>
    externalIdentities.remove((await requireUser(users, email)).id, id);
}
