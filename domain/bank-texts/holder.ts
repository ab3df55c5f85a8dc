import { tokensOf } from './tokens.ts';

/** What is known of the user to whom all accounts belong. */
export interface Holder {
  /** First and last name, upper case without accents; empty if they are not known. */
  readonly names: readonly string[];
}

/** A user whose names are not known. */
export const NOBODY: Holder = { names: [] };

/** Shorter parts are initials. */
const NAME_CHARACTERS_MIN = 3;

/** The names in an e-mail address such as `ada.lovelace@example.com`, if it has two or more. */
export function holderOf(email: string | null): Holder {
  const local = /^[^@+]*/u.exec(email ?? '')?.[0] ?? '';
  const names = tokensOf(local.replace(/[\d._-]+/gu, ' '))
    .map(({ word }) => word)
    .filter((word) => word.length >= NAME_CHARACTERS_MIN);
  return { names: names.length < 2 ? [] : names };
}

/** Whether the words name the holder, with all of the names. */
export function namesHolder(words: readonly string[], { names }: Holder): boolean {
  return names.length > 0 && names.every((name) => words.includes(name));
}

/** Whether the words name the holder, some names by their initials, such as “I KHAN” or “IMRAN K”. */
export function abbreviatesHolder(words: readonly string[], { names }: Holder): boolean {
  const isIn = (run: readonly string[]) => (name: string) => run.includes(name) || run.includes(name.slice(0, 1));
  return words.some((_, at) => {
    const run = words.slice(at, at + names.length);
    return run.some((word) => names.includes(word)) && names.every(isIn(run));
  });
}
