import type { Passkey } from '../../../../domain/access/second-factor/passkey.ts';
import { requireUnconfirmed } from '../../../../domain/access/second-factor/totp-factor.ts';
import { notFound } from '../../../../domain/error.ts';
import type {
  PasskeyRepo,
  RecoveryCodeRepo,
  SpentChallengeRepo,
  TotpFactorRepo,
} from '../../../../domain/ports/access/second-factor-repos.ts';
import type { Session, View } from '../../database.ts';
import { frozen, refuseUnless, requireCharacters } from '../../frozen.ts';
import { ownedTable } from '../../owned-table.ts';
import { requireLiveUser } from '../../references.ts';

export function createPasskeyRepo(session: Session): PasskeyRepo {
  return {
    add: (passkey) => session.statement((writer) => PASSKEYS.add(writer, passkey)),
    list: async (userId) => PASSKEYS.of(session, userId),
    findByCredentialId: async (credentialId) =>
      PASSKEYS.all(session).find((passkey) => passkey.credentialId === credentialId),
    update: (userId, id, change) =>
      session.statement((writer) => PASSKEYS.update(writer, { userId, id, noun: 'passkey' }, change)),
    remove: (userId, id) =>
      session.statement((writer) => void PASSKEYS.remove(writer, { userId, id, noun: 'passkey' })),
  };
}

const PASSKEYS = ownedTable<Passkey>('passkeys', {
  unique: ({ credentialId }) => credentialId,
  check: (_, { name }) => requireCharacters(name, 60),
});

export function createTotpFactorRepo(session: Session): TotpFactorRepo {
  return {
    get: async (userId) => session.rows('totpFactors').get(userId),
    put: (factor) =>
      session.statement((writer) => {
        requireLiveUser(writer, factor.userId);
        requireUnconfirmed(writer.rows('totpFactors').get(factor.userId));
        writer.change('totpFactors').set(factor.userId, frozen(factor));
      }),
    update: (userId, change) =>
      session.statement((writer) => {
        const factor = writer.rows('totpFactors').get(userId);
        if (factor === undefined) throw notFound('authenticator app');
        const row = frozen({ ...change(factor), userId });
        writer.change('totpFactors').set(userId, row);
        return row;
      }),
    remove: (userId) => session.statement((writer) => void writer.change('totpFactors').delete(userId)),
  };
}

export function createRecoveryCodeRepo(session: Session): RecoveryCodeRepo {
  const hashesOf = (view: View, userId: number) => view.rows('recoveryCodes').get(userId) ?? [];
  return {
    replaceAll: (userId, hashes) =>
      session.statement((writer) => {
        requireLiveUser(writer, userId);
        refuseUnless(new Set(hashes).size === hashes.length, 'The user has this code already.');
        writer.change('recoveryCodes').set(userId, frozen(hashes));
      }),
    count: async (userId) => hashesOf(session, userId).length,
    spend: (userId, hash) =>
      session.statement((writer) => {
        const hashes = hashesOf(writer, userId);
        const rest = hashes.filter((each) => each !== hash);
        if (rest.length < hashes.length) writer.change('recoveryCodes').set(userId, frozen(rest));
        return rest.length < hashes.length;
      }),
  };
}

export function createSpentChallengeRepo(session: Session): SpentChallengeRepo {
  return {
    spend: (hash, expiresAt) =>
      session.statement((writer) => {
        if (writer.rows('spentChallenges').has(hash)) return false;
        writer.change('spentChallenges').set(frozen(hash), expiresAt);
        return true;
      }),
    removeExpired: (at) =>
      session.statement((writer) => {
        const gone = [...writer.rows('spentChallenges')].filter(([, expiresAt]) => expiresAt <= at);
        for (const [hash] of gone) writer.change('spentChallenges').delete(hash);
        return gone.length;
      }),
  };
}
