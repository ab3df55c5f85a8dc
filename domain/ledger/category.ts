import type { Timestamp } from '../calendar.ts';
import type { TransactionType } from './transaction.ts';

/** Specification 2.2. */
export interface Category {
  readonly id: number;
  /** 0 for a category of the first level, so that the field is always an integer. */
  readonly parentId: number;
  readonly type: TransactionType;
  /** 1 or 2 (contract 3.5). */
  readonly level: number;
  /** 1 for spending and earnings; 0 for transfers between own accounts and card repayments. */
  readonly accountable: 0 | 1;
  readonly slug: string;
  /** Name of a Material icon. */
  readonly icon: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** The id of the category and those of all its descendants (contract 2.5); for an unknown id, that id alone. */
export function withDescendants(categories: readonly Category[], id: number): readonly number[] {
  // Categories of the first level have the parent 0, which is not a category.
  const children = id === 0 ? [] : categories.filter((category) => category.parentId === id);
  return [id, ...children.flatMap((child) => withDescendants(categories, child.id))];
}
