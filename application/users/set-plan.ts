import { changePlan, type Plan, type User } from '../../domain/access/user.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

/** Puts a user on another plan, from their next request on. Throws `not_found`. */
export function setPlan({ users }: Pick<Ports, 'users'>) {
  return async (email: string, plan: Plan): Promise<User> => {
    const { id } = await requireUser(users, email);
    return users.update(id, (user) => changePlan(user, plan));
  };
}
