import { addSeconds, type Timestamp } from '../calendar.ts';

/** A session ends this long after it was last used. */
const SESSION_IDLE_SECONDS = 14 * 24 * 60 * 60;
/** A session ends this long after sign-in, however busy it is. */
const SESSION_MAX_SECONDS = 90 * 24 * 60 * 60;
/** For this long after a password or second factor was given, sensitive changes need no new one. */
export const CONFIRMATION_SECONDS = 15 * 60;

/** A person who is signed in in one browser. */
export interface Session {
  readonly id: number;
  readonly userId: number;
  /** SHA-256 of the secret in the browser's cookie, lower-case hex. */
  readonly hash: string;
  readonly createdAt: Timestamp;
  /** Kept to the minute. */
  readonly lastSeenAt: Timestamp;
  /** When the person last proved who they are: at sign-in, or since. */
  readonly confirmedAt: Timestamp;
  readonly expiresAt: Timestamp;
  /** The browser's own description of itself, cut to 200 characters: text of a third party. */
  readonly userAgent: string;
  /** The address that the person signed in from, as the server saw it. */
  readonly address: string;
}

/** Whether the session is still good at `at`. */
export function isSessionLive(session: Session, at: Timestamp): boolean {
  return at < session.expiresAt;
}

/** Whether the person proved who they are recently enough for a sensitive change. */
export function isConfirmed(session: Session, at: Timestamp): boolean {
  return at < addSeconds(session.confirmedAt, CONFIRMATION_SECONDS);
}

/** When a session of this age ends if it is used at `at` and never again. */
export function sessionExpiry(createdAt: Timestamp, at: Timestamp): Timestamp {
  const idle = addSeconds(at, SESSION_IDLE_SECONDS);
  const latest = addSeconds(createdAt, SESSION_MAX_SECONDS);
  return idle < latest ? idle : latest;
}

/** How long a link signs somebody in. */
const SIGN_IN_LINK_SECONDS = 15 * 60;

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
