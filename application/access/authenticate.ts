import { type Audience, isLive, type Principal, type Scope } from '../../domain/access/credential.ts';
import type { Holder } from '../../domain/access/user.ts';
import { dateOf, startOfMinute, type Timestamp } from '../../domain/calendar.ts';
import { FinanceError } from '../../domain/error.ts';
import type { AccessTokenVerifier } from '../../domain/ports/access/access-token-verifier.ts';
import type { Ports } from '../ports.ts';

/**
 * Finds the holder of a bearer credential: an API key, or an access token for `audience` (specification 5.1, contract
 * 4). Throws `unauthenticated` for a missing, malformed, unknown, expired or revoked credential, and `not_linked` for a
 * token whose subject is not a user here.
 */
export type Authenticate = (bearer: string | undefined, audience: Audience) => Promise<Principal>;

type AuthenticatePorts = Pick<Ports, 'apiKeys' | 'secrets' | 'clock'> & { readonly accessTokens: AccessTokenVerifier };

export function authenticate(ports: AuthenticatePorts): Authenticate {
  return async (bearer, audience) => {
    if (bearer === undefined) throw unauthenticated();
    return ports.secrets.kindOf(bearer) === 'api_key'
      ? holderOfKey(ports, bearer)
      : holderOfToken(ports, bearer, audience);
  };
}

async function holderOfKey({ apiKeys, secrets, clock }: AuthenticatePorts, secret: string): Promise<Principal> {
  const found = await apiKeys.findByHash(secrets.digest(secret));
  const now = clock.now();
  if (found === undefined || !isLive(found.key, now)) throw unauthenticated();
  const { key, holder } = found;
  const minute = startOfMinute(now);
  // Kept to the minute, so that a busy key costs one write per minute, not one per request.
  if (key.lastUsedAt === null || key.lastUsedAt < minute) await apiKeys.touch(key.userId, key.id, minute);
  return principal(holder, key.scopes, now);
}

async function holderOfToken(
  { accessTokens, clock }: AuthenticatePorts,
  token: string,
  audience: Audience,
): Promise<Principal> {
  const verdict = await accessTokens.verify(token, audience);
  switch (verdict.kind) {
    case 'valid':
      return principal(verdict.holder, verdict.scopes, clock.now());
    case 'not_linked':
      throw new FinanceError('not_linked', 'The account of this token is not linked to this service.');
    case 'invalid':
      throw unauthenticated();
  }
}

function principal({ id, revisions }: Holder, scopes: readonly Scope[], now: Timestamp): Principal {
  return { userId: id, scopes, basis: { ...revisions, userId: id, day: dateOf(now) } };
}

function unauthenticated(): FinanceError {
  return new FinanceError('unauthenticated', 'Unauthenticated.');
}
