import { normaliseEmail, type User } from '../../domain/access/user.ts';
import { FinanceError } from '../../domain/error.ts';
import { admitAttempt, attemptSubjects, isKnownAddress } from '../access/admit-attempt.ts';
import { admitDevice } from '../access/known-device.ts';
import type { Ports } from '../ports.ts';
import type { ReportFactors } from '../second-factors/report-factors.ts';
import { type Browser, type SignedIn, type StartSessionPorts, startSession } from './start-session.ts';
import { type FactorNeeded, waitForFactor } from './wait-for-factor.ts';

export interface SignInInput extends Browser {
  readonly email: string;
  readonly password: string;
}

/**
 * The first step of signing in. Throws `unauthenticated` for an unknown address and a wrong password alike, after the
 * same time, and `too_many_attempts` before the password is looked at.
 */
export type SignIn = (input: SignInInput) => Promise<SignedIn | FactorNeeded>;

type SignInPorts = StartSessionPorts &
  Pick<Ports, 'users' | 'pendingSignIns' | 'passwords' | 'attempts'> & { readonly reportFactors: ReportFactors };

export function signIn(ports: SignInPorts): SignIn {
  const { passwords, attempts, secrets, reportFactors } = ports;
  return async (input) => {
    const email = normaliseEmail(input.email);
    const user = await admitted(ports, email, input);
    const matches = await passwords.verify(input.password, user?.passwordHash ?? undefined);
    if (user === undefined || !matches) throw wrongSignIn();
    const { accountFromAddress } = attemptSubjects(secrets, user.email ?? '', input.address);
    await attempts.forget('password_of_account_from_address', accountFromAddress);
    const { hasFactor } = await reportFactors(user.id);
    const step = hasFactor ? await waitForFactor(ports, user) : await startSession(ports, user.id, input);
    await requireSamePassword(ports, user, step);
    return step;
  };
}

/**
 * Takes the step back if the password changed while it was checked, which takes a while: the change ended the sessions
 * that it saw, and must end this one too.
 */
async function requireSamePassword(ports: SignInPorts, before: User, step: SignedIn | FactorNeeded): Promise<void> {
  const { users, sessions, pendingSignIns } = ports;
  const now = await users.get(before.id);
  if (now?.passwordHash === before.passwordHash) return;
  await (step.kind === 'signed_in' ? sessions.remove(before.id, step.session.id) : pendingSignIns.removeAll(before.id));
  throw wrongSignIn();
}

function wrongSignIn(): FinanceError {
  return new FinanceError('unauthenticated', 'The e-mail address or the password is wrong.');
}

const NOBODY = 0;

/** The user of the address, once the attempt is counted. Costs the same for addresses that belong to nobody. */
async function admitted(ports: SignInPorts, email: string | undefined, browser: Browser): Promise<User | undefined> {
  const { users, secrets, attempts } = ports;
  const device = await admitDevice(ports, browser.device);
  const owner = device === undefined ? undefined : await users.get(device);
  if (owner !== undefined && owner.email === email) return owner;
  const subjects = attemptSubjects(secrets, email ?? '', browser.address);
  await admitAttempt(attempts, [['sign_in_from_address', subjects.address]]);
  if (email === undefined) return undefined;
  const user = await users.findByEmail(email);
  await admitAttempt(attempts, [['password_of_account_from_address', subjects.accountFromAddress]]);
  if (await isBesieged(ports, user, subjects.account, browser.address)) {
    await admitAttempt(attempts, [['password_of_besieged_account', subjects.accountFromWideNetwork]]);
  }
  return user;
}

/** Counts the attempt against the account as a whole, unless its user is signed in at this address already. */
async function isBesieged(
  { sessions, attempts, clock }: SignInPorts,
  user: User | undefined,
  account: string,
  address: string,
): Promise<boolean> {
  if (isKnownAddress(await sessions.list(user?.id ?? NOBODY), address, clock.now())) return false;
  return (await attempts.count('password_of_account', account)) > 0;
}
