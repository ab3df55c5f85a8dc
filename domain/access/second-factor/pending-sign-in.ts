import { addSeconds, type Timestamp } from '../../calendar.ts';
import { FinanceError } from '../../error.ts';

/** After the password, a person has this long for the second factor. */
export const PENDING_SIGN_IN_SECONDS = 10 * 60;

/** Somebody gave the right password and still owes the second factor. It lets them do nothing else. */
export interface PendingSignIn {
  readonly id: number;
  readonly userId: number;
  /** SHA-256 of the secret in the browser's cookie, lower-case hex. */
  readonly hash: string;
  readonly createdAt: Timestamp;
  readonly expiresAt: Timestamp;
}

export function pendingSignInExpiry(createdAt: Timestamp): Timestamp {
  return addSeconds(createdAt, PENDING_SIGN_IN_SECONDS);
}

export function isPendingLive(pending: PendingSignIn, at: Timestamp): boolean {
  return at < pending.expiresAt;
}

/** The sign-in has expired or was finished: it begins again with the password. */
export function signInExpired(): FinanceError {
  return new FinanceError('unauthenticated', 'This sign-in has expired. Enter your password again.');
}
