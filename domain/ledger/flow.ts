import type { Category } from './category.ts';
import { categoryId } from './category-slug.ts';
import { CATEGORY_TREE } from './category-tree.ts';
import type { TransactionType } from './transaction.ts';

/**
 * What an amount is in every report: `earned`; `spent`; a `refund`, which gives back what was spent; or `moved` between
 * the user's own accounts, card repayments and savings included (contract 5.14). Type and category alone decide: the
 * two sides of an own transfer have categories that say so (contract 2.13).
 */
export type Flow = 'earned' | 'refund' | 'spent' | 'moved';

export function flowOf(amount: { readonly type: TransactionType; readonly categoryId: number }): Flow {
  if (isForMoves(amount.categoryId)) return 'moved';
  if (amount.type === 'expense') return 'spent';
  return REFUNDS.has(amount.categoryId) ? 'refund' : 'earned';
}

/** The categories of what is neither earned nor spent (contract 3.5). */
export const MOVE_CATEGORY_IDS: readonly number[] = idsOf(({ accountable }) => accountable === 0);

/** The two sides of paying off a card. */
export const CARD_REPAYMENT_ID = categoryId('card-repayment');
export const CARD_REPAYMENT_RECEIVED_ID = categoryId('card-repayment-received');
export const CARD_REPAYMENT_IDS: ReadonlySet<number> = new Set([CARD_REPAYMENT_ID, CARD_REPAYMENT_RECEIVED_ID]);

const MOVES: ReadonlySet<number> = new Set(MOVE_CATEGORY_IDS);

export function isForMoves(categoryId: number): boolean {
  return MOVES.has(categoryId);
}

/** Income of a category for expenses gives back what was spent. */
export const REFUND_CATEGORY_IDS: readonly number[] = idsOf(
  ({ type, slug, accountable }) => accountable === 1 && (type === 'expense' || slug === 'refunds'),
);

const REFUNDS: ReadonlySet<number> = new Set(REFUND_CATEGORY_IDS);

function idsOf(isWanted: (category: Category) => boolean): readonly number[] {
  return CATEGORY_TREE.filter(isWanted).map(({ id }) => id);
}
