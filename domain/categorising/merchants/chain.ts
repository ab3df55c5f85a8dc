import { tokensOf } from '../../bank-texts/tokens.ts';
import { categoryId } from '../../ledger/category-slug.ts';
import { CHAIN_NAMES } from '../words/chains.ts';

interface Chain {
  readonly name: string;
  readonly countries: readonly string[];
  /** `undefined`: several, or none that is known. */
  readonly category: number | undefined;
}

interface Chains {
  readonly byWords: ReadonlyMap<string, readonly Chain[]>;
  /** How many words the longest name has. */
  readonly longest: number;
}

/** A chain at the beginning of a name, and how many words of it. */
export interface FoundChain {
  readonly name: string;
  readonly category: number | undefined;
  readonly words: number;
}

/** The chain with the longest name that the folded words begin with, in one of the countries. */
export function chainAt(words: readonly string[], countries: ReadonlySet<string>): FoundChain | undefined {
  chains ??= chainsByWords();
  for (let end = Math.min(words.length, chains.longest); end > 0; end -= 1) {
    const known = chains.byWords.get(words.slice(0, end).join(' '));
    const near = known?.find((one) => one.countries.some((country) => country === '*' || countries.has(country)));
    if (near !== undefined) return { name: near.name, category: near.category, words: end };
  }
  return undefined;
}

/** Banks often print a long name as one word, or without its last letter or two: “PRICERITE”, “VICTORIA'S BASEMEN”. */
export function keysOf(words: readonly string[]): readonly string[] {
  const [name, joined] = [words.join(' '), words.join('')];
  const cut = /^(?=.{12}).* \p{L}{6,}$/u.test(name) ? [name.slice(0, -1), name.slice(0, -2)] : [];
  return words.length > 1 && joined.length >= JOINED_CHARACTERS_MIN ? [name, joined, ...cut] : [name];
}

const JOINED_CHARACTERS_MIN = 8;

let chains: Chains | undefined;

function chainsByWords(): Chains {
  const byWords = new Map<string, Chain[]>();
  let longest = 0;
  for (const group of CHAIN_NAMES.trim().split(/\n {2}(?=\S)/)) {
    const [head = '', names = ''] = group.split(':');
    const countries = head.split(' ');
    const slug = countries.pop()!;
    const category = slug === '-' ? undefined : categoryId(slug);
    for (const text of names.split(',')) {
      const name = text.trim().replace(/\s+/g, ' ');
      const words = tokensOf(name).map(({ word }) => word);
      for (const key of keysOf(words)) byWords.set(key, [...(byWords.get(key) ?? []), { name, countries, category }]);
      longest = Math.max(longest, words.length);
    }
  }
  return { byWords, longest };
}
