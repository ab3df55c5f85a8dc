import type { Audience } from '../access/credential.ts';
import type { ExternalIdentity } from '../access/external-identity.ts';
import type { RateDecision } from '../access/rate-window.ts';
import type { Holder } from '../access/user.ts';
import type { Timestamp } from '../calendar.ts';

/** A request that wants to pass. */
export interface GateRequest {
  /** How many places it takes in the user's window, all or none. */
  readonly places: number;
}

export interface TokenRequest extends GateRequest {
  /** What the token must be for. */
  readonly audience: Audience;
  /** When the token must be live. */
  readonly at: Timestamp;
}

/** A live user whose request was counted, whether it found places or not. */
export interface CountedCaller {
  readonly kind: 'counted';
  readonly holder: Holder;
  readonly rate: RateDecision;
}

/** What the token says besides its user; see `AccessToken`. */
export interface CountedToken extends CountedCaller {
  readonly clientId: string | null;
  readonly grantId: string | null;
}

/** The credential is valid, but stands for nobody who is a user now. */
export interface NotLinked {
  readonly kind: 'not_linked';
}

/** Unknown, expired, revoked, or for another audience. */
export interface InvalidToken {
  readonly kind: 'invalid';
}

/**
 * Finds out who calls the tools and counts the request, in one step: a busy assistant asks little else. Only a request
 * of a live user takes places, whatever the plan.
 *
 * Grants no user more than the limit in any span of `RATE_WINDOW_SECONDS`, under concurrency and over all processes
 * that share the adapter's store. A refused request takes no place. Above a limit of 120, an adapter may count the
 * places that were taken within one half of a second as taken at the end of it, so that they become free that much
 * later.
 */
export interface ToolGate {
  /** `digest`: the token in the form in which it is stored (`Secrets.digest`). */
  admitToken(digest: string, request: TokenRequest): Promise<CountedToken | NotLinked | InvalidToken>;
  /** For an identity that has been proved, such as by a verified token of its issuer. */
  admitIdentity(
    identity: Pick<ExternalIdentity, 'issuer' | 'subject'>,
    request: GateRequest,
  ): Promise<CountedCaller | NotLinked>;
}
