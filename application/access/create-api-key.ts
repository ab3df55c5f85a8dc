import {
  type ApiKey,
  apiKeyExpiry,
  apiKeyName,
  apiKeyScopes,
  requireRoomForKey,
  type Scope,
} from '../../domain/credential.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ApiKeyRepo } from '../../domain/ports/credential-repos.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { requireUser } from '../users/require-user.ts';

/** Enough of the key to recognise it in a list: `coffer_sk_` and two characters. */
const PREFIX_LENGTH = 12;

export interface CreateApiKeyInput {
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
export type CreateApiKey = (input: CreateApiKeyInput) => Promise<CreatedApiKey>;

export interface CreateApiKeyPorts {
  readonly users: UserRepo;
  readonly apiKeys: ApiKeyRepo;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

export function createApiKey({ users, apiKeys, secrets, clock }: CreateApiKeyPorts): CreateApiKey {
  return async (input) => {
    const user = await requireUser(users, input.email);
    const createdAt = clock.now();
    const expiresAt = apiKeyExpiry(createdAt, input.expiresInDays);
    requireRoomForKey(await apiKeys.list(user.id), createdAt);
    const secret = secrets.newApiKey();
    const apiKey = await apiKeys.add({
      userId: user.id,
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
  };
}
