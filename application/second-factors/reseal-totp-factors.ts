import { type TotpFactor, totpContext } from '../../domain/access/second-factor/totp-factor.ts';
import { SealBroken, type Sealer } from '../../domain/ports/access/sealer.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import type { Ports } from '../ports.ts';

/**
 * Seals the secrets of all authenticator apps under the first secret key, so that older keys can go. What no key opens
 * stays as it is. Returns how many have changed.
 */
export function resealTotpFactors({
  users,
  totpFactors,
  sealer,
}: Pick<Ports, 'totpFactors' | 'sealer'> & { readonly users: Pick<UserRepo, 'list'> }) {
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
  const { userId, sealedSecret } = factor;
  if (sealer.isCurrent(sealedSecret)) return factor;
  try {
    const secret = sealer.open(sealedSecret, totpContext(userId));
    return { ...factor, sealedSecret: sealer.seal(secret, totpContext(userId)) };
  } catch (error) {
    if (error instanceof SealBroken) return factor;
    throw error;
  }
}
