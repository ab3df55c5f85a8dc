import type { Ports } from '../ports.ts';
import { requireUser } from '../users/require-user.ts';

/**
 * From the next request on, the key is refused (contract 4.1). Throws `not_found` for the user, and for a key that is
 * not theirs.
 */
export function revokeApiKey({ users, apiKeys, clock }: Pick<Ports, 'users' | 'apiKeys' | 'clock'>) {
  return async (email: string, id: number): Promise<void> =>
    apiKeys.revoke((await requireUser(users, email)).id, id, clock.now());
}
