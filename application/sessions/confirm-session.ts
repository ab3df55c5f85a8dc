import type { User } from '../../domain/access/user.ts';
import { invalidField } from '../../domain/error.ts';
import { admitAttempt } from '../access/admit-attempt.ts';
import type { Ports } from '../ports.ts';
import type { FactorProof, ProveFactor } from '../second-factors/prove-factor.ts';
import type { ReportFactors } from '../second-factors/report-factors.ts';
import type { Visitor } from './find-session.ts';

/** What a person proves with that it is them. */
export interface Proof {
  readonly password: string;
  /** Needed from users with a second factor. */
  readonly factor: FactorProof;
}

type ConfirmSessionPorts = Pick<Ports, 'sessions' | 'passwords' | 'attempts' | 'secrets' | 'clock'> & {
  readonly reportFactors: ReportFactors;
  readonly proveFactor: ProveFactor;
};

/**
 * Opens the session to sensitive changes for a while (`CONFIRMATION_SECONDS`). Throws `invalid` naming `password`,
 * `code` or `passkey` when it is wrong, `too_many_attempts` before it is looked at, and `not_found` when the session
 * was ended meanwhile.
 */
export function confirmSession(ports: ConfirmSessionPorts) {
  const { sessions, reportFactors, proveFactor, clock } = ports;
  return async (
    { session, user }: Pick<Visitor, 'session' | 'user'>,
    { password, factor }: Proof,
    address: string,
  ): Promise<void> => {
    if (!(await isOwnPassword(ports, user, password))) throw invalidField('password', 'The password is wrong.');
    const { hasFactor } = await reportFactors(user.id);
    if (hasFactor) await proveFactor(user.id, factor, address);
    const confirmedAt = clock.now();
    await sessions.update(session.userId, session.id, (row) => ({ ...row, confirmedAt }));
  };
}

/** Whether the person who is signed in knows their password. Throws `too_many_attempts` before it is looked at. */
export async function isOwnPassword(
  { passwords, secrets, attempts }: Pick<ConfirmSessionPorts, 'passwords' | 'secrets' | 'attempts'>,
  { id, passwordHash }: User,
  password: string,
): Promise<boolean> {
  const subject = secrets.digest(String(id));
  await admitAttempt(attempts, [['confirmation_of_account', subject]]);
  const matches = await passwords.verify(password, passwordHash ?? undefined);
  if (matches) await attempts.forget('confirmation_of_account', subject);
  return matches;
}
