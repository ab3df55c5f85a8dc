import { parseCurrency } from '../money/currency.ts';
import { bankPhrases, merchantPhrases } from './lexicons.ts';
import { fold, kanaPattern, UNSPACED } from './phrases.ts';
import { FRAMES } from './words/banks/frames.ts';

/** A run of letters and digits in a text. */
export interface Token {
  /** Upper case, without accents and punctuation: TMOBILE, ATT, JOES. */
  readonly word: string;
  /** As it is written: T-Mobile, AT&T, Joe’s. */
  readonly text: string;
  /** The characters right before and behind it; empty where there is a space. */
  readonly before: string;
  readonly behind: string;
}

/** Punctuation inside of names, replaced by letters of private use while a text is taken apart. */
const INNER = ["'", '’', '`', '-', '&', '.'] as const;
const INNER_MARK = /['’`\-&.]/u;
const FIRST_INNER = 0xe000;
const RUN = /[\p{L}\p{N}\p{M}\uE000-\uE005]+/gu;
const HIDDEN = /[\uE000-\uE005]/gu;

/** The tokens of a text. Names of one letter and a word stay together: “T-Mobile”, “E.ON”, “AT&T”, “Joe’s”. */
export function tokensOf(text: string): readonly Token[] {
  const plain = hideInnerPunctuation(withoutFrames(UNSPACED.test(text) ? spaced(text) : text));
  const isHiding = plain.search(HIDDEN) >= 0;
  return Array.from(plain.matchAll(RUN), (match) => {
    const [run] = match;
    return {
      word: fold(isHiding ? run.replace(HIDDEN, '') : run),
      text: isHiding ? run.replace(HIDDEN, (hidden) => INNER[hidden.charCodeAt(0) - FIRST_INNER]!) : run,
      before: (plain[match.index - 1] ?? '').trim(),
      behind: (plain[match.index + run.length] ?? '').trim(),
    };
  }).filter(({ word }) => word !== '');
}

const INSIDE = FRAMES.filter(([{ source }]) => !source.startsWith('^'));
/** All the others at once: hardly any text begins with one of them. */
const BEGINNING = new RegExp(
  FRAMES.filter((frame) => !INSIDE.includes(frame))
    .map(([{ source, ignoreCase }]) => (ignoreCase ? `(?i:${source})` : source))
    .join('|'),
  'u',
);

/** The text with spaces and commas where a bank leaves none, and without what stands behind the other party. */
export function withoutFrames(text: string): string {
  if (!BEGINNING.test(text) && INSIDE.every(([pattern]) => text.search(pattern) < 0)) return text;
  return FRAMES.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text);
}

function hideInnerPunctuation(text: string): string {
  if (!INNER_MARK.test(text)) return text;
  return text
    .replace(/(?<=\p{L})['’`](?=\p{L})/gu, hidden)
    .replace(
      /(?<![\p{L}\p{N}\p{M}])(\p{L})([-&.])(?=\p{L})/gu,
      (_, letter: string, mark: string) => letter + hidden(mark),
    )
    .replace(/(?<=\p{L})&(?=\p{L}(?![\p{L}\p{N}]))/gu, hidden);
}

function hidden(mark: string): string {
  return String.fromCharCode(FIRST_INNER + INNER.indexOf(mark as (typeof INNER)[number]));
}

let unspacedWord: RegExp | undefined;

/** Known words in scripts without spaces, longest first, so that they can be cut out of a run of characters. */
function unspacedWordPattern(): RegExp {
  if (unspacedWord !== undefined) return unspacedWord;
  const words = [...bankPhrases().meanings.keys(), ...merchantPhrases().meanings.keys()]
    .filter((phrase) => !phrase.includes(' ') && UNSPACED.test(phrase) && phrase.length > 1)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  unspacedWord = new RegExp(words.map(kanaPattern).join('|'), 'gu');
  return unspacedWord;
}

/** Puts spaces around known words. Half-width kana become full-width. */
function spaced(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?<=\p{Script=Katakana})-/gu, 'ー')
    .replace(unspacedWordPattern(), ' $& ');
}

const LABEL_CHARACTERS_MAX = 4;

/** “Ins:”, “Cau:”: a few letters before a colon are a label, not a name. */
export function isLabelWord({ word, behind }: Token): boolean {
  return behind === ':' && word.length <= LABEL_CHARACTERS_MAX && !/\p{N}/u.test(word);
}

/** “59,90 PLN”: the currency of an amount beside it. */
export function isCurrencyOfAmount(tokens: readonly Token[], at: number): boolean {
  if (parseCurrency(tokens[at]!.word) === undefined) return false;
  return [tokens[at - 1], tokens[at + 1]].some((other) => /^\p{N}+$/u.test(other?.word ?? ''));
}
