import type { ExternalIdentityRepo } from '../../domain/ports/access/external-identity-repo.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import { requireUser } from './require-user.ts';

/** Ends what `LinkIdentity` began, from the next request on. Throws `not_found` for the user and the identity. */
export type UnlinkIdentity = (email: string, id: number) => Promise<void>;

export interface UnlinkIdentityPorts {
  readonly users: UserRepo;
  readonly externalIdentities: ExternalIdentityRepo;
}

export function unlinkIdentity({ users, externalIdentities }: UnlinkIdentityPorts): UnlinkIdentity {
  return async (email, id) => externalIdentities.remove((await requireUser(users, email)).id, id);
}
