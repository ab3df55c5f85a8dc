import { changeCurrency, type User } from '../../domain/access/user.ts';
import type { Ports } from '../ports.ts';

/** Chooses the currency of the user's totals. Throws `invalid` naming `currency`, `not_found` for the user. */
export type SetCurrency = (userId: number, code: string) => Promise<User>;

export function setCurrency({ users }: Pick<Ports, 'users'>): SetCurrency {
  return (userId, code) => users.update(userId, (user) => changeCurrency(user, code));
}
