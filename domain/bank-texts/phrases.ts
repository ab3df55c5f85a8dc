import { firstNotBefore } from '../collections.ts';

/** Letters that no Unicode decomposition turns into plain ones. Banks print them as these. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  İ: 'I',
};
const ASCII = /^[\0-\x7F]*$/;

/**
 * Upper case, without accents: “Überweisung” and “UBERWEISUNG” become one. The marks that belong to the letters of a
 * script, such as Thai vowels and voiced kana, stay.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toUpperCase();
  return text
    .normalize('NFKD')
    .replace(/(?![\u3099\u309A])\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ŁĐÐØÆŒÞİ]/gu, (letter) => PLAIN_LETTERS[letter]!);
}

/** The character set of Japanese transfers has no small kana: ジャパン is printed as ジヤパン. */
const LARGE_KANA: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
};
const SMALL_KANA = new RegExp(`[${Object.keys(LARGE_KANA).join('')}]`, 'gu');

/** A word as the phrases of a book are kept: with large kana alone. */
export function withLargeKana(word: string): string {
  return word.charCodeAt(0) < FIRST_KANA ? word : word.replace(SMALL_KANA, (kana) => LARGE_KANA[kana]!);
}

/** The scripts of almost all texts come before it. */
const FIRST_KANA = 0x3041;

/** A pattern for a phrase of a book in a text. */
export function kanaPattern(phrase: string): string {
  return phrase.replace(/[アイウエオツヤユヨワ]/gu, (kana) => `[${kana}${SMALL_OF[kana]}]`);
}

const SMALL_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LARGE_KANA).map(([small, large]) => [large, small]),
);

