import {
  acceptStep,
  requireUnconfirmed,
  totpContext,
  wrongCode,
} from '../../domain/access/second-factor/totp-factor.ts';
import { existing } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';
import { ensureRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';

/**
 * Switches the authenticator app on with its first code. Throws `invalid` naming `code` when it is wrong, `not_found`
 * when no app is being set up, and `conflict` when one is on already.
 */
export function confirmTotp({
  unitOfWork,
  totpCodes,
  sealer,
  secrets,
  clock,
}: Pick<Ports, 'unitOfWork' | 'totpCodes' | 'sealer' | 'secrets' | 'clock'>) {
  return (userId: number, code: string): Promise<NewRecoveryCodes> =>
    unitOfWork.run(async ({ users, totpFactors, recoveryCodes }) => {
      const now = clock.now();
      await users.hold(userId);
      const factor = existing(await totpFactors.get(userId), 'authenticator app');
      requireUnconfirmed(factor);
      const secret = sealer.open(factor.sealedSecret, totpContext(userId));
      const step = totpCodes.stepOf(secret, code.replaceAll(/\s/g, ''), now);
      if (step === undefined) throw wrongCode();
      await totpFactors.update(userId, (row) => acceptStep(row, step, now));
      return ensureRecoveryCodes({ recoveryCodes, secrets }, userId, now);
    });
}
