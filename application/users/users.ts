import { changeCurrency, changePlan, type Plan, type User } from '../../domain/access/user.ts';
import { requireUser } from '../access/require-user.ts';
import type { Ports } from '../ports.ts';

/** Every live user by id. */
export function listUsers({ users }: Pick<Ports, 'users'>) {
  return (): Promise<readonly User[]> => users.list();
}

/** The id of the live user with this e-mail address. Throws `not_found`. */
export function findUserId({ users }: Pick<Ports, 'users'>) {
  return async (email: string): Promise<number> => (await requireUser(users, email)).id;
}

/** The currency of the user's totals. Throws `not_found`. */
export function totalsCurrency({ users }: Pick<Ports, 'users'>) {
  return async (email: string): Promise<User['currency']> => (await requireUser(users, email)).currency;
}

/** Puts a user on another plan, from their next request on. Throws `not_found`. */
export function setPlan({ users }: Pick<Ports, 'users'>) {
  return async (email: string, plan: Plan): Promise<User> => {
    const { id } = await requireUser(users, email);
    return users.update(id, (user) => changePlan(user, plan));
  };
}

/** Chooses the currency of the user's totals. Throws `invalid` naming `currency`, `not_found` for the user. */
export function setCurrency({ users }: Pick<Ports, 'users'>) {
  return (userId: number, code: string): Promise<User> => users.update(userId, (user) => changeCurrency(user, code));
}
