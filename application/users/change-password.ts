import { requirePassword } from '../../domain/access/user.ts';
import { invalidField } from '../../domain/error.ts';
import type { AttemptLimiter } from '../../domain/ports/access/attempt-limiter.ts';
import type { PasswordHasher } from '../../domain/ports/access/password-hasher.ts';
import type { PendingSignInRepo } from '../../domain/ports/access/pending-sign-in-repo.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';
import type { SessionRepo } from '../../domain/ports/access/session-repo.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import { isOwnPassword } from '../sessions/confirm-session.ts';
import type { Visitor } from '../sessions/find-session.ts';

export interface PasswordChange {
  /** Needed unless the session is confirmed. */
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Sets the password and ends the user's other sessions and half-finished sign-ins: whoever knew the old one is out. API
 * keys and connected apps stay. Throws `invalid` naming `current_password` when it is wrong and the session is not
 * confirmed (`too_many_attempts` after too many of those), and naming `password` for a new one that breaks a rule.
 */
export type ChangePassword = (visitor: Visitor, change: PasswordChange) => Promise<void>;

export interface ChangePasswordPorts {
  readonly users: UserRepo;
  readonly sessions: SessionRepo;
  readonly pendingSignIns: PendingSignInRepo;
  readonly passwords: PasswordHasher;
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly attempts: AttemptLimiter;
}

export function changePassword(ports: ChangePasswordPorts): ChangePassword {
  const { users, sessions, pendingSignIns, passwords } = ports;
  return async ({ session, user, isConfirmed }, { currentPassword, newPassword }) => {
    requirePassword(newPassword);
    if (!isConfirmed && !(await isOwnPassword(ports, user, currentPassword))) {
      throw invalidField('current_password', 'The current password is wrong.');
    }
    const passwordHash = await passwords.hash(newPassword);
    await users.update(user.id, (row) => ({ ...row, passwordHash }));
    await pendingSignIns.removeAll(user.id);
    await sessions.removeAll(user.id, session.id);
  };
}
