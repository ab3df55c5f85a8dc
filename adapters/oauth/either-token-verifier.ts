import type { AccessTokenVerifier } from '../../domain/ports/access/access-token-verifier.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';

/** Tokens of the command line are verified here, as ever; every other one is the foreign issuer's. */
export function eitherTokenVerifier(
  own: AccessTokenVerifier,
  external: AccessTokenVerifier,
  secrets: Pick<Secrets, 'kindOf'>,
): AccessTokenVerifier {
  return {
    verify: (token, audience) => (secrets.kindOf(token) === 'access_token' ? own : external).verify(token, audience),
  };
}
