import { admitAttempt, attemptSubjects } from '../access/admit-attempt.ts';
import type { Ports } from '../ports.ts';

/**
 * Counts a client's request to register itself, which needs no credential: a flood from one address is cut off, and one
 * from many is bounded. Throws `too_many_attempts`.
 */
export function admitRegistration({ attempts, secrets }: Pick<Ports, 'attempts' | 'secrets'>) {
  return (address: string): Promise<void> =>
    admitAttempt(attempts, [
      ['registration_from_address', attemptSubjects(secrets, '', address).wideNetwork],
      ['registration', 'all'],
    ]);
}

/** Counts a client's request for the approval of this user, who is signed in. Throws `too_many_attempts`. */
export function admitAuthorization({ attempts, secrets }: Pick<Ports, 'attempts' | 'secrets'>) {
  return (userId: number): Promise<void> =>
    admitAttempt(attempts, [['authorization_of_account', secrets.digest(String(userId))]]);
}

/**
 * Counts that somebody at this address makes the service fetch the document of a client. A client that somebody here
 * has approved is `known`, and none of the others can use up what is kept for it. Throws `too_many_attempts`.
 */
export function admitClientDocument({
  attempts,
  secrets,
  connectedApps,
}: Pick<Ports, 'attempts' | 'secrets' | 'connectedApps'>) {
  return async (address: string, clientId: string): Promise<'known' | 'unknown'> => {
    if (await connectedApps.isClientApproved(clientId)) {
      await admitAttempt(attempts, [['document_of_known_client', secrets.digest(clientId)]]);
      return 'known';
    }
    await admitAttempt(attempts, [
      ['document_from_address', attemptSubjects(secrets, '', address).wideNetwork],
      ['document', 'all'],
    ]);
    return 'unknown';
  };
}
