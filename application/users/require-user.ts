import { notFound } from '../../domain/error.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { normaliseEmail, type User } from '../../domain/user.ts';

/** The live user with this e-mail address, in any case. Throws `not_found`. */
export async function requireUser(users: UserRepo, email: string): Promise<User> {
  const normalised = normaliseEmail(email);
  const user = normalised === undefined ? undefined : await users.findByEmail(normalised);
  if (user === undefined) throw notFound('user');
  return user;
}
