import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { New } from '../../../domain/new.ts';
import type { PendingSignIn } from '../../../domain/second-factor/pending-sign-in.ts';
import type { TotpFactor } from '../../../domain/second-factor/totp-factor.ts';
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
