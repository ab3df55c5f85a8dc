import { stripVTControlCharacters } from 'node:util';
import { withoutBankNumbers } from './withheld-numbers.ts';

/** Longer texts are cut: the rest of a payee's text does not help to understand a payment. */
const MAX_CHARACTERS = 200;

/**
 * Quotes text that a third party wrote (contract 5.12). The result is on one line, without control characters and
 * without invisible and direction-changing ones. Nothing in it can close the quotes or look like one of our ids.
 */
export function quoted(text: string): string {
  return `"${plainText(text)}"`;
}

/** The same text without the quotes, for structured content, where JSON does the quoting. */
export function plainText(text: string): string {
  const oneLine = stripVTControlCharacters(text.toWellFormed())
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/["\u201c-\u201f\u2033\u2036\u301d-\u301f\uff02]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(withoutIds(withoutBankNumbers(oneLine)));
}

/** Matches our way of writing ids, after similar-looking letters have been made plain. */
const FORGED_ID = /\(\s*id\s*:\s*/giu;

function withoutIds(text: string): string {
  const compatible = text.normalize('NFKC');
  return compatible.search(FORGED_ID) < 0 ? text : compatible.replace(FORGED_ID, '[id ');
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAX_CHARACTERS
    ? text
    : `${characters
        .slice(0, MAX_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
}
