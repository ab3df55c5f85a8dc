import { type TotpFactor, totpContext } from '../../domain/access/second-factor/totp-factor.ts';
import type { Sealer } from '../../domain/ports/access/sealer.ts';
import type { Ports } from '../ports.ts';
import { sealedAgain } from '../sealed-texts.ts';

/**
 * Seals the secrets of all authenticator apps under the first secret key, so that older keys can go. What no key opens
 * stays as it is. Returns how many have changed.
 */
export function resealTotpFactors({ users, totpFactors, sealer }: Pick<Ports, 'users' | 'totpFactors' | 'sealer'>) {
  return async (): Promise<number> => {
    let changed = 0;
    for (const { id } of await users.list()) {
      const factor = await totpFactors.get(id);
      if (factor === undefined || resealed(sealer, factor) === factor) continue;
      await totpFactors.update(id, (current) => resealed(sealer, current));
      changed += 1;
    }
    return changed;
  };
}

/** The same object if nothing is to be done. */
function resealed(sealer: Sealer, factor: TotpFactor): TotpFactor {
  const sealedSecret = sealedAgain(sealer, factor.sealedSecret, totpContext(factor.userId));
  return sealedSecret === factor.sealedSecret ? factor : { ...factor, sealedSecret };
}