/** Scripts without spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** The folded words of a phrase of a lexicon. */
export function wordsOf(phrase: string): readonly string[] {
  return fold(phrase)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** A phrase in the spellings that banks use: with umlauts and rings also as AE, OE, UE, AA. */
export function spellingsOf(phrase: string): readonly (readonly string[])[] {
  const expanded = phrase.replace(/[äæöøüåÄÆÖØÜÅ]/gu, (letter) => EXPANSIONS[letter.toLowerCase()]!);
  return expanded === phrase ? [wordsOf(phrase)] : [wordsOf(phrase), wordsOf(expanded)];
}

const EXPANSIONS: Readonly<Record<string, string>> = { ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa' };

/** A table of phrases, each with the meanings that any list gave it. */
export interface PhraseBook<Meaning extends string> {
  /** By the words of the phrase, with single spaces. */
  readonly meanings: ReadonlyMap<string, ReadonlySet<Meaning>>;
  /** What phrases of several words begin with: each of them without its last word, without its last two, and so on. */
  readonly beginnings: ReadonlySet<string>;
}

/** `lists` are pairs of a meaning and its phrases, separated by commas. */
export function phraseBook<Meaning extends string>(
  lists: readonly (readonly [meaning: Meaning, phrases: string])[],
): PhraseBook<Meaning> {
  const meanings = new Map<string, ReadonlySet<Meaning>>();
  const shared = new Map<string, ReadonlySet<Meaning>>();
  const union = (known: ReadonlySet<Meaning> | undefined, meaning: Meaning): ReadonlySet<Meaning> => {
    if (known?.has(meaning)) return known;
    const all = [...(known ?? []), meaning];
    const key = all.join();
    const set = shared.get(key) ?? new Set(all);
    shared.set(key, set);
    return set;
  };
  const beginnings = new Set<string>();
  for (const [meaning, phrases] of lists) {
    for (const words of phrases.split(',').flatMap(spellingsOf)) {
      if (words.length === 0) continue;
      const keys = words.map(withLargeKana);
      const key = keys.join(' ');
      meanings.set(key, union(meanings.get(key), meaning));
      for (let end = key.lastIndexOf(' '); end > 0; end = key.lastIndexOf(' ', end - 1)) {
        beginnings.add(key.slice(0, end));
      }
    }
  }
  return { meanings, beginnings };
}

/** Makes a book when it is first asked for: it takes megabytes, and many processes never need it. */
export function lazyBook<Meaning extends string>(make: () => PhraseBook<Meaning>): () => PhraseBook<Meaning> {
  let made: PhraseBook<Meaning> | undefined;
  return () => (made ??= make());
}

/** A phrase of a book in a text: the positions of its first word and of the word behind it. */
export interface Found<Meaning extends string> {
  readonly from: number;
  readonly to: number;
  readonly meanings: ReadonlySet<Meaning>;
}

/**
 * Finds the phrases in a text from left to right, the longest at each place. They do not overlap. `mayBeCut` says of
 * each word whether the bank may have cut it off: there, the beginning of a phrase counts as the phrase.
 */
export function findPhrases<Meaning extends string>(
  book: PhraseBook<Meaning>,
  text: readonly string[],
  mayBeCut: readonly boolean[] = [],
): readonly Found<Meaning>[] {
  const words = text.map(withLargeKana);
  const found: Found<Meaning>[] = [];
  for (let from = 0; from < words.length; ) {
    const whole = longestAt(book, words, from);
    const next = cutAt(book, words, from, mayBeCut, whole?.to ?? from) ?? whole;
    if (next !== undefined) found.push(next);
    from = next?.to ?? from + 1;
  }
  return found;
}

function longestAt<Meaning extends string>(
  { meanings, beginnings }: PhraseBook<Meaning>,
  words: readonly string[],
  from: number,
): Found<Meaning> | undefined {
  let found: Found<Meaning> | undefined;
  let phrase = words[from]!;
  for (let to = from + 1; ; to += 1) {
    const known = meanings.get(phrase);
    if (known !== undefined) found = { from, to, meanings: known };
    if (to === words.length || !beginnings.has(phrase)) return found;
    phrase = `${phrase} ${words[to]}`;
  }
}

/** So much of a phrase must be left to recognise it. */
const CUT_PHRASE_CHARACTERS_MIN = 7;
const CUT_PHRASE_SHARE_MIN = 0.6;

/** The longest phrase from a word on that the text has only the beginning of, and that ends behind `beyond`. */
function cutAt<Meaning extends string>(
  book: PhraseBook<Meaning>,
  words: readonly string[],
  from: number,
  mayBeCut: readonly boolean[],
  beyond: number,
): Found<Meaning> | undefined {
  let found: Found<Meaning> | undefined;
  let beginning = words[from]!;
  for (let to = from + 1; ; to += 1) {
    // A word that stands in a phrase as it is was hardly cut off.
    const isCut =
      to > beyond &&
      mayBeCut[to - 1] === true &&
      beginning.length >= CUT_PHRASE_CHARACTERS_MIN &&
      !indexOf(book).words.has(words[to - 1]!);
    const meanings = isCut ? meaningsBehind(book, beginning) : undefined;
    if (meanings !== undefined) found = { from, to, meanings };
    if (to === words.length || !book.beginnings.has(beginning)) return found;
    beginning = `${beginning} ${words[to]}`;
  }
}

/** All phrases of a book in order, and all their words. */
interface PhraseIndex {
  readonly sorted: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** By the phrases of a book; made when they are first needed. */
const INDEXES = new WeakMap<PhraseBook<string>['meanings'], PhraseIndex>();

function indexOf({ meanings }: PhraseBook<string>): PhraseIndex {
  const known = INDEXES.get(meanings);
  if (known !== undefined) return known;
  const sorted = [...meanings.keys()].sort();
  const index = { sorted, words: new Set(sorted.flatMap((phrase) => phrase.split(' '))) };
  INDEXES.set(meanings, index);
  return index;
}

/** What all phrases mean that continue a beginning, if it is most of them. */
function meaningsBehind<Meaning extends string>(
  book: PhraseBook<Meaning>,
  beginning: string,
): ReadonlySet<Meaning> | undefined {
  const { sorted } = indexOf(book);
  let common: Set<Meaning> | undefined;
  for (
    let at = firstNotBefore(sorted, (phrase) => phrase < beginning);
    sorted[at]?.startsWith(beginning) === true;
    at += 1
  ) {
    const phrase = sorted[at]!;
    if (beginning.length < CUT_PHRASE_SHARE_MIN * phrase.length) continue;
    const meanings = book.meanings.get(phrase)!;
    common = common === undefined ? new Set(meanings) : common.intersection(meanings);
  }
  return common !== undefined && common.size > 0 ? common : undefined;
}
