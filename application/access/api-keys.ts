import {
  type ApiKey,
  apiKeyExpiry,
  apiKeyName,
  apiKeyScopes,
  requireRoomForKey,
  type Scope,
} from '../../domain/access/credential.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** Enough of the key to recognise it in a list: `coffer_sk_` and two characters. */
const PREFIX_LENGTH = 12;

interface CreateApiKeyInput {
  readonly email: string;
  readonly name?: string;
  /** `finance:read` is always among them. */
  readonly scopes: readonly Scope[];
  /** From 1 to 365, which it is when absent. */
  readonly expiresInDays?: number;
}

export interface CreatedApiKey {
  readonly apiKey: ApiKey;
  /** The key itself: shown once, stored nowhere. */
  readonly secret: string;
}

/**
 * Throws `not_found` for the user, `invalid` for the name, for the lifetime, and when the user has too many live keys.
 */
export function createApiKey({ unitOfWork, secrets, clock }: Pick<Ports, 'unitOfWork' | 'secrets' | 'clock'>) {
  return (input: CreateApiKeyInput): Promise<CreatedApiKey> => {
    const createdAt = clock.now();
    return unitOfWork.run(async ({ users, apiKeys }) => {
      const { id: userId } = await requireUser(users, input.email);
      const expiresAt = apiKeyExpiry(createdAt, input.expiresInDays);
      // Keys that are created at once count each other.
      await users.hold(userId);
      requireRoomForKey(await apiKeys.list(userId), createdAt);
      const secret = secrets.newApiKey();
      const apiKey = await apiKeys.add({
        userId,
        name: apiKeyName(input.name),
        hash: secrets.digest(secret),
        prefix: secret.slice(0, PREFIX_LENGTH),
        lastFour: secret.slice(-4),
        scopes: apiKeyScopes(input.scopes),
        createdAt,
        expiresAt,
        lastUsedAt: null,
        revokedAt: null,
      });
      return { apiKey, secret };
    });
  };
}

/** Returns all keys of the user by id, including revoked and expired ones. Throws `not_found` for the user. */
export function listApiKeys({ users, apiKeys }: Pick<Ports, 'users' | 'apiKeys'>) {
  return async (email: string): Promise<readonly ApiKey[]> => apiKeys.list((await requireUser(users, email)).id);
}

/**
 * From the next request on, the key is refused (contract 4.1). Throws `not_found` for the user, and for a key that is
 * not theirs.
 */
export function revokeApiKey({ users, apiKeys, clock }: Pick<Ports, 'users' | 'apiKeys' | 'clock'>) {
  return async (email: string, id: number): Promise<void> =>
    apiKeys.revoke((await requireUser(users, email)).id, id, clock.now());
}
