import { searchForm } from '../../domain/search-form.ts';
import type { Transaction } from '../../domain/transaction.ts';

/** Separates merchant name and description, so that no match spans both. Unicode will never assign this code point. */
const SEAM = '\uFFFF';

/** The text that `filter[text]` searches (contract 2.5). It is stored with each transaction. */
export function searchText({ merchantName, description }: Pick<Transaction, 'merchantName' | 'description'>): string {
  return `${searchForm(merchantName ?? '')}${SEAM}${searchForm(description)}`;
}

/** How to find the rows whose search text contains `text`. */
export type TextCondition =
  /** Through the index of trigrams. It reads what all users have of these trigrams, so it pays for large users only. */
  | { readonly kind: 'like'; readonly pattern: string }
  /** The search texts of the user are read one after the other, from an index that contains them. */
  | { readonly kind: 'part'; readonly part: string }
  /** The text contains the separator, so no merchant name or description can contain it. */
  | { readonly kind: 'none' };

export function textCondition(text: string, isLargeUser: boolean): TextCondition {
  const part = searchForm(text);
  if (part.includes(SEAM)) return { kind: 'none' };
  if (!isLargeUser) return { kind: 'part', part };
  // The index contains trigrams of letters and digits, so a pattern that is open on both sides needs three of them in a
  // row.
  if (!/[\p{L}\p{N}]{3}/u.test(part)) return { kind: 'part', part };
  return { kind: 'like', pattern: `%${part.replace(/[\\%_]/g, '\\$&')}%` };
}
