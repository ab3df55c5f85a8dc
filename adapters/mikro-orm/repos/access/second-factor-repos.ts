import { requireUnconfirmed } from '../../../../domain/access/second-factor/totp-factor.ts';
import { notFound } from '../../../../domain/error.ts';
import type {
  PasskeyRepo,
  RecoveryCodeRepo,
  SpentChallengeRepo,
  TotpFactorRepo,
} from '../../../../domain/ports/access/second-factor-repos.ts';
import type { Session } from '../../connection/session.ts';
import { PASSKEYS, TOTP_FACTORS } from '../../schema/access.ts';
import { requireLiveUser } from '../live-user.ts';
import { addOwned, changeOwned } from '../owned-rows.ts';

export function createPasskeyRepo(session: Session): PasskeyRepo {
  return {
    add: (passkey) => addOwned(session, PASSKEYS, passkey),
    list: (userId) => PASSKEYS.list(session, { userId }),
    findByCredentialId: (credentialId) => PASSKEYS.find(session, { credentialId }),
    update: (userId, id, change) => changeOwned(session, PASSKEYS, { userId, id, noun: 'passkey' }, change),
    async remove(userId, id) {
      if ((await PASSKEYS.remove(session, { userId, id })) === 0) throw notFound('passkey');
    },
  };
}

export function createTotpFactorRepo(session: Session): TotpFactorRepo {
  return {
    get: (userId) => TOTP_FACTORS.find(session, { userId }),
    put: (factor) =>
      session.atomically(async (unit) => {
        const { userId, sealedSecret, createdAt, confirmedAt, lastStep } = factor;
        await requireLiveUser(unit, userId);
        const stored = await unit.change(PUT_FACTOR, [userId, sealedSecret, createdAt, confirmedAt, lastStep]);
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
const PUT_FACTOR = {
  text: `insert into totp_factors as stored (user_id, sealed_secret, created_at, confirmed_at, last_step)
    values ($1, $2, $3, $4, $5)
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at,
      confirmed_at = excluded.confirmed_at, last_step = excluded.last_step
    where stored.confirmed_at is null`,
};

export function createRecoveryCodeRepo(session: Session): RecoveryCodeRepo {
  return {
    replaceAll: (userId, hashes, at) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, userId);
        await unit.change(REMOVE_CODES, [userId]);
        if (hashes.length > 0) await unit.change(ADD_CODES, [userId, hashes, at]);
      }),
    async count(userId) {
      return (await session.rows<{ count: number }>(COUNT_CODES, [userId]))[0]!.count;
    },
    async spend(userId, hash) {
      return (await session.change(SPEND_CODE, [userId, hash])) > 0;
    },
  };
}

const REMOVE_CODES = { text: 'delete from recovery_codes where user_id = $1' };
const ADD_CODES = {
  text: 'insert into recovery_codes (user_id, hash, created_at) select $1, hash, $3 from unnest($2::text[]) as hash',
};
const COUNT_CODES = { text: 'select count(*) from recovery_codes where user_id = $1' };
const SPEND_CODE = { text: 'delete from recovery_codes where user_id = $1 and hash = $2' };

export function createSpentChallengeRepo(session: Session): SpentChallengeRepo {
  return {
    async spend(hash, expiresAt) {
      return (await session.change(SPEND_CHALLENGE, [hash, expiresAt])) > 0;
    },
    removeExpired: (at) => session.change(REMOVE_EXPIRED_CHALLENGES, [at]),
  };
}

const SPEND_CHALLENGE = {
  text: 'insert into spent_challenges (hash, expires_at) values ($1, $2) on conflict (hash) do nothing',
};
const REMOVE_EXPIRED_CHALLENGES = { text: 'delete from spent_challenges where expires_at <= $1' };
