import { normalisedAccountNumber } from '../../../domain/statements/account-number.ts';
import type { StatementFile } from '../../../domain/statements/statement-file.ts';
import { firstCharacters } from '../../../domain/text.ts';
import { cleanText } from './row-entry.ts';

const FILE_NAME_MAX_CHARACTERS = 255;

/**
 * The name of a file as it is kept and shown: cut, and without account numbers (contract 8.2), which banks put into the
 * names that they suggest. `null` if nothing is left of it.
 */
export function keptFileName(name: string | null, { statements }: Pick<StatementFile, 'statements'>): string | null {
  const numbers = statements.flatMap(({ account: { number } }) =>
    number === null ? [] : [number, normalisedAccountNumber(number)],
  );
  // Words of a file name may be separated by an underscore, which belongs to a word everywhere else.
  const words = (name ?? '').split('_').map((word) => cleanText(word, numbers, FILE_NAME_MAX_CHARACTERS));
  return firstCharacters(words.join('_'), FILE_NAME_MAX_CHARACTERS) || null;
}
