import { passkeyName, refusedPasskey, requireRoomForPasskey } from '../../domain/access/second-factor/passkey.ts';
import type { User } from '../../domain/access/user.ts';
import type { PasskeySite } from '../../domain/ports/access/passkey-ceremonies.ts';
import type { Ports } from '../ports.ts';
import { type ChallengePorts, newChallenge, requireChallenge, spendChallenge } from './passkey-challenges.ts';
import type { PasskeyProof } from './prove-passkey.ts';
import { ensureRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';

export interface PasskeyRegistration extends Omit<PasskeyProof, 'use'> {
  readonly name: string;
  readonly binding: string;
}

type RegisterPasskeyPorts = ChallengePorts & Pick<Ports, 'passkeys' | 'ceremonies' | 'unitOfWork'>;

/** What the browser needs to make a passkey, as JSON. `binding` names the session. */
export function offerPasskey(ports: Omit<RegisterPasskeyPorts, 'unitOfWork'>) {
  return async (user: User, site: PasskeySite, binding: string): Promise<string> => {
    const challenge = newChallenge(ports, { purpose: 'register', binding });
    const named = { id: user.id, name: user.email ?? '' };
    return ports.ceremonies.registrationOptions(site, challenge, named, await ports.passkeys.list(user.id));
  };
}

/**
 * Adds the passkey that the browser made, as a second factor and a way to sign in. Throws `invalid` for a name that
 * breaks a rule and for an answer that is not accepted, and `conflict` when there is no room or the passkey is known
 * already.
 */
export function registerPasskey(ports: RegisterPasskeyPorts) {
  const { ceremonies, unitOfWork, clock, secrets } = ports;
  return async (
    { id: userId }: User,
    { name, answer, site, binding }: PasskeyRegistration,
  ): Promise<NewRecoveryCodes> => {
    const checkedName = passkeyName(name);
    const said = ceremonies.read(answer);
    if (said === undefined) throw refusedPasskey();
    const expiresAt = requireChallenge(ports, { purpose: 'register', binding }, said.challenge);
    const credential = await ceremonies.verifyRegistration(site, said.challenge, answer);
    if (credential === undefined) throw refusedPasskey();
    await spendChallenge(ports, said.challenge, expiresAt);
    return unitOfWork.run(async ({ users, passkeys, recoveryCodes }) => {
      const now = clock.now();
      await users.hold(userId);
      requireRoomForPasskey(await passkeys.list(userId));
      await passkeys.add({ ...credential, userId, name: checkedName, createdAt: now, lastUsedAt: null });
      return ensureRecoveryCodes({ recoveryCodes, secrets }, userId, now);
    });
  };
}
