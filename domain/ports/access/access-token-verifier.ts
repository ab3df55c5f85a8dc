import type { Audience, Scope } from '../../access/credential.ts';
import type { Holder } from '../../access/user.ts';

export type TokenVerdict =
  | {
      readonly kind: 'valid';
      readonly holder: Holder;
      readonly scopes: readonly Scope[];
      /** The OAuth client that the token was issued to; `null` for a token of the command line. */
      readonly clientId: string | null;
    }
  /** Unknown, malformed, expired, revoked, or for another audience: 401. */
  | { readonly kind: 'invalid' }
  /** Valid, but its subject is not a user here: 403 (contract 4.3). */
  | { readonly kind: 'not_linked' };

/**
 * Verifies access tokens, whoever issued them, and finds the user each speaks for: nobody needs to read that user
 * again.
 */
export interface AccessTokenVerifier {
  verify(token: string, audience: Audience): Promise<TokenVerdict>;
}
