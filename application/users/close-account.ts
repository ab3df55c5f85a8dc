import { invalidField } from '../../domain/error.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { normaliseEmail, type User } from '../../domain/user.ts';

/**
 * Erases the user and everything that they own, for good, once they have typed their own address. Throws `invalid`
 * naming `email` for any other text.
 */
export type CloseAccount = (user: User, typedEmail: string) => Promise<void>;

export function closeAccount({ users, clock }: { users: UserRepo; clock: Clock }): CloseAccount {
  return async (user, typedEmail) => {
    if (user.email === null || normaliseEmail(typedEmail) !== user.email) {
      throw invalidField('email', 'This is not the e-mail address of your account.');
    }
    await users.erase(user.id, clock.now());
  };
}
