import type { ApiKeyRepo } from '../../domain/ports/access/credential-repos.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { requireUser } from '../users/require-user.ts';

/**
 * From the next request on, the key is refused (contract 4.1). Throws `not_found` for the user, and for a key that is
 * not theirs.
 */
export type RevokeApiKey = (email: string, id: number) => Promise<void>;

export interface RevokeApiKeyPorts {
  readonly users: UserRepo;
  readonly apiKeys: ApiKeyRepo;
  readonly clock: Clock;
}

export function revokeApiKey({ users, apiKeys, clock }: RevokeApiKeyPorts): RevokeApiKey {
  return async (email, id) => apiKeys.revoke((await requireUser(users, email)).id, id, clock.now());
}
