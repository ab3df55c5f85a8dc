import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { Ports } from '../ports.ts';
import { reportFactors } from './report-factors.ts';

type RemovePorts = Pick<Ports, 'unitOfWork' | 'clock'>;

/** Nobody signs in with it any more. With the last second factor, the recovery codes go too. Throws `not_found`. */
export function removePasskey(ports: RemovePorts) {
  return (userId: number, id: number): Promise<void> =>
    removeFactor(ports, userId, ({ passkeys }) => passkeys.remove(userId, id));
}

/** Switches the authenticator app off. With the last second factor, the recovery codes go too. */
export function removeTotp(ports: RemovePorts) {
  return (userId: number): Promise<void> =>
    removeFactor(ports, userId, ({ totpFactors }) => totpFactors.remove(userId));
}

function removeFactor({ unitOfWork, clock }: RemovePorts, userId: number, remove: (stores: Stores) => Promise<void>) {
  return unitOfWork.run(async (stores) => {
    // Of two factors that are removed at once, the second must see that the first is gone.
    await stores.users.hold(userId);
    await remove(stores);
    const { hasFactor } = await reportFactors(stores)(userId);
    if (!hasFactor) await stores.recoveryCodes.replaceAll(userId, [], clock.now());
  });
}
