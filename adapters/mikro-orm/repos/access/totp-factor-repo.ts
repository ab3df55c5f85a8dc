import { requireUnconfirmed } from '../../../../domain/access/second-factor/totp-factor.ts';
import { notFound } from '../../../../domain/error.ts';
import type { TotpFactorRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import type { Session } from '../../connection/session.ts';
import { TOTP_FACTORS } from '../../schema/access.ts';
import { requireLiveUser } from '../live-user.ts';

export function createTotpFactorRepo(session: Session): TotpFactorRepo {
  return {
    get: (userId) => TOTP_FACTORS.find(session, { userId }),
    put: (factor) =>
      session.atomically(async (unit) => {
        const { userId, sealedSecret, createdAt, confirmedAt, lastStep } = factor;
        await requireLiveUser(unit, userId);
        const stored = await unit.change(PUT, [userId, sealedSecret, createdAt, confirmedAt, lastStep]);
        if (stored === 0) requireUnconfirmed(await TOTP_FACTORS.lock(unit, { userId }));
      }),
    update: (userId, change) =>
      session.atomically(async (unit) => {
        const factor = await TOTP_FACTORS.lock(unit, { userId });
        if (factor === undefined) throw notFound('authenticator app');
        const changed = { ...change(factor), userId };
        await TOTP_FACTORS.overwrite(unit, { userId }, changed);
        return changed;
      }),
    async remove(userId) {
      await TOTP_FACTORS.remove(session, { userId });
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
