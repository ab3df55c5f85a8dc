import { argon2PasswordHasher } from '../../adapters/system/argon2-password-hasher.ts';
import { type Replacement, replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';

/**
 * For services of tests, which make and sign in many users: the hasher of the service at a fortieth of its cost, which
 * tests/adapters/system.test.ts holds to the whole.
 */
export const CHEAP_PASSWORDS: Replacement = (container) =>
  replace(ports.passwords, argon2PasswordHasher({ memory: 1_024, passes: 1, parallelism: 1 }))(container);
