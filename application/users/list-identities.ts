import type { ExternalIdentity } from '../../domain/access/external-identity.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** The subjects of foreign issuers that are linked to the user, by id. Throws `not_found` for the user. */
export type ListIdentities = (email: string) => Promise<readonly ExternalIdentity[]>;

export function listIdentities({
  users,
  externalIdentities,
}: Pick<Ports, 'users' | 'externalIdentities'>): ListIdentities {
  return async (email) => externalIdentities.list((await requireUser(users, email)).id);
}
