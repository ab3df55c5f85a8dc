import type { CategoryHints } from '../statements/statement-row.ts';
import { categoryOfName } from './words/category-names.ts';
import { categoryOfMerchantCode } from './words/merchant-category-codes.ts';
import { categoryOfPlaidName, isPlaidName } from './words/plaid-categories.ts';
import { categoryOfTransactionCode } from './words/transaction-codes.ts';

/**
 * The category that the source of a payment gives: by the merchant category code, by the name of its own category, or
 * by the code of the transaction. `undefined` if it gives none, or one that says nothing here.
 */
export function sourceCategory(hints: CategoryHints, isExpense: boolean): number | undefined {
  const { merchantCategoryCode, name, code } = hints;
  return (
    (merchantCategoryCode === null ? undefined : categoryOfMerchantCode(merchantCategoryCode)) ??
    (name === null ? undefined : isPlaidName(name) ? categoryOfPlaidName(name) : categoryOfName(name)) ??
    (code === null ? undefined : categoryOfTransactionCode(code, isExpense))
  );
}
