import { FILLER } from './words/filler.ts';

/**
 * How alike two texts of a payment are: 1 for the same words, 0 for nothing in common. Digits, dates, punctuation,
 * accents and words that every bank writes are left out. A word that is cut short counts as the word.
 */
export type CompareTexts = (one: string, other: string) => number;

/** From here on, two texts may describe the same payment. */
export const SIMILAR = 0.5;

/** What is compared of a text. */
interface Reading {
  readonly words: readonly string[];
  readonly joined: string;
}

/** Texts of a batch are read once each. */
export function textComparison(): CompareTexts {
  const known = new Map<string, Reading>();
  const read = (text: string) => {
    let reading = known.get(text);
    if (reading === undefined) {
      const words = wordsOf(text);
      reading = { words, joined: words.join('') };
      known.set(text, reading);
    }
    return reading;
  };
  return (one, other) => (one === other ? 1 : likeness(read(one), read(other)));
}

const LONGEST_TEXT = 500;

function wordsOf(text: string): readonly string[] {
  const plain = text.slice(0, LONGEST_TEXT).normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  const runs = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = runs.map((run) => run.replace(/\p{N}/gu, '')).filter((word) => word.length > 1 && !FILLER.has(word));
  return [...new Set(words)];
}

function likeness(one: Reading, other: Reading): number {
  const [short, long] = one.joined.length <= other.joined.length ? [one, other] : [other, one];
  if (short.joined === '') return long.joined === '' ? 1 : 0;
  if (isCut(short.joined, long.joined)) return short.joined.length === long.joined.length ? 1 : 0.95;
  let common = 0;
  for (const word of short.words) {
    if (long.words.some((candidate) => isCut(word, candidate) || isCut(candidate, word))) common += word.length;
  }
  return (0.9 * common) / short.joined.length;
}

const SHORTEST_CUT = 4;

function isCut(word: string, whole: string): boolean {
  return word === whole || (word.length >= SHORTEST_CUT && whole.startsWith(word));
}
