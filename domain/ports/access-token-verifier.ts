import type { Audience, Principal } from '../credential.ts';

export type TokenVerdict =
  | { readonly kind: 'valid'; readonly principal: Principal }
  /** Unknown, malformed, expired, revoked, or for another audience: 401. */
  | { readonly kind: 'invalid' }
  /** Valid, but its subject is no user here: 403 (contract 4.3). */
  | { readonly kind: 'not_linked' };

/** Knows access tokens, wherever they were issued. */
export interface AccessTokenVerifier {
  verify(token: string, audience: Audience): Promise<TokenVerdict>;
}
