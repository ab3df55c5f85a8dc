import type { RecurringBillObservation } from '../recurring-bill-detection.ts';
import type { Charge } from './charge.ts';

/** Words beyond these are places and products. */
const WORDS_MAX = 3;
/** Words that stand on fewer rows are references that look like words. */
const WORD_SHARE_MIN = 0.6;

/** Of payments without any text. */
const NAMELESS = 'Recurring payment';

/**
 * A name for people: the merchant's own as most recently given, else the words that stand on most of the rows, in the
 * order of the last one, capitalised.
 */
export function billName<Id>(payments: readonly Charge[], own: readonly RecurringBillObservation<Id>[]): string {
  const given = own.findLast(({ merchantName }) => (merchantName ?? '').trim() !== '')?.merchantName;
  if (given !== undefined && given !== null) return given.trim();
  const rows = new Map<string, number>();
  for (const { words } of payments) for (const word of new Set(words)) rows.set(word, (rows.get(word) ?? 0) + 1);
  const { words } = payments.at(-1)!;
  const common = words.filter((word) => (rows.get(word) ?? 0) >= WORD_SHARE_MIN * payments.length);
  const chosen = (common.length > 0 ? common : words).slice(0, WORDS_MAX);
  return chosen.length > 0 ? chosen.map(capitalised).join(' ') : NAMELESS;
}

/** Short words are mostly initials: IKEA, BMW, ATT. */
function capitalised(word: string): string {
  return word.length <= 3 ? word : word[0]! + word.slice(1).toLowerCase();
}
