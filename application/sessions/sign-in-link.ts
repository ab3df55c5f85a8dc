import { type SignInLink, signInLinkExpiry } from '../../domain/access/session.ts';
import type { User } from '../../domain/access/user.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import { FinanceError } from '../../domain/error.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';
import { requireUser } from '../access/require-user.ts';
import type { Ports } from '../ports.ts';
import { opened } from '../sealed-texts.ts';
import type { ReportFactors } from '../second-factors/report-factors.ts';
import { type Browser, type SignedIn, type StartSessionPorts, startSession } from './start-session.ts';
import { type FactorNeeded, waitForFactor } from './wait-for-factor.ts';

const CONTEXT = 'sign-in link';

interface OfferedLink {
  /** Belongs into the address of the page `/sign-in/link`. It stands for the password, once. */
  readonly token: string;
  readonly expiresAt: Timestamp;
}

type SignInLinkPorts = StartSessionPorts & Pick<Ports, 'users' | 'sealer'>;

/**
 * Makes a link that signs a user in without their password: for whoever administers the machine. Throws `not_found`.
 */
export function offerSignInLink({ users, sealer, secrets, clock }: SignInLinkPorts) {
  return async (email: string): Promise<OfferedLink> => {
    const user = await requireUser(users, email);
    const expiresAt = signInLinkExpiry(clock.now());
    const link: SignInLink = { userId: user.id, expiresAt, nonce: secrets.uuid(), password: passwordOf(user, secrets) };
    return { token: sealer.seal(JSON.stringify(link), CONTEXT), expiresAt };
  };
}

type SignInWithLinkPorts = SignInLinkPorts &
  Pick<Ports, 'spentChallenges' | 'pendingSignIns'> & { readonly reportFactors: ReportFactors };

/**
 * Signs in with a link, in place of the password: a second factor is still required. Throws `unauthenticated` for a
 * link that has expired, was used, or is none.
 */
export function signInWithLink(ports: SignInWithLinkPorts) {
  const { users, sealer, secrets, spentChallenges, reportFactors, clock } = ports;
  return async (token: string, browser: Browser): Promise<SignedIn | FactorNeeded> => {
    const text = opened(sealer, token, CONTEXT);
    const link: SignInLink | undefined = text === undefined ? undefined : JSON.parse(text);
    if (link === undefined || link.expiresAt <= clock.now()) throw useless();
    const user = await users.get(link.userId);
    if (user === undefined || user.deletedAt !== null || passwordOf(user, secrets) !== link.password) throw useless();
    if (!(await spentChallenges.spend(secrets.digest(token), link.expiresAt))) throw useless();
    const { hasFactor } = await reportFactors(user.id);
    return hasFactor ? waitForFactor(ports, user) : startSession(ports, user.id, browser);
  };
}

function passwordOf({ passwordHash }: User, secrets: Pick<Secrets, 'digest'>): string {
  return secrets.digest(passwordHash ?? '');
}

function useless(): FinanceError {
  return new FinanceError('unauthenticated', 'This link has expired or was used. Ask for a new one.');
}
