import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Bank } from '../../../domain/ledger/bank.ts';
import { Moment, SafeInteger } from '../column-types.ts';

export const BankRow = defineEntity({
  name: 'BankRow',
  tableName: 'banks',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    name: p.text(),
    slug: p.text(),
    country: p.text().nullable(),
    logoUrl: p.text().nullable(),
    createdAt: p.type(Moment),
    updatedAt: p.type(Moment),
  },
});

export const BankConnectionRow = defineEntity({
  name: 'BankConnectionRow',
  tableName: 'bank_connections',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    bankId: p.type(SafeInteger),
  },
});

export function toBank(row: InferEntity<typeof BankRow>): Bank {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    country: row.country ?? null,
    logoUrl: row.logoUrl ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
