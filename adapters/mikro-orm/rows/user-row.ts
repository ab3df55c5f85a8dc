import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Plan, User } from '../../../domain/access/user.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { New } from '../../../domain/new.ts';
import { Moment, SafeInteger } from '../column-types.ts';

export const UserRow = defineEntity({
  name: 'UserRow',
  tableName: 'users',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    email: p.text().nullable(),
    passwordHash: p.text().nullable(),
    currency: p.text().$type<CurrencyCode>(),
    plan: p.text().$type<Plan>(),
    createdAt: p.type(Moment),
    deletedAt: p.type(Moment).nullable(),
  },
});

export function toUser(row: InferEntity<typeof UserRow>): User {
  return { id: row.id, ...userColumns(row) };
}

/** Every column except the id, and no other properties. */
export function userColumns(row: Omit<InferEntity<typeof UserRow>, 'id'>): New<User> {
  return {
    email: row.email ?? null,
    passwordHash: row.passwordHash ?? null,
    currency: row.currency,
    plan: row.plan,
    createdAt: row.createdAt,
    deletedAt: row.deletedAt ?? null,
  };
}
