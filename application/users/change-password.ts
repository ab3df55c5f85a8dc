import { requirePassword } from '../../domain/access/user.ts';
import { invalidField } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';
import { isOwnPassword } from '../sessions/confirm-session.ts';
import type { Visitor } from '../sessions/find-session.ts';

export interface PasswordChange {
  /** Needed unless the session is confirmed. */
  readonly currentPassword: string;
  readonly newPassword: string;
}

type ChangePasswordPorts = Pick<Ports, 'users' | 'sessions' | 'pendingSignIns' | 'passwords' | 'attempts' | 'secrets'>;

/**
 * Sets the password and ends the user's other sessions and half-finished sign-ins: whoever knew the old one is out. API
 * keys and connected apps stay. Throws `invalid` naming `current_password` when it is wrong and the session is not
 * confirmed (`too_many_attempts` after too many of those), and naming `password` for a new one that breaks a rule.
 */
export function changePassword(ports: ChangePasswordPorts) {
  const { users, sessions, pendingSignIns, passwords } = ports;
  return async (
    { session, user, isConfirmed }: Visitor,
    { currentPassword, newPassword }: PasswordChange,
  ): Promise<void> => {
    requirePassword(newPassword, user.email ?? '');
    if (!isConfirmed && !(await isOwnPassword(ports, user, currentPassword))) {
      throw invalidField('current_password', 'The current password is wrong.');
    }
    const passwordHash = await passwords.hash(newPassword);
    await users.update(user.id, (row) => ({ ...row, passwordHash }));
    await pendingSignIns.removeAll(user.id);
    await sessions.removeAll(user.id, session.id);
  };
}
