import { FinanceError } from '../../domain/error.ts';
import type { Sealer } from '../../domain/ports/sealer.ts';
import type { TotpFactorRepo } from '../../domain/ports/totp-factor-repo.ts';
import { type TotpFactor, totpContext } from '../../domain/second-factor/totp-factor.ts';

/** Seals the secret of every authenticator app again, so that only the newest secret key is needed. Returns how many. */
export type ResealTotp = () => Promise<number>;

export interface ResealTotpPorts {
  readonly totpFactors: TotpFactorRepo;
  readonly sealer: Sealer;
}

export function resealTotp({ totpFactors, sealer }: ResealTotpPorts): ResealTotp {
  const resealed = (factor: TotpFactor): TotpFactor => {
    const context = totpContext(factor.userId);
    return { ...factor, sealedSecret: sealer.seal(sealer.open(factor.sealedSecret, context), context) };
  };
  return async () => {
    const userIds = await totpFactors.listUserIds();
    for (const userId of userIds) await totpFactors.update(userId, resealed).catch(unlessRemoved);
    return userIds.length;
  };
}

/** Somebody may switch their app off meanwhile. */
function unlessRemoved(error: unknown): void {
  if (!(error instanceof FinanceError) || error.code !== 'not_found') throw error;
}
