import { mayRegister, planOfRegistration, type SignUpRules, type User } from '../../domain/access/user.ts';
import { FinanceError } from '../../domain/error.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import { admitAttempt, attemptSubjects } from '../access/admit-attempt.ts';
import type { Ports } from '../ports.ts';
import type { CreateUser } from './create-user.ts';

/** Whether a person can create a user now. */
export type IsSignUpOpen = () => Promise<boolean>;

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
}

type SignUpPorts = Pick<Ports, 'users' | 'attempts' | 'secrets'> & {
  readonly createUser: CreateUser;
  readonly rules: SignUpRules;
};

export function isSignUpOpen({ users, rules }: Pick<SignUpPorts, 'users' | 'rules'>): IsSignUpOpen {
  return async () => {
    // Only one of the policies needs to look.
    const others = rules.policy === 'first' ? await countPeople(users, rules) : 0;
    return mayRegister(rules.policy, others);
  };
}

/**
 * Creates a user for a person who asks for it themselves. Throws `not_found` while sign-up is closed, `invalid` for an
 * e-mail address or a password that breaks a rule, `conflict` for a taken address, and `too_many_attempts` when too
 * many came from one address.
 */
export function signUp(ports: SignUpPorts) {
  const isOpen = isSignUpOpen(ports);
  return async ({ email, password, address }: SignUpInput): Promise<User> => {
    if (!(await isOpen())) throw closed();
    const subjects = attemptSubjects(ports.secrets, '', address);
    await admitAttempt(ports.attempts, [['sign_up_from_address', subjects.address]]);
    const register = () => ports.createUser({ email, password, plan: planOfRegistration(ports.rules.policy) });
    return ports.rules.policy === 'first' ? asTheFirst(ports, isOpen, register) : register();
  };
}

/** Two people who sign up at once must not both be the first: the second waits, and finds the sign-up closed. */
async function asTheFirst(
  { attempts }: SignUpPorts,
  isOpen: IsSignUpOpen,
  register: () => Promise<User>,
): Promise<User> {
  await admitAttempt(attempts, [['first_sign_up', 'all']]);
  try {
    if (!(await isOpen())) throw closed();
    return await register();
  } finally {
    await attempts.forget('first_sign_up', 'all');
  }
}

function closed(): FinanceError {
  return new FinanceError('not_found', 'This service takes no new users. Ask its administrator.');
}

async function countPeople(users: UserRepo, { demoEmail }: SignUpRules): Promise<number> {
  const [all, demo] = await Promise.all([users.count(), users.findByEmail(demoEmail)]);
  return demo === undefined ? all : all - 1;
}
