import { readingOnce } from '../bank-texts/text-reading.ts';
import { partiesOf, type TransactionEntry, transactionType } from '../ledger/transaction.ts';
import type { CategoryHints } from '../statements/statement-row.ts';
import { categorise } from './categorise.ts';
import type { Decision } from './category-by-words.ts';
import type { FindRule } from './category-rule.ts';
import { countriesOfCurrency } from './country-of-payment.ts';
import { certainMerchant } from './merchants/merchant.ts';
import { readableName } from './merchants/readable-name.ts';

/** What Coffer adds to an imported entry (contract 8.5). */
export interface Completion extends Decision {
  /** The merchant, where the source or the text is sure of it. Bills and rules know the payment by it. */
  readonly certainName: string | null;
  /** The other party, as people read it. */
  readonly partyName: string | null;
}

/** Category and name depend on texts, hints, the currency and the sign of the amount alone. */
export function completionOf(
  entry: TransactionEntry,
  hints: CategoryHints,
  findRule: FindRule | undefined,
): Completion {
  const { description, amount, currency } = entry;
  const read = readingOnce();
  const certainName = certainMerchant(entry, read);
  const payment = { description, merchantName: certainName, type: transactionType(amount), hints, currency };
  return {
    certainName,
    partyName: readableName(entry, { countries: countriesOfCurrency(currency), read, known: certainName }),
    ...categorise(payment, findRule, read),
  };
}

/**
 * The entry with its category, and with the merchant as its other party unless the source names other ones. The
 * merchant's name stays `null` where the source gives none: the bill detection finds the names of such rows itself, out
 * of all rows of the user, and better.
 */
export function completedEntry(entry: TransactionEntry, completion: Completion): TransactionEntry {
  const { categoryId, layer, certainName, partyName } = completion;
  const { amount, from, to } = entry;
  const isGiven = [...from, ...to].some(({ name }) => name !== entry.merchantName);
  const parties = isGiven ? { from, to } : partiesOf({ from: [], to: [], merchantName: partyName, amount });
  return {
    ...entry,
    categoryId,
    categoryLayer: layer,
    merchantName: entry.merchantName === null ? null : certainName,
    ...parties,
  };
}
