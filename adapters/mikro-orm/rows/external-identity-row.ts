import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ExternalIdentity } from '../../../domain/access/external-identity.ts';
import type { New } from '../../../domain/new.ts';
import { Moment, SafeInteger } from '../column-types.ts';

export const ExternalIdentityRow = defineEntity({
  name: 'ExternalIdentityRow',
  tableName: 'external_identities',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    issuer: p.text(),
    subject: p.text(),
    createdAt: p.type(Moment),
  },
});

export function toExternalIdentity(row: InferEntity<typeof ExternalIdentityRow>): ExternalIdentity {
  return { id: row.id, ...externalIdentityColumns(row) };
}

/** All but the id, and nothing else. */
export function externalIdentityColumns(row: New<ExternalIdentity>): New<ExternalIdentity> {
  return { userId: row.userId, issuer: row.issuer, subject: row.subject, createdAt: row.createdAt };
}
