import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** The id of the live user with this e-mail address. Throws `not_found`. */
export function findUserId({ users }: Pick<Ports, 'users'>) {
  return async (email: string): Promise<number> => (await requireUser(users, email)).id;
}
