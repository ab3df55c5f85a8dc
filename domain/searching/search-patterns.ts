import { merchantSpellings } from '../categorising/merchants/merchant-spellings.ts';
import { searchForm, spelledOut } from '../search-form.ts';
import { joined } from './search-text.ts';

/** A text matches when it has all of the parts of one of them. */
export type Alternatives = readonly (readonly string[])[];

/**
 * How a `searchText` is searched (contract 2.5). If any of the user's texts has `whole`, where short words are whole,
 * those match that have `words`: for somebody who paid a fee, “fee” is not COFFEE. Otherwise those that have `parts`.
 * Each includes the one before.
 */
export interface SearchPatterns {
  readonly whole: Alternatives;
  /** Also in plural or singular. */
  readonly words: Alternatives;
  readonly parts: Alternatives;
}

export function searchPatterns(term: string): SearchPatterns {
  const chunks = term.split(/[\s\p{Cc}]+/u);
  const forms = [chunks.map(searchForm), chunks.map((chunk) => searchForm(spelledOut(chunk)))];
  const [plain = [], spelled = []] = forms.map((words) => words.filter((word) => word !== ''));
  if (plain.length === 0) return { parts: [], whole: [], words: [] };
  const last = plain.at(-1)!;
  const other = last.endsWith('s') ? last.slice(0, -1) : `${last}s`;
  const asOne = [plain, spelled].map((words) => joined(words.join(' ')));
  const unbroken = plain.map(joined);
  const elsewhere = [
    ...(unbroken.includes('') ? [] : [unbroken]),
    ...asOne.filter((word) => word.length >= JOINED_MIN).map((word) => [word]),
    ...merchantSpellings(term).map((words) => [words]),
  ].map(between);
  const whole = distinct([plain.map(word), spelled.map(word), ...cutOff(plain), ...elsewhere]);
  const words = distinct([...whole, [...plain.slice(0, -1).map(word), ` ${other} `]]);
  const bare = plain.length > 1 && ARTICLES.test(plain[0]!) ? [plain.slice(1).map(word)] : [];
  return { whole, words, parts: distinct([plain.map(part), spelled.map(part), ...bare, ...words]) };
}

/** People say “the council”, banks do not. */
const ARTICLES = /^(?:the|der|die|das|het|el|los|las|la|le|les|il|lo)$/;

const CUT_OFF_WORDS_MIN = 3;
const CUT_OFF_MIN = 3;

/** Banks cut long names off: “BRITISH HEART FOUN”. The words before the last one say enough. */
function cutOff(words: readonly string[]): Alternatives {
  const [last = '', before] = [words.at(-1), words.slice(0, -1).map(word)];
  if (words.length < CUT_OFF_WORDS_MIN) return [];
  const lengths = Array.from({ length: Math.max(0, last.length - CUT_OFF_MIN) }, (_, more) => CUT_OFF_MIN + more);
  return lengths.map((length) => [...before, ` ${last.slice(0, length)} `]);
}

/** Joined words of fewer letters stand for too much. */
const JOINED_MIN = 2;

/** Longer ones are inside of other words for a reason: a Stadtmuseum is a museum. */
const WHOLE_MAX = 4;

function word(words: string): string {
  return words.length > WHOLE_MAX && !words.includes(' ') ? words : ` ${words} `;
}

function between(words: readonly string[]): readonly string[] {
  return words.map((word) => ` ${word} `);
}

const APART_MIN = 5;

/** A short one, such as “at t” for AT&T, begins a word: CAT TOYS has it inside. */
function part(words: string): string {
  return /^\p{L}+ [\p{L} ]+$/u.test(words) && words.length <= APART_MIN ? ` ${words}` : words;
}

/** Without those that find nothing but what another one finds. */
function distinct(all: Alternatives): Alternatives {
  const covers = (one: readonly string[], other: readonly string[]) =>
    one.every((text) => other.some((longer) => longer.includes(text)));
  return all.filter(
    (one, at) =>
      !all.some((other, before) => before !== at && covers(other, one) && (before < at || !covers(one, other))),
  );
}

export function hasAny(text: string, alternatives: Alternatives): boolean {
  return alternatives.some((parts) => parts.every((one) => text.includes(one)));
}
