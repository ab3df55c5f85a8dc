import { addSeconds, type Timestamp } from '../calendar.ts';

/** How long a link signs somebody in. */
export const SIGN_IN_LINK_SECONDS = 15 * 60;

/** What a link says, sealed. It is good once. */
export interface SignInLink {
  readonly userId: number;
  readonly expiresAt: Timestamp;
  /** Different for every link. */
  readonly nonce: string;
  /** SHA-256 of the stored hash of the password: with a new password, older links end. */
  readonly password: string;
}

export function signInLinkExpiry(now: Timestamp): Timestamp {
  return addSeconds(now, SIGN_IN_LINK_SECONDS);
}
