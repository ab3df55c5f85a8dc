import { FinanceError } from '../../domain/error.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { PasswordHasher } from '../../domain/ports/password-hasher.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';
import type { SessionRepo } from '../../domain/ports/session-repo.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { type Session, sessionExpiry } from '../../domain/session.ts';
import { firstCharacters } from '../../domain/text.ts';
import { normaliseEmail } from '../../domain/user.ts';

const USER_AGENT_MAX_CHARACTERS = 200;

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
  readonly userAgent: string;
}

export interface SignedIn {
  readonly session: Session;
  /** For the browser's cookie; stored nowhere. */
  readonly secret: string;
}

/** Starts a session. Throws `unauthenticated` for an unknown address and a wrong password alike, after the same time. */
export type SignIn = (input: SignInInput) => Promise<SignedIn>;

export interface SignInPorts {
  readonly users: UserRepo;
  readonly sessions: SessionRepo;
  readonly passwords: PasswordHasher;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

export function signIn({ users, sessions, passwords, secrets, clock }: SignInPorts): SignIn {
  return async ({ email, password, address, userAgent }) => {
    const normalised = normaliseEmail(email);
    const user = normalised === undefined ? undefined : await users.findByEmail(normalised);
    const matches = await passwords.verify(password, user?.passwordHash ?? undefined);
    if (user === undefined || !matches)
      throw new FinanceError('unauthenticated', 'The e-mail address or the password is wrong.');
    const secret = secrets.newSession();
    const now = clock.now();
    const session = await sessions.add({
      userId: user.id,
      hash: secrets.digest(secret),
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: now,
      expiresAt: sessionExpiry(now, now),
      userAgent: firstCharacters(userAgent, USER_AGENT_MAX_CHARACTERS),
      address,
    });
    return { session, secret };
  };
}
