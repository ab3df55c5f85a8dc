import { startOfMinute } from '../../domain/calendar.ts';
import { type Audience, isLive, type Principal } from '../../domain/credential.ts';
import { FinanceError } from '../../domain/error.ts';
import type { AccessTokenVerifier } from '../../domain/ports/access-token-verifier.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ApiKeyRepo } from '../../domain/ports/credential-repos.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';

/**
 * Finds the holder of a bearer credential: an API key, or an access token for `audience` (specification 5.1, contract
 * 4). Throws `unauthenticated` for a missing, malformed, unknown, expired or revoked credential, and `not_linked` for a
 * token whose subject is not a user here.
 */
export type Authenticate = (bearer: string | undefined, audience: Audience) => Promise<Principal>;

export interface AuthenticatePorts {
  readonly apiKeys: ApiKeyRepo;
  readonly accessTokens: AccessTokenVerifier;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

export function authenticate(ports: AuthenticatePorts): Authenticate {
  return async (bearer, audience) => {
    if (bearer === undefined) throw unauthenticated();
    return ports.secrets.kindOf(bearer) === 'api_key'
      ? holderOfKey(ports, bearer)
      : holderOfToken(ports.accessTokens, bearer, audience);
  };
}

async function holderOfKey({ apiKeys, secrets, clock }: AuthenticatePorts, secret: string): Promise<Principal> {
  const key = await apiKeys.findByHash(secrets.digest(secret));
  const now = clock.now();
  if (key === undefined || !isLive(key, now)) throw unauthenticated();
  const minute = startOfMinute(now);
  // Kept to the minute, so that a busy key costs one write per minute, not one per request.
  if (key.lastUsedAt === null || key.lastUsedAt < minute) await apiKeys.touch(key.userId, key.id, minute);
  return key;
}

async function holderOfToken(verifier: AccessTokenVerifier, token: string, audience: Audience): Promise<Principal> {
  const verdict = await verifier.verify(token, audience);
  switch (verdict.kind) {
    case 'valid':
      return { userId: verdict.user.id, scopes: verdict.scopes };
    case 'not_linked':
      throw new FinanceError('not_linked', 'The account of this token is not linked to this service.');
    case 'invalid':
      throw unauthenticated();
  }
}

function unauthenticated(): FinanceError {
  return new FinanceError('unauthenticated', 'Unauthenticated.');
}
