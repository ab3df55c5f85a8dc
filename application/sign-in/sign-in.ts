import { FinanceError } from '../../domain/error.ts';
import type { AttemptLimiter } from '../../domain/ports/attempt-limiter.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { PasswordHasher } from '../../domain/ports/password-hasher.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';
import type { SessionRepo } from '../../domain/ports/session-repo.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { type Session, sessionExpiry } from '../../domain/session.ts';
import { firstCharacters } from '../../domain/text.ts';
import { normaliseEmail, type User } from '../../domain/user.ts';
import { admitAttempt, attemptSubjects, isKnownAddress } from './admit-attempt.ts';

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

/**
 * Starts a session. Throws `unauthenticated` for an unknown address and a wrong password alike, after the same time, and
 * `too_many_attempts` before the password is looked at.
 */
export type SignIn = (input: SignInInput) => Promise<SignedIn>;

export interface SignInPorts {
  readonly users: UserRepo;
  readonly sessions: SessionRepo;
  readonly passwords: PasswordHasher;
  readonly secrets: Secrets;
  readonly attempts: AttemptLimiter;
  readonly clock: Clock;
}

export function signIn(ports: SignInPorts): SignIn {
  const { passwords } = ports;
  return async (input) => {
    const email = normaliseEmail(input.email);
    const user = await admitted(ports, email, input.address);
    const matches = await passwords.verify(input.password, user?.passwordHash ?? undefined);
    if (user === undefined || !matches)
      throw new FinanceError('unauthenticated', 'The e-mail address or the password is wrong.');
    return startSession(ports, user, input);
  };
}

const NOBODY = 0;

/** The user of the address, once the attempt is counted. Costs the same for addresses that belong to nobody. */
async function admitted(ports: SignInPorts, email: string | undefined, address: string): Promise<User | undefined> {
  const { users, sessions, secrets, attempts, clock } = ports;
  const subjects = attemptSubjects(secrets, email ?? '', address);
  await admitAttempt(attempts, [['sign_in_from_address', subjects.address]]);
  if (email === undefined) return undefined;
  const user = await users.findByEmail(email);
  const isKnown = isKnownAddress(await sessions.list(user?.id ?? NOBODY), address, clock.now());
  await admitAttempt(attempts, [
    ['password_of_account_from_address', subjects.accountFromAddress],
    ...(isKnown ? [] : [['password_of_account', subjects.account] as const]),
  ]);
  return user;
}

async function startSession(ports: SignInPorts, user: User, input: SignInInput): Promise<SignedIn> {
  const { sessions, secrets, attempts, clock } = ports;
  const secret = secrets.newSession();
  const now = clock.now();
  const session = await sessions.add({
    userId: user.id,
    hash: secrets.digest(secret),
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    expiresAt: sessionExpiry(now, now),
    userAgent: firstCharacters(input.userAgent, USER_AGENT_MAX_CHARACTERS),
    address: input.address,
  });
  const { accountFromAddress } = attemptSubjects(secrets, user.email ?? '', input.address);
  await attempts.forget('password_of_account_from_address', accountFromAddress);
  return { session, secret };
}
