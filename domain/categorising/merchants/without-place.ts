import type { Token } from '../../bills/detection/reading/tokens.ts';
import { CITIES, CITY_WORDS_MAX } from '../words/cities.ts';
import { REGIONS } from '../words/regions.ts';
import { TRADES } from '../words/trades.ts';
import { SMALL } from './written-name.ts';

interface Placed {
  /** The positions without those of the place. */
  readonly at: readonly number[];
  /** A place stood at the end. */
  readonly isPlaced: boolean;
}

/**
 * Drops the town and the region from the end of a name: “CAFE CENTRAL WIEN AT”. A town without a region stays, because
 * it may belong to the name, as in “Stadtwerke Essen”; so does
 * the region’s code without a known town, if it may be a word: “Casa LA”.
 */
export function withoutPlace(tokens: readonly Token[], at: readonly number[]): Placed {
  const last = at.at(-1);
  const as = { at, isPlaced: false };
  if (last === undefined || at.length < 2) return as;
  const { text } = tokens[last]!;
  if (text !== text.toUpperCase() || !REGIONS.has(text)) return as;
  const rest = at.slice(0, -1);
  for (let words = Math.min(CITY_WORDS_MAX, rest.length - 1); words > 0; words -= 1) {
    const city = rest.slice(-words).map((one) => tokens[one]!.word);
    if (CITIES.has(city.join(' '))) return { at: rest.slice(0, -words), isPlaced: true };
  }
  return rest.length > 1 && !WORDS.has(text) ? { at: rest, isPlaced: false } : as;
}

/** Codes of regions that are articles, prepositions or other short words somewhere. */
const WORDS: ReadonlySet<string> = new Set(
  'LA DE IN OR ME HI OK ON AL CO PA MA IL AT NO IT US SE ES AR NE SC GA HR ACT'.split(' '),
);

/**
 * Drops towns, regions and countries from the end of a name that a machine printed. What is left has a word that may
 * name somebody: of “Hotel Paris” nothing is dropped.
 */
export function withoutTown(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length < 2) return tokens;
  const rest = tokens.slice(0, -1);
  if (REGIONS.has(last.text) && !WORDS.has(last.text)) return withoutTown(rest);
  for (let words = Math.min(CITY_WORDS_MAX, rest.length); words > 0; words -= 1) {
    const city = tokens.slice(-words).map(({ word }) => word);
    const isOfName = SMALL.has(tokens.at(-words - 1)?.word ?? '');
    const before = tokens.slice(0, -words);
    const isNamed = before.some(({ word }) => !TRADES.has(word));
    if (CITIES.has(city.join(' ')) && isNamed && !isOfName) return withoutTown(before);
  }
  return tokens;
}
