import type { ExternalIdentity } from '../../domain/access/external-identity.ts';
import type { ExternalIdentityRepo } from '../../domain/ports/access/external-identity-repo.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import { requireUser } from './require-user.ts';

/** The subjects of foreign issuers that are linked to the user, by id. Throws `not_found` for the user. */
export type ListIdentities = (email: string) => Promise<readonly ExternalIdentity[]>;

export interface ListIdentitiesPorts {
  readonly users: UserRepo;
  readonly externalIdentities: ExternalIdentityRepo;
}

export function listIdentities({ users, externalIdentities }: ListIdentitiesPorts): ListIdentities {
  return async (email) => externalIdentities.list((await requireUser(users, email)).id);
}
