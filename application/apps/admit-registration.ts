import { admitAttempt, attemptSubjects } from '../access/admit-attempt.ts';
import type { Ports } from '../ports.ts';

/**
 * Counts a client's request to register itself, which needs no credential: a flood from one address is cut off, and one
 * from many is bounded. Throws `too_many_attempts`.
 */
export function admitRegistration({ attempts, secrets }: Pick<Ports, 'attempts' | 'secrets'>) {
  return (address: string): Promise<void> =>
    admitAttempt(attempts, [
      ['registration_from_address', attemptSubjects(secrets, '', address).address],
      ['registration', 'all'],
    ]);
}
