import type { Ports } from '../ports.ts';
import { reportFactors } from './report-factors.ts';

/** Nobody signs in with it any more. With the last second factor, the recovery codes go too. Throws `not_found`. */
export function removePasskey({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number): Promise<void> =>
    unitOfWork.run(async (stores) => {
      // Of two factors that are removed at once, the second must see that the first is gone.
      await stores.users.hold(userId);
      await stores.passkeys.remove(userId, id);
      const { hasFactor } = await reportFactors(stores)(userId);
      if (!hasFactor) await stores.recoveryCodes.replaceAll(userId, [], clock.now());
    });
}
