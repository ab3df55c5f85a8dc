import type { Category } from './category.ts';

/**
 * Whether an amount of this category moves money between the user's own accounts or repays a card, so that it is
 * neither earned nor spent (contract 3.5). An amount without a category counts as earned or spent.
 */
export function isOwnMove(category: Pick<Category, 'accountable'> | undefined): boolean {
  return category?.accountable === 0;
}
