import { LockMode } from '@mikro-orm/core';
import { requireUnconfirmed } from '../../../domain/access/second-factor/totp-factor.ts';
import { notFound } from '../../../domain/error.ts';
import type { TotpFactorRepo } from '../../../domain/ports/access/totp-factor-repo.ts';
import { requireLiveUser } from '../live-user.ts';
import { TotpFactorRow, toTotpFactor } from '../rows/second-factor-rows.ts';
import type { Session, Unit } from '../session.ts';

export function createTotpFactorRepo(session: Session): TotpFactorRepo {
  return {
    async get(userId) {
      const row = await session.orm((em) => em.findOne(TotpFactorRow, { userId }, { disableIdentityMap: true }));
      return row === null ? undefined : toTotpFactor(row);
    },
    put: (factor) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, factor.userId);
        const { count } = await unit.query(PUT, [
          factor.userId,
          factor.sealedSecret,
          factor.createdAt,
          factor.confirmedAt,
          factor.lastStep,
        ]);
        if (count === 0) requireUnconfirmed(await locked(unit, factor.userId));
      }),
    update: (userId, change) =>
      session.atomically(async (unit) => {
        const factor = await locked(unit, userId);
        if (factor === undefined) throw notFound('authenticator app');
        const columns = { ...change(factor), userId };
        await unit.orm((em) => em.nativeUpdate(TotpFactorRow, { userId }, columns));
        return columns;
      }),
    async remove(userId) {
      await session.orm((em) => em.nativeDelete(TotpFactorRow, { userId }));
    },
  };
}

/** Changes nothing when the stored one is confirmed. */
const PUT = {
  text: `insert into totp_factors as stored (user_id, sealed_secret, created_at, confirmed_at, last_step)
    values ($1, $2, $3, $4, $5)
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at,
      confirmed_at = excluded.confirmed_at, last_step = excluded.last_step
    where stored.confirmed_at is null`,
};

async function locked(unit: Unit, userId: number) {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
  const row = await unit.orm((em) => em.findOne(TotpFactorRow, { userId }, options));
  return row === null ? undefined : toTotpFactor(row);
}
