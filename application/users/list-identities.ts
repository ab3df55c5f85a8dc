import type { ExternalIdentity } from '../../domain/access/external-identity.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** The subjects of foreign issuers that are linked to the user, by id. Throws `not_found` for the user. */
export function listIdentities({ users, externalIdentities }: Pick<Ports, 'users' | 'externalIdentities'>) {
  return async (email: string): Promise<readonly ExternalIdentity[]> =>
    externalIdentities.list((await requireUser(users, email)).id);
}
