import type { CurrencyCode } from '../../domain/currency.ts';
import { notFound } from '../../domain/error.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';

/** The currency in which the user's totals are told. Throws `not_found`. */
export async function currencyOf(users: UserRepo, userId: number): Promise<CurrencyCode> {
  const user = await users.get(userId);
  if (user === undefined) throw notFound('user');
  return user.currency;
}
