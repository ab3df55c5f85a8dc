import { searchForm } from '../search-form.ts';

/** Fewer pairs of letters in common are chance. */
const LIKENESS_MIN = 0.4;
const NAMES_MAX = 3;

/** Those of the names that are written most like what somebody looks for, the nearest first. */
export function nearestNames(term: string, names: Iterable<string>): readonly string[] {
  const wanted = pairsIn(searchForm(term));
  const likeness = (name: string) => {
    const form = searchForm(name);
    return Math.max(...[form, ...form.split(' ')].map((words) => likenessOf(wanted, pairsIn(words))));
  };
  return [...new Set(names)]
    .map((name) => ({ name, likeness: likeness(name) }))
    .filter((one) => one.likeness >= LIKENESS_MIN)
    .sort((a, b) => b.likeness - a.likeness || (a.name < b.name ? -1 : 1))
    .slice(0, NAMES_MAX)
    .map(({ name }) => name);
}

/** Pairs of neighbouring letters, also of the first one and nothing. */
function pairsIn(words: string): ReadonlySet<string> {
  const letters = Array.from(` ${words.replaceAll(' ', '')}`);
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

/** From 0 to 1. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return common === 0 ? 0 : (2 * common) / (a.size + b.size);
}
