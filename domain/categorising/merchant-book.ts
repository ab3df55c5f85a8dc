import { spellingsOf, wordsOf } from '../bank-texts/phrases.ts';
import { CITIES } from '../bank-texts/words/cities.ts';
import { isFirstName } from '../bank-texts/words/first-names.ts';
import { categoryId } from '../ledger/category-slug.ts';
import { keysOf } from './merchants/chain.ts';
import { TRADES } from './words/around-names.ts';
import type { Page } from './words/book/page.ts';
import { PAGES } from './words/book/pages.ts';
import { isSmallTown } from './words/towns.ts';

/** A merchant of the book. */
interface Entry {
  readonly category: number;
  /** `undefined`: all. */
  readonly countries: readonly string[] | undefined;
  /** Only where the phrase is all of a name. */
  readonly isWhole: boolean;
  /** The phrase lacks its last letters, so that it is no name to show. */
  readonly isCut: boolean;
}

interface Book {
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** How many words the longest phrase has that begins with a word. */
  readonly longest: ReadonlyMap<string, number>;
}

/** What the book says of a name. */
export interface BookFinding {
  readonly category: number;
  readonly from: number;
  /** The position behind the phrase. */
  readonly to: number;
}

/**
 * The first merchant of the book in the words of a name, the longest phrase at each place. `whole` are the words
 * without shop numbers and places. A name that means different things in different countries counts for those of the
 * payment alone, and a short one elsewhere only where it is all of a name.
 */
export function merchantInBook(
  words: readonly string[],
  whole: string,
  countries: ReadonlySet<string>,
): BookFinding | undefined {
  const { entries, longest } = book();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + (longest.get(words[from]!) ?? 0)); to > from; to -= 1) {
      const phrase = to === from + 1 ? words[from]! : words.slice(from, to).join(' ');
      const known = entries.get(phrase);
      if (known === undefined || (to === from + 1 && isOtherName(words, from, phrase === whole, countries))) continue;
      const category = soleOf(known, { phrase, isWhole: phrase === whole, isFirst: from === 0, countries });
      if (category !== undefined) return { category, from, to };
    }
  }
  return undefined;
}

/**
 * How many words at the beginning of a name are a merchant's in the book; 0 if none are. A short name counts in the
 * countries of its page alone.
 */
export function phraseInBook(words: readonly string[], countries: ReadonlySet<string>): number {
  const { entries, longest } = book();
  for (let to = Math.min(words.length, longest.get(words[0]!) ?? 0); to > 0; to -= 1) {
    const phrase = words.slice(0, to).join(' ');
    const isTelling = to > 1 || phrase.length >= TELLING_CHARACTERS_MIN;
    const isUsable = entries.get(phrase)?.some((entry) => {
      const isNear = entry.countries?.some((country) => countries.has(country)) ?? true;
      return !entry.isCut && (isNear || isTelling) && (!entry.isWhole || to === words.length);
    });
    if (isUsable === true && !(to === 1 && isOtherName(words, 0, words.length === 1, countries))) return to;
  }
  return 0;
}

interface Place {
  readonly phrase: string;
  readonly isWhole: boolean;
  readonly isFirst: boolean;
  readonly countries: ReadonlySet<string>;
}

function soleOf(entries: readonly Entry[], { phrase, isWhole, isFirst, countries }: Place): number | undefined {
  const isShort = !phrase.includes(' ') && phrase.length <= SHORT_CHARACTERS_MAX && !/[^\p{ASCII}]/u.test(phrase);
  const usable = entries.filter((entry) => isWhole || (!entry.isWhole && (isFirst || !isShort)));
  const near = usable.filter((entry) => entry.countries?.some((country) => countries.has(country)));
  if (near.length > 0) return soleCategoryOf(near);
  // “Brothers” sells clothes in Sweden, and “Espresso Brothers” in Poland does not; a supermarket is one anywhere.
  const isLong = phrase.length >= TELLING_CHARACTERS_MIN && (isFirst || TRADES.has(phrase));
  const isTelling = countries.size === 0 || phrase.includes(' ') || isLong;
  return soleCategoryOf(usable.filter((entry) => entry.countries === undefined || isTelling));
}

function soleCategoryOf(entries: readonly Entry[]): number | undefined {
  const ids = new Set(entries.map(({ category }) => category));
  return ids.size === 1 ? [...ids][0] : undefined;
}

/** Shorter words stand inside of other names by chance. */
const SHORT_CHARACTERS_MAX = 4;

/** Shorter names mean something else in other countries. */
const TELLING_CHARACTERS_MIN = 7;

/** Whether a word is likelier somebody’s name, the town behind a merchant, or a part of one: “Costa Mesa Ceramics”. */
function isOtherName(words: readonly string[], at: number, isWhole: boolean, countries: ReadonlySet<string>): boolean {
  const town = words.slice(at, at + 2).join(' ');
  if (at + 1 < words.length && (CITIES.has(town) || isSmallTown(town, countries))) return true;
  return isPersonsName(words, at, isWhole) || (at > 0 && CITIES.has(words[at]!));
}

/** “Tim Krause” is no telephone company, and neither is “Anna Shell” a filling station. */
export function isPersonsName(words: readonly string[], at: number, isWhole: boolean): boolean {
  if (isWhole || words.length > NAME_WORDS_MAX) return false;
  return isFirstName(words[at]!) || (at > 0 && isFirstName(words[at - 1]!));
}

const NAME_WORDS_MAX = 3;

let made: Book | undefined;

function book(): Book {
  made ??= bookOf(PAGES);
  return made;
}

/** Where a page names a merchant twice for the same countries, the later category holds. */
function bookOf(pages: readonly Page[]): Book {
  const entries = new Map<string, Map<string, Entry>>();
  const longest = new Map<string, number>();
  const lines = pages
    .flatMap((page) => Object.entries(page))
    .flatMap(([countries, bySlug]) => Object.entries(bySlug).map(([slug, names]) => ({ countries, slug, names })));
  for (const { countries, slug, names } of lines) {
    const facts = { category: categoryId(slug), countries: countries === '*' ? undefined : countries.split(' ') };
    for (const name of names.split(',')) {
      const joined = joinedWords(name);
      for (const words of [...spellingsOf(name), joined]) {
        if (words.length === 0) continue;
        for (const key of keysOf(words)) {
          const isCut = key !== words.join(' ') && key !== words.join('');
          const isWhole = name.trimStart().startsWith('=') || (words === joined && key.length <= SHORT_CHARACTERS_MAX);
          const known = entries.get(key) ?? new Map<string, Entry>();
          const before = known.get(countries);
          if (isCut && before !== undefined) continue;
          known.set(countries, { ...facts, isCut, isWhole: isWhole && before?.isWhole !== false });
          entries.set(key, known);
          const [first = key, ...others] = key.split(' ');
          longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1));
        }
      }
    }
  }
  return { entries: new Map(Array.from(entries, ([key, known]) => [key, [...known.values()]])), longest };
}

/** “M&S Food” as the tokens of a text have it, in one word before FOOD; empty for a name without such a letter. */
function joinedWords(name: string): readonly string[] {
  const joined = name.replace(/(?<=\p{L})&(?=\p{L})/gu, '');
  return joined === name ? [] : wordsOf(joined);
}
