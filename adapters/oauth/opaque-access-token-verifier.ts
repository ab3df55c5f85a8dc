import type { NoteAppUse } from '../../application/apps/connected-apps.ts';
import type { Ports } from '../../application/ports.ts';
import { isLive } from '../../domain/access/credential.ts';
import type { AccessTokenVerifier, TokenVerdict } from '../../domain/ports/access/access-token-verifier.ts';

/** Verifies opaque tokens issued here. Each request asks the store, so a revoked token stops working at once. */
export function opaqueAccessTokenVerifier(
  ports: Pick<Ports, 'accessTokens' | 'secrets' | 'clock'> & { readonly noteAppUse: NoteAppUse },
): AccessTokenVerifier {
  const { accessTokens, noteAppUse, secrets, clock } = ports;
  return {
    verify: async (secret, audience) => {
      // A text that does not look like a token of ours costs no look-up.
      if (secrets.kindOf(secret) !== 'access_token') return INVALID;
      const found = await accessTokens.findByHash(secrets.digest(secret));
      if (found === undefined) return INVALID;
      const { token, holder } = found;
      if (token.audience !== audience || !isLive(token, clock.now())) return INVALID;
      if (holder === undefined) return { kind: 'not_linked' };
      if (token.grantId !== null) await noteAppUse(token.userId, token.grantId);
      return { kind: 'valid', holder, scopes: token.scopes, clientId: token.clientId };
    },
  };
}

const INVALID: TokenVerdict = { kind: 'invalid' };
