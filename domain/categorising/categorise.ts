import { type Read, readingOnce } from '../bank-texts/text-reading.ts';
import { categoryId, parentOf } from '../ledger/category-slug.ts';
import { CATEGORY_TREE, uncategorised } from '../ledger/category-tree.ts';
import type { TransactionType } from '../ledger/transaction.ts';
import type { CategoryHints } from '../statements/statement-row.ts';
import { type Decision, expenseByWords, incomeByWords } from './category-by-words.ts';
import type { FindRule } from './category-rule.ts';
import { countriesOfCurrency } from './country-of-payment.ts';
import { merchantKey, type SaidOfMerchant } from './merchants/merchant.ts';
import { sourceCategory } from './source-category.ts';

/** A payment as its source shows it. */
interface PaymentToCategorise extends SaidOfMerchant {
  readonly type: TransactionType;
  readonly hints: CategoryHints;
  /** Of the account: names of merchants are looked up in its countries first. */
  readonly currency?: string;
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
): Decision {
  const { type } = payment;
  const wanted = wantedCategory(payment, findRule, read);
  if (wanted !== undefined) return { categoryId: wanted, layer: 'rule' };
  const isExpense = type === 'expense';
  const said = fitting(sourceCategory(payment.hints, isExpense), type);
  if (said !== undefined && parentOf(said) > 0) return { categoryId: said, layer: 'source' };
  const byWords = isExpense ? expenseByWords : incomeByWords;
  const spoken = byWords(payment, countriesOfCurrency(payment.currency), read);
  if (said !== undefined && (spoken === undefined || parentOf(spoken.categoryId) !== said)) {
    return { categoryId: said, layer: 'source' };
  }
  return spoken ?? { categoryId: uncategorised(type), layer: 'none' };
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
const REFUNDS = categoryId('refunds');

/** Income of a category for expenses is a refund (contract 5.11), except for cash. No expense is an earning. */
function fitting(category: number | undefined, type: TransactionType): number | undefined {
  if (category === undefined || TYPES.get(category) === type) return category;
  return type === 'income' && category !== CASH_WITHDRAWAL ? REFUNDS : undefined;
}
