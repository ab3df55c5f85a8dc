import { acceptStep, requireUnconfirmed, totpContext } from '../../domain/access/second-factor/totp-factor.ts';
import { wrongCode } from '../../domain/access/second-factor/wrong-code.ts';
import { notFound } from '../../domain/error.ts';
import type { Sealer } from '../../domain/ports/access/sealer.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';
import type { TotpCodes } from '../../domain/ports/access/totp-codes.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { ensureRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';

/**
 * Switches the authenticator app on with its first code. Throws `invalid` naming `code` when it is wrong, `not_found`
 * when no app is being set up, and `conflict` when one is on already.
 */
export type ConfirmTotp = (userId: number, code: string) => Promise<NewRecoveryCodes>;

export interface ConfirmTotpPorts {
  readonly unitOfWork: UnitOfWork;
  readonly totpCodes: TotpCodes;
  readonly sealer: Sealer;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

export function confirmTotp({ unitOfWork, totpCodes, sealer, secrets, clock }: ConfirmTotpPorts): ConfirmTotp {
  return (userId, code) =>
    unitOfWork.run(async ({ users, totpFactors, recoveryCodes }) => {
      const now = clock.now();
      await users.hold(userId);
      const factor = await totpFactors.get(userId);
      if (factor === undefined) throw notFound('authenticator app');
      requireUnconfirmed(factor);
      const secret = sealer.open(factor.sealedSecret, totpContext(userId));
      const step = totpCodes.stepOf(secret, code.replaceAll(/\s/g, ''), now);
      if (step === undefined) throw wrongCode();
      await totpFactors.update(userId, (row) => acceptStep(row, step, now));
      return ensureRecoveryCodes({ recoveryCodes, secrets }, userId, now);
    });
}
