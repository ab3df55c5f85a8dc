import type { Token } from '../../bank-texts/tokens.ts';
import { isFirstName } from '../../bank-texts/words/first-names.ts';

/**
 * The name behind a title, without what the person who pays has written behind it: “Le Roux Camille” in `VIREMENT EMIS
 * WEB MME LE ROUX CAMILLE CADEAU`. The first name tells where a name ends that begins with the surname.
 */
export function titledPerson(tokens: readonly Token[]): readonly Token[] | undefined {
  const title = tokens.findIndex(({ word, text }) => TITLES.has(word) && text === word);
  if (title < 0) return undefined;
  const name = tokens.slice(title + 1, title + 1 + NAME_WORDS_MAX);
  const end = name.findIndex(
    ({ word, text, behind }) => !/^\p{Lu}/u.test(text) || behind !== '' || /\p{N}/u.test(word),
  );
  const joined = end < 0 ? name : name.slice(0, name[end]!.behind === '-' ? name.length : end + 1);
  const first = joined.findIndex(({ word }) => isFirstName(word));
  return first > 0 ? joined.slice(0, first + 1) : undefined;
}

const NAME_WORDS_MAX = 5;

const TITLES: ReadonlySet<string> = new Set('M MME MLLE MR MRS MS MISS HERR FRAU SIG SIGRA SR SRA DHR MEVR'.split(' '));
