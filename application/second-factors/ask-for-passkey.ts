import type { PasskeySite } from '../../domain/ports/access/passkey-ceremonies.ts';
import type { Ports } from '../ports.ts';
import { type ChallengePorts, type ChallengeUse, newChallenge } from './passkey-challenges.ts';

/**
 * What the browser needs to use a passkey, as JSON: one of the user's, or, without a user, any that the person chooses.
 * `undefined` when the user has none.
 */
export function askForPasskey(ports: ChallengePorts & Pick<Ports, 'passkeys' | 'ceremonies'>) {
  return async (use: ChallengeUse, site: PasskeySite, userId?: number): Promise<string | undefined> => {
    const allowed = userId === undefined ? undefined : await ports.passkeys.list(userId);
    if (allowed?.length === 0) return undefined;
    return ports.ceremonies.signInOptions(site, newChallenge(ports, use), allowed);
  };
}
