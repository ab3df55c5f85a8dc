import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Passkey } from '../../../domain/access/second-factor/passkey.ts';
import type { PendingSignIn } from '../../../domain/access/second-factor/pending-sign-in.ts';
import type { TotpFactor } from '../../../domain/access/second-factor/totp-factor.ts';
import type { New } from '../../../domain/new.ts';
import { Moment, SafeInteger } from '../column-types.ts';

export const TotpFactorRow = defineEntity({
  name: 'TotpFactorRow',
  tableName: 'totp_factors',
  properties: {
    userId: p.type(SafeInteger).primary(),
    sealedSecret: p.text(),
    createdAt: p.type(Moment),
    confirmedAt: p.type(Moment).nullable(),
    lastStep: p.type(SafeInteger),
  },
});

export const PendingSignInRow = defineEntity({
  name: 'PendingSignInRow',
  tableName: 'pending_sign_ins',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    hash: p.text(),
    createdAt: p.type(Moment),
    expiresAt: p.type(Moment),
  },
});

export function toTotpFactor(row: InferEntity<typeof TotpFactorRow>): TotpFactor {
  return {
    userId: row.userId,
    sealedSecret: row.sealedSecret,
    createdAt: row.createdAt,
    confirmedAt: row.confirmedAt ?? null,
    lastStep: row.lastStep,
  };
}

export function toPendingSignIn(row: InferEntity<typeof PendingSignInRow>): PendingSignIn {
  return { id: row.id, ...pendingSignInColumns(row) };
}

/** All but the id, and nothing else. */
export function pendingSignInColumns(row: New<PendingSignIn>): New<PendingSignIn> {
  return { userId: row.userId, hash: row.hash, createdAt: row.createdAt, expiresAt: row.expiresAt };
}

export const PasskeyRow = defineEntity({
  name: 'PasskeyRow',
  tableName: 'passkeys',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    name: p.text(),
    credentialId: p.text(),
    publicKey: p.text(),
    counter: p.type(SafeInteger),
    transports: p.array().$type<readonly string[]>(),
    createdAt: p.type(Moment),
    lastUsedAt: p.type(Moment).nullable(),
  },
});

export function toPasskey(row: InferEntity<typeof PasskeyRow>): Passkey {
  return { id: row.id, ...passkeyColumns(row) };
}

/** All but the id, and nothing else. */
export function passkeyColumns(row: Omit<InferEntity<typeof PasskeyRow>, 'id'>): New<Passkey> {
  return {
    userId: row.userId,
    name: row.name,
    credentialId: row.credentialId,
    publicKey: row.publicKey,
    counter: row.counter,
    transports: row.transports,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt ?? null,
  };
}
