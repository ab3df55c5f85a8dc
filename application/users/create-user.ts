import type { CurrencyCode } from '../../domain/currency.ts';
import { FinanceError, invalidField } from '../../domain/error.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { PasswordHasher } from '../../domain/ports/password-hasher.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { isStorableText } from '../../domain/text.ts';
import { normaliseEmail, type Plan, type User } from '../../domain/user.ts';

/** Long enough to resist guessing, short enough that hashing it is no burden. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 1024;

export interface CreateUserInput {
  readonly email: string;
  readonly password: string;
  readonly plan?: Plan;
  /** The currency of the user's totals; USD when absent. */
  readonly currency?: CurrencyCode;
}

/** Throws `invalid` for an e-mail address or a password that breaks a rule, `conflict` for a taken address. */
export type CreateUser = (input: CreateUserInput) => Promise<User>;

export interface CreateUserPorts {
  readonly users: UserRepo;
  readonly passwords: PasswordHasher;
  readonly clock: Clock;
}

export function createUser({ users, passwords, clock }: CreateUserPorts): CreateUser {
  return async (input) => {
    const email = normaliseEmail(input.email);
    if (email === undefined) throw invalidField('email', 'The email must be an e-mail address.');
    requirePassword(input.password);
    const user = {
      email,
      passwordHash: await passwords.hash(input.password),
      currency: input.currency ?? ('USD' as CurrencyCode),
      plan: input.plan ?? 'free',
      createdAt: clock.now(),
      deletedAt: null,
    };
    return users.add(user).catch(refuseTaken);
  };
}

/** Says what is taken; a store knows only that something is. */
function refuseTaken(cause: unknown): never {
  if (!(cause instanceof FinanceError) || cause.code !== 'conflict') throw cause;
  throw new FinanceError('conflict', 'A user with this e-mail exists already.', { cause });
}

function requirePassword(password: string): void {
  const fits = password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH;
  if (!fits || !isStorableText(password)) {
    throw invalidField(
      'password',
      `The password must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`,
    );
  }
}
