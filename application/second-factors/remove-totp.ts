import type { Ports } from '../ports.ts';
import { reportFactors } from './report-factors.ts';

/** Switches the authenticator app off. With the last second factor, the recovery codes go too. */
export function removeTotp({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number): Promise<void> =>
    unitOfWork.run(async (stores) => {
      // Of two factors that are removed at once, the second must see that the first is gone.
      await stores.users.hold(userId);
      await stores.totpFactors.remove(userId);
      const { hasFactor } = await reportFactors(stores)(userId);
      if (!hasFactor) await stores.recoveryCodes.replaceAll(userId, [], clock.now());
    });
}
