import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** The id of the live user with this e-mail address. Throws `not_found`. */
export type FindUserId = (email: string) => Promise<number>;

export function findUserId({ users }: Pick<Ports, 'users'>): FindUserId {
  return async (email) => (await requireUser(users, email)).id;
}
