import { normaliseEmail, type User } from '../../domain/access/user.ts';
import { notFound } from '../../domain/error.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';

/** The live user with this e-mail address, in any case. Throws `not_found`. */
export async function requireUser(users: UserRepo, email: string): Promise<User> {
  const normalised = normaliseEmail(email);
  const user = normalised === undefined ? undefined : await users.findByEmail(normalised);
  if (user === undefined) throw notFound('user');
  return user;
}
