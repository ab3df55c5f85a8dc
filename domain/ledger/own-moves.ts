import type { Category } from './category.ts';

/**
 * Whether an amount moves money between the user's own accounts or repays a card, so that it is neither earned nor
 * spent: it is a leg of an own transfer (contract 2.13), or its category says so.
 */
export function isOwnMove(
  amount: { readonly isOwnTransfer: boolean },
  category: Pick<Category, 'accountable'> | undefined,
): boolean {
  return amount.isOwnTransfer || isForMoves(category);
}

/**
 * Whether a category is for such moves (contract 3.5). An amount without a category counts as earned or spent.
 */
export function isForMoves(category: Pick<Category, 'accountable'> | undefined): boolean {
  return category?.accountable === 0;
}
