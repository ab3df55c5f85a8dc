import type { AccessTokenVerifier } from '../../../domain/ports/access/access-token-verifier.ts';
import type { ExternalIdentityRepo } from '../../../domain/ports/access/external-identity-repo.ts';
import type { ForeignTokens } from '../../../domain/ports/access/foreign-tokens.ts';

/** Finds the user to whom the subject of a foreign issuer's token is linked. Throws `unavailable` (`ForeignTokens`). */
export function externalTokenVerifier({
  foreignTokens,
  externalIdentities,
}: {
  readonly foreignTokens: ForeignTokens;
  readonly externalIdentities: Pick<ExternalIdentityRepo, 'findHolder'>;
}): AccessTokenVerifier {
  return {
    verify: async (text, audience) => {
      const token = await foreignTokens.verify(text, audience);
      if (token === undefined) return { kind: 'invalid' };
      const { issuer, subject, scopes, clientId } = token;
      const holder = subject === undefined ? undefined : await externalIdentities.findHolder(issuer, subject);
      return holder === undefined ? { kind: 'not_linked' } : { kind: 'valid', holder, scopes, clientId };
    },
  };
}
