import type { Timestamp } from './calendar.ts';
import type { TransactionType } from './transaction.ts';

/** Specification 2.2. */
export interface Category {
  readonly id: number;
  /** 0 for a category of the first level, so that the field is always an integer. */
  readonly parentId: number;
  readonly type: TransactionType;
  /** 1 or 2 (contract 3.5). */
  readonly level: number;
  /** 0 for what is no spending and no earning (transfers between own accounts, card repayments), else 1. */
  readonly accountable: 0 | 1;
  readonly slug: string;
  /** Name of a Material icon. */
  readonly icon: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** The category's id with those of all its descendants (contract 2.5). An unknown id gives itself alone. */
export function withDescendants(categories: readonly Category[], id: number): readonly number[] {
  // The parent of the first level is 0, which is no category.
  const children = id === 0 ? [] : categories.filter((category) => category.parentId === id);
  return [id, ...children.flatMap((child) => withDescendants(categories, child.id))];
}
