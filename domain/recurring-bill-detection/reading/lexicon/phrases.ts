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
  /** How many words the longest phrase has that begins with a word. */
  readonly longest: ReadonlyMap<string, number>;
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
  const longest = new Map<string, number>();
  for (const [meaning, phrases] of lists) {
    for (const words of phrases.split(',').flatMap(spellingsOf)) {
      if (words.length === 0) continue;
      const key = words.join(' ');
      meanings.set(key, union(meanings.get(key), meaning));
      longest.set(words[0]!, Math.max(longest.get(words[0]!) ?? 0, words.length));
    }
  }
  return { meanings, longest };
}

/** A phrase of a book in a text: the positions of its first word and of the word behind it. */
export interface Found<Meaning extends string> {
  readonly from: number;
  readonly to: number;
  readonly meanings: ReadonlySet<Meaning>;
}

/** The phrases in a text from left to right, the longest at each place. They do not overlap. */
export function findPhrases<Meaning extends string>(
  book: PhraseBook<Meaning>,
  words: readonly string[],
): readonly Found<Meaning>[] {
  const found: Found<Meaning>[] = [];
  for (let from = 0; from < words.length; ) {
    const next = longestAt(book, words, from);
    if (next !== undefined) found.push(next);
    from = next?.to ?? from + 1;
  }
  return found;
}

function longestAt<Meaning extends string>(
  { meanings, longest }: PhraseBook<Meaning>,
  words: readonly string[],
  from: number,
): Found<Meaning> | undefined {
  for (let to = Math.min(words.length, from + (longest.get(words[from]!) ?? 0)); to > from; to -= 1) {
    const known = meanings.get(to === from + 1 ? words[from]! : words.slice(from, to).join(' '));
    if (known !== undefined) return { from, to, meanings: known };
  }
  return undefined;
}
