import type { CategoryHints } from '../statements/statement-row.ts';
import { partiesOf, type TransactionEntry, transactionType } from '../transaction.ts';
import { categorise } from './categorise.ts';
import type { FindRule } from './category-rule.ts';
import { shownMerchant } from './merchants/merchant.ts';
import { readingOnce } from './reading-once.ts';

/** What Coffer adds to an imported entry (contract 8.5). */
export type Completion = Pick<TransactionEntry, 'merchantName' | 'categoryId'>;

/** The category, and the merchant’s name for people. They depend on texts, hints and the sign of the amount alone. */
export function completionOf(
  entry: TransactionEntry,
  hints: CategoryHints,
  findRule: FindRule | undefined,
): Completion {
  const { description, amount } = entry;
  const read = readingOnce();
  const merchantName = shownMerchant(entry, read);
  return {
    merchantName,
    categoryId: categorise({ description, merchantName, type: transactionType(amount), hints }, findRule, read),
  };
}

/** The entry with the merchant as its other party, unless the source names other ones. */
export function completedEntry(entry: TransactionEntry, completion: Completion): TransactionEntry {
  const { amount, from, to, merchantName } = entry;
  const isGiven = [...from, ...to].some(({ name }) => name !== merchantName);
  const parties = isGiven
    ? { from, to }
    : partiesOf({ from: [], to: [], merchantName: completion.merchantName, amount });
  return { ...entry, ...completion, ...parties };
}
