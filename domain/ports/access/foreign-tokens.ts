import type { Audience, Scope } from '../../access/credential.ts';

/** What a verified access token of a foreign issuer says. */
export interface ForeignToken {
  readonly issuer: string;
  /** Whom the token speaks for at the issuer; `undefined` for nobody in particular. */
  readonly subject: string | undefined;
  readonly scopes: readonly Scope[];
  /** The OAuth client that the token was issued to; `null` where the token does not name it. */
  readonly clientId: string | null;
}

/** Verifies access tokens of a foreign issuer (contract 4.3). Knows nothing of the users here. */
export interface ForeignTokens {
  /**
   * Returns `undefined` for a text that is not a valid access token of the issuer for `audience` with the scope
   * `finance:read`. Throws `unavailable` when the issuer's keys cannot be fetched.
   */
  verify(token: string, audience: Audience): Promise<ForeignToken | undefined>;
}
