import { type Session, sessionExpiry } from '../../domain/access/session.ts';
import { firstCharacters } from '../../domain/text.ts';
import { deviceProof } from '../access/known-device.ts';
import type { Ports } from '../ports.ts';

const USER_AGENT_MAX_CHARACTERS = 200;

/** The browser that somebody signs in with. */
export interface Browser {
  /** Where the request came from. */
  readonly address: string;
  readonly userAgent: string;
  /** The proof that it was given when somebody signed in with it before. */
  readonly device?: string | undefined;
}

export interface SignedIn {
  readonly kind: 'signed_in';
  readonly session: Session;
  /** For the browser's cookie; stored nowhere. */
  readonly secret: string;
  /** For another cookie, which outlives the session: see `deviceProof`. */
  readonly device: string;
}

export type StartSessionPorts = Pick<Ports, 'sessions' | 'secrets' | 'clock' | 'sealer'>;

/** The end of every way to sign in: a new session under a new secret, confirmed as of now. */
export async function startSession(ports: StartSessionPorts, userId: number, browser: Browser): Promise<SignedIn> {
  const { sessions, secrets, clock } = ports;
  const secret = secrets.newSession();
  const now = clock.now();
  const session = await sessions.add({
    userId,
    hash: secrets.digest(secret),
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    expiresAt: sessionExpiry(now, now),
    userAgent: firstCharacters(browser.userAgent, USER_AGENT_MAX_CHARACTERS),
    address: browser.address,
  });
  return { kind: 'signed_in', session, secret, device: deviceProof(ports, userId) };
}
