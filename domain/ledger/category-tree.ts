import { BUILT_IN_AT } from './bank.ts';
import type { Category } from './category.ts';
import type { TransactionType } from './transaction.ts';
import { type Branch, EXPENSE, INCOME, type Leaf } from './words/built-in-categories.ts';

/** The built-in tree by id: two levels, one uncategorised category per type (contract 3.5). */
export const CATEGORY_TREE: readonly Category[] = [...grow(EXPENSE, 'expense'), ...grow(INCOME, 'income')].sort(
  (a, b) => a.id - b.id,
);

const UNCATEGORISED: Readonly<Record<TransactionType, number>> = { expense: 1, income: 2 };

/** Where a transaction without a category goes (contract 2.7). */
export function uncategorised(type: TransactionType): number {
  return UNCATEGORISED[type];
}

function grow(branches: readonly Branch[], type: TransactionType): Category[] {
  return branches.flatMap(([root, leaves]) => [
    category(root, type, 1, 0),
    ...leaves.map((leaf) => category(leaf, type, 2, root[0])),
  ]);
}

function category(leaf: Leaf, type: TransactionType, level: 1 | 2, parentId: number): Category {
  const [id, slug, icon, name, description, accountable = 1] = leaf;
  const times = { createdAt: BUILT_IN_AT, updatedAt: BUILT_IN_AT };
  return { id, parentId, type, level, accountable, slug, icon, name, description, ...times };
}
