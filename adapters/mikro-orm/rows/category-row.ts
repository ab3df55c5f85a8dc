import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Category } from '../../../domain/ledger/category.ts';
import type { TransactionType } from '../../../domain/ledger/transaction.ts';
import { Moment, SafeInteger } from '../column-types.ts';

export const CategoryRow = defineEntity({
  name: 'CategoryRow',
  tableName: 'categories',
  properties: {
    id: p.type(SafeInteger).primary(),
    parentId: p.type(SafeInteger).nullable(),
    type: p.text().$type<TransactionType>(),
    level: p.smallint(),
    accountable: p.smallint().$type<0 | 1>(),
    slug: p.text(),
    icon: p.text(),
    name: p.text(),
    description: p.text(),
    createdAt: p.type(Moment),
    updatedAt: p.type(Moment),
  },
});

export function toCategory(row: InferEntity<typeof CategoryRow>): Category {
  return {
    id: row.id,
    parentId: row.parentId ?? 0,
    type: row.type,
    level: row.level,
    accountable: row.accountable,
    slug: row.slug,
    icon: row.icon,
    name: row.name,
    description: row.description,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
