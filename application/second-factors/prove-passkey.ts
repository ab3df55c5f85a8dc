import { type Passkey, refusedPasskey, usePasskey } from '../../domain/access/second-factor/passkey.ts';
import type { PasskeySite } from '../../domain/ports/access/passkey-ceremonies.ts';
import type { Ports } from '../ports.ts';
import {
  type ChallengePorts,
  type ChallengeUse,
  newChallenge,
  requireChallenge,
  spendChallenge,
} from './passkey-challenges.ts';

/** A browser's answer to the options that it was given. */
export interface PasskeyProof {
  readonly use: ChallengeUse;
  readonly site: PasskeySite;
  /** JSON from the browser. */
  readonly answer: string;
}

export interface PasskeyRule {
  /** Whose passkey it must be; anybody's when absent. */
  readonly userId?: number;
  /** Whether the authenticator must have verified the person: where nothing else is asked for. */
  readonly mustVerify: boolean;
}

export type ProvePasskeyPorts = ChallengePorts & Pick<Ports, 'passkeys' | 'ceremonies'>;

/**
 * Uses up the challenge and notes the use of the passkey. Throws `invalid` naming `passkey` when anything about the
 * proof is wrong.
 */
export async function provePasskey(
  ports: ProvePasskeyPorts,
  { use, site, answer }: PasskeyProof,
  { userId, mustVerify }: PasskeyRule,
): Promise<Passkey> {
  const { passkeys, ceremonies, clock } = ports;
  const said = ceremonies.read(answer);
  if (said === undefined) throw refusedPasskey();
  const expiresAt = requireChallenge(ports, use, said.challenge);
  const passkey = await passkeys.findByCredentialId(said.credentialId);
  if (passkey === undefined || (userId !== undefined && passkey.userId !== userId)) throw refusedPasskey();
  const counter = await ceremonies.verifySignIn(site, said.challenge, answer, passkey, mustVerify);
  if (counter === undefined) throw refusedPasskey();
  await spendChallenge(ports, said.challenge, expiresAt);
  return passkeys.update(passkey.userId, passkey.id, (row) => usePasskey(row, counter, clock.now()));
}

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
