import { posix, relative } from 'node:path';

/** Says whether a check or a test file is wanted. */
export type Filter = (name: string) => boolean;

/**
 * The filter of a test run. A word that is the path of a test file (from the folder of the project, or absolute)
 * chooses that file alone; any other word chooses every name that contains it. Without words, everything is wanted.
 *
 * Throws an `Error` with a sentence for a word that chooses nothing: a run that leaves out what was asked for must not
 * look like a success.
 */
export function filterOf(words: readonly string[], names: readonly string[]): Filter {
  const filters = words.map((word) => wordFilter(word, names));
  words.forEach((word, index) => {
    if (!names.some((name) => filters[index]?.(name)))
      throw new Error(`No check and no test file has "${word}" in its name or path.`);
  });
  return (name) => filters.length === 0 || filters.some((isWanted) => isWanted(name));
}

function wordFilter(word: string, names: readonly string[]): Filter {
  const path = posix.normalize(posix.isAbsolute(word) ? relative('', word) : word);
  return names.includes(path) ? (name) => name === path : (name) => name.includes(word);
}
