import { changeCurrency, type User } from '../../domain/access/user.ts';
import type { Ports } from '../ports.ts';

/** Chooses the currency of the user's totals. Throws `invalid` naming `currency`, `not_found` for the user. */
export function setCurrency({ users }: Pick<Ports, 'users'>) {
  return (userId: number, code: string): Promise<User> => users.update(userId, (user) => changeCurrency(user, code));
}
