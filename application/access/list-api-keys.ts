import type { ApiKey } from '../../domain/access/credential.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from '../users/require-user.ts';

/** Returns all keys of the user by id, including revoked and expired ones. Throws `not_found` for the user. */
export function listApiKeys({ users, apiKeys }: Pick<Ports, 'users' | 'apiKeys'>) {
  return async (email: string): Promise<readonly ApiKey[]> => apiKeys.list((await requireUser(users, email)).id);
}
