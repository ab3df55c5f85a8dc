import { findPhrases, lazyBook, type PhraseBook, phraseBook } from '../bank-texts/phrases.ts';
import type { TextReading } from '../bank-texts/text-reading.ts';
import { categoryId } from '../ledger/category-slug.ts';
import type { TransactionType } from '../ledger/transaction.ts';
import { EARNED, SPENT } from './words/money-words.ts';

interface MoneyWords {
  readonly phrases: PhraseBook<string>;
  /** What counts only where the text has no other letters. */
  readonly alone: PhraseBook<string>;
  /** What counts only as the last word. */
  readonly last: PhraseBook<string>;
}

const WORDS: Readonly<Record<TransactionType, () => MoneyWords>> = { expense: once(SPENT), income: once(EARNED) };

function once(table: Readonly<Record<string, string>>): () => MoneyWords {
  const marked = (mark: RegExp) => {
    const only = (names: string) => names.split(',').filter((name) => mark.test(name));
    return lazyBook(() => phraseBook(Object.entries(table).map(([slug, names]) => [slug, only(names).join(',')])));
  };
  const [phrases, alone, last] = [marked(/^\s*[^\s=>]/), marked(/^\s*=/), marked(/^\s*>/)];
  return () => ({ phrases: phrases(), alone: alone(), last: last() });
}

/**
 * What a bank or an employer calls the money itself: interest, wages, a fee, a tax. `undefined` without such words, or
 * with words for several things; `none` where the words are known to say nothing, whatever they look like.
 */
export function moneyWord({ tokens }: Pick<TextReading, 'tokens'>, type: TransactionType): number | 'none' | undefined {
  const words = tokens.map(({ word }) => word);
  const { phrases, alone, last } = WORDS[type]();
  const letters = words.filter((word) => !/\p{N}/u.test(word));
  const whole = alone.meanings.get(letters.join(' '));
  const said = findPhrases(phrases, words).flatMap(({ meanings }) => [...meanings]);
  const found = new Set(whole ?? (said.length > 0 ? said : last.meanings.get(letters.at(-1) ?? '')));
  const slugs = found.size > 1 ? [...found].filter((slug) => !givesWay(slug, found)) : [...found];
  const [slug] = slugs;
  if (slug === undefined || slugs.length > 1) return undefined;
  return slug === 'none' ? 'none' : categoryId(slug);
}

/**
 * Whether other words say more: what is paid back, or by whom. An invoice that is paid back is a refund, and a pension
 * comes from the same authority as benefits.
 */
function givesWay(slug: string, found: ReadonlySet<string>): boolean {
  if (slug === 'benefits' && found.has('pension')) return true;
  const isPaidBack = found.has('refunds') && [...found].every((one) => one === 'refunds' || REFUNDABLE.has(one));
  return isPaidBack ? slug !== 'refunds' : slug === 'refunds' || slug === 'none';
}

const REFUNDABLE: ReadonlySet<string> = new Set(['self-employment', 'rental-income', 'sales']);

/** Whether a single word says what money is, so that it names nobody. */
export function isMoneyWord(word: string, type: TransactionType): boolean {
  const slugs = WORDS[type]().phrases.meanings.get(word);
  const isAcronym = word.length <= ACRONYM_CHARACTERS_MAX;
  return slugs !== undefined && !(isAcronym && [...slugs].every((slug) => OF_AUTHORITIES.has(slug)));
}

/** What some authorities pay alone, so that their names say it: CAF, ZUS, “Familienkasse”. */
export const OF_AUTHORITIES: ReadonlySet<string> = new Set(['benefits', 'pension']);

const ACRONYM_CHARACTERS_MAX = 4;
