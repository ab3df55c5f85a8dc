import type { ApiKey } from '../../domain/access/credential.ts';
import type { ApiKeyRepo } from '../../domain/ports/access/credential-repos.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import { requireUser } from '../users/require-user.ts';

/** Returns all keys of the user by id, including revoked and expired ones. Throws `not_found` for the user. */
export type ListApiKeys = (email: string) => Promise<readonly ApiKey[]>;

export function listApiKeys({ users, apiKeys }: { users: UserRepo; apiKeys: ApiKeyRepo }): ListApiKeys {
  return async (email) => apiKeys.list((await requireUser(users, email)).id);
}
