import { isLive } from '../../domain/credential.ts';
import type { AccessTokenVerifier, TokenVerdict } from '../../domain/ports/access-token-verifier.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { AccessTokenRepo } from '../../domain/ports/credential-repos.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';

export interface OpaqueAccessTokenVerifierPorts {
  readonly accessTokens: AccessTokenRepo;
  readonly users: UserRepo;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Verifies opaque tokens issued here. Each request asks the store, so a revoked token stops working at once. */
export function opaqueAccessTokenVerifier(ports: OpaqueAccessTokenVerifierPorts): AccessTokenVerifier {
  const { accessTokens, users, secrets, clock } = ports;
  return {
    verify: async (secret, audience) => {
      // A text that does not look like a token of ours costs no look-up.
      if (secrets.kindOf(secret) !== 'access_token') return INVALID;
      const token = await accessTokens.findByHash(secrets.digest(secret));
      if (token === undefined || token.audience !== audience || !isLive(token, clock.now())) return INVALID;
      const user = await users.get(token.userId);
      if (user === undefined || user.deletedAt !== null) return { kind: 'not_linked' };
      return { kind: 'valid', user, scopes: token.scopes };
    },
  };
}

const INVALID: TokenVerdict = { kind: 'invalid' };
