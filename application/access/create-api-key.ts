import { addSeconds } from '../../domain/calendar.ts';
import { API_KEY_LIFETIME_DAYS, type ApiKey, apiKeyName, apiKeyScopes, type Scope } from '../../domain/credential.ts';
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
}

export interface CreatedApiKey {
  readonly apiKey: ApiKey;
  /** The key itself: shown once, stored nowhere. */
  readonly secret: string;
}

/** Throws `not_found` for the user, `invalid` for the name. */
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
    const secret = secrets.newApiKey();
    const createdAt = clock.now();
    const apiKey = await apiKeys.add({
      userId: user.id,
      name: apiKeyName(input.name),
      hash: secrets.digest(secret),
      prefix: secret.slice(0, PREFIX_LENGTH),
      lastFour: secret.slice(-4),
      scopes: apiKeyScopes(input.scopes),
      createdAt,
      expiresAt: addSeconds(createdAt, API_KEY_LIFETIME_DAYS * 24 * 60 * 60),
      lastUsedAt: null,
      revokedAt: null,
    });
    return { apiKey, secret };
  };
}
