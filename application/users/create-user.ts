import { type Registration, registerUser, type User } from '../../domain/access/user.ts';
import { FinanceError } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';

/** Throws `invalid` for an e-mail address or a password that breaks a rule, `conflict` for a taken address. */
export type CreateUser = (registration: Registration) => Promise<User>;

export function createUser({ users, passwords, clock }: Pick<Ports, 'users' | 'passwords' | 'clock'>): CreateUser {
  return async (registration) => {
    const user = registerUser(registration, clock.now());
    return users.add({ ...user, passwordHash: await passwords.hash(registration.password) }).catch(refuseTaken);
  };
}

/** Says what is taken; a store knows only that something is. */
function refuseTaken(cause: unknown): never {
  if (!(cause instanceof FinanceError) || cause.code !== 'conflict') throw cause;
  throw new FinanceError('conflict', 'A user with this e-mail exists already.', { cause });
}
