import { searchForm } from '../../domain/ledger/search-form.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';

/** Separates merchant name and description, so that no match spans both. Unicode will never assign this code point. */
export const SEAM = '\uFFFF';

/** The text that `filter[text]` searches (contract 2.5). It is stored with each transaction. */
export function searchText({ merchantName, description }: Pick<Transaction, 'merchantName' | 'description'>): string {
  return `${searchForm(merchantName ?? '')}${SEAM}${searchForm(description)}`;
}

/** How to find the rows whose search text contains `text`. */
export type TextCondition =
  /**
   * Through the index of trigrams: `pattern` finds candidates, of which those count that contain `part`. The index
   * reads what all users have of these trigrams, so it pays for large users only.
   */
  | { readonly kind: 'like'; readonly pattern: string; readonly part: string }
  /** The search texts of the user are read one after the other, from an index that contains them. */
  | { readonly kind: 'part'; readonly part: string }
  /** The text contains the separator, so no merchant name or description can contain it. */
  | { readonly kind: 'none' };

export function textCondition(text: string, isLargeUser: boolean): TextCondition {
  const part = searchForm(text);
  if (part.includes(SEAM)) return { kind: 'none' };
  if (!isLargeUser) return { kind: 'part', part };
  const trigrams = tellingTrigrams(part);
  return trigrams.length === 0 ? { kind: 'part', part } : { kind: 'like', pattern: `%${trigrams.join('%')}%`, part };
}

const WORDS_AT_MOST = 4;

/**
 * The beginnings of the words, and the end of a word that stands alone, in the order of the text. The index contains
 * trigrams of letters and digits, so shorter words have none. Each further trigram narrows the candidates down less and
 * costs the index the same: with all of two words' trigrams, a search took five times as long as with one of each.
 */
function tellingTrigrams(part: string): readonly string[] {
  const words = (part.match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => Array.from(word));
  const [word = []] = words;
  if (words.length === 1 && word.length >= 6) return [word.slice(0, 3).join(''), word.slice(-3).join('')];
  if (words.length === 1) return [word.join('')];
  return words.slice(0, WORDS_AT_MOST).map((letters) => letters.slice(0, 3).join(''));
}
