import { searchForm } from '../../domain/search-form.ts';
import type { Transaction } from '../../domain/transaction.ts';

/** Between merchant name and description, so that nothing is found across the seam: no character of Unicode, and never will be. */
const SEAM = '\uFFFF';

/** What `filter[text]` looks into (contract 2.5), as stored with each transaction. */
export function searchText({ merchantName, description }: Pick<Transaction, 'merchantName' | 'description'>): string {
  return `${searchForm(merchantName ?? '')}${SEAM}${searchForm(description)}`;
}

/** How the rows whose search text contains `text` can be found. */
export type TextCondition =
  | { readonly kind: 'like'; readonly pattern: string }
  /** Too short for the trigram index, which would then be read as a whole: the user's rows are looked at one by one. */
  | { readonly kind: 'part'; readonly part: string }
  /** The text holds the seam, so no merchant name and no description contains it. */
  | { readonly kind: 'none' };

export function textCondition(text: string): TextCondition {
  const part = searchForm(text);
  if (part.includes(SEAM)) return { kind: 'none' };
  // The index knows letters and digits only, and of a pattern that is open on both sides only runs of three.
  if (!/[\p{L}\p{N}]{3}/u.test(part)) return { kind: 'part', part };
  return { kind: 'like', pattern: `%${part.replace(/[\\%_]/g, '\\$&')}%` };
}
