import type { Clock } from '../../domain/ports/clock.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { requireUser } from './require-user.ts';

/** Erases a user and everything that they own, which cannot be undone. Returns the id. Throws `not_found`. */
export type DeleteUser = (email: string) => Promise<number>;

export function deleteUser({ users, clock }: { users: UserRepo; clock: Clock }): DeleteUser {
  return async (email) => {
    const { id } = await requireUser(users, email);
    await users.erase(id, clock.now());
    return id;
  };
}
