import { CATEGORY_TREE, uncategorised } from '../ledger/category-tree.ts';
import type { TransactionType } from '../ledger/transaction.ts';
import type { CategoryHints } from '../statements/statement-row.ts';
import { categoryByWords } from './category-by-words.ts';
import type { FindRule } from './category-rule.ts';
import { categoryId, parentOf } from './category-slug.ts';
import { merchantKey, type SaidOfMerchant } from './merchants/merchant.ts';
import { type Read, readingOnce } from './reading-once.ts';
import { sourceCategory } from './source-category.ts';

/** A payment as its source shows it. */
export interface PaymentToCategorise extends SaidOfMerchant {
  readonly type: TransactionType;
  readonly hints: CategoryHints;
}

/**
 * The category of an imported payment (contract 8.5): what the user wants for the merchant; else what the source says;
 * else what the words say; else the uncategorised one. Where the words say more than the source, such as “coffee” of
 * what the source calls food, they win.
 */
export function categorise(
  payment: PaymentToCategorise,
  findRule: FindRule | undefined,
  read: Read = readingOnce(),
): number {
  const { type } = payment;
  const wanted = wantedCategory(payment, findRule, read);
  if (wanted !== undefined) return wanted;
  const isExpense = type === 'expense';
  const said = fitting(sourceCategory(payment.hints, isExpense), type);
  if (said !== undefined && parentOf(said) > 0) return said;
  const spoken = fitting(categoryByWords(payment, isExpense, read), type);
  if (said === undefined) return spoken ?? uncategorised(type);
  return spoken !== undefined && parentOf(spoken) === said ? spoken : said;
}

/** The category that the user wants for the merchant; `undefined` if no rule says so. */
export function wantedCategory(
  payment: PaymentToCategorise,
  findRule: FindRule | undefined,
  read: Read = readingOnce(),
): number | undefined {
  const key = findRule && merchantKey(payment, read);
  return key === undefined ? undefined : findRule?.(key, payment.type);
}

const TYPES: ReadonlyMap<number, TransactionType> = new Map(CATEGORY_TREE.map(({ id, type }) => [id, type]));
const CASH_WITHDRAWAL = categoryId('cash-withdrawal');

/** Income of a category for expenses is a refund (contract 5.11), except for cash. No expense is an earning. */
function fitting(category: number | undefined, type: TransactionType): number | undefined {
  if (category === undefined || TYPES.get(category) === type) return category;
  return type === 'income' && category !== CASH_WITHDRAWAL ? category : undefined;
}
