import { admitAttempt, attemptSubjects } from '../access/admit-attempt.ts';
import { admitDevice } from '../access/known-device.ts';
import type { Ports } from '../ports.ts';
import { type PasskeyProof, type ProvePasskeyPorts, provePasskey } from '../second-factors/prove-passkey.ts';
import { type Browser, type SignedIn, type StartSessionPorts, startSession } from './start-session.ts';

/**
 * Signs in without a password. The authenticator must have verified the person, so the passkey is both factors in one.
 * Throws `invalid` naming `passkey` when it is not accepted, and `too_many_attempts`.
 */
export function signInWithPasskey(ports: StartSessionPorts & ProvePasskeyPorts & Pick<Ports, 'attempts'>) {
  return async (proof: PasskeyProof, browser: Browser): Promise<SignedIn> => {
    const { address } = attemptSubjects(ports.secrets, '', browser.address);
    const isKnown = (await admitDevice(ports, browser.device)) !== undefined;
    if (!isKnown) await admitAttempt(ports.attempts, [['sign_in_from_address', address]]);
    const { userId } = await provePasskey(ports, proof, { mustVerify: true });
    return startSession(ports, userId, browser);
  };
}
