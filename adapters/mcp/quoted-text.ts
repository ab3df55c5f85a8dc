import { stripVTControlCharacters } from 'node:util';
import { withoutBankNumbers } from './withheld-numbers.ts';

/** Longer texts are cut: a payee has no more to say that a reader of figures needs. */
const MAX_CHARACTERS = 200;

/**
 * A text that somebody else wrote, as one quoted piece of one line (contract 5.12). Without line breaks, controls, invisible and
 * direction-changing characters; the quotes around it cannot be closed from inside, and nothing in it looks like an id of ours.
 */
export function quoted(text: string): string {
  return `"${plainText(text)}"`;
}

/** The same text without the quotes: the form in structured content, where JSON does the quoting. */
export function plainText(text: string): string {
  const oneLine = stripVTControlCharacters(text.toWellFormed())
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/["\u201c-\u201f\u2033\u2036\u301d-\u301f\uff02]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(withoutIds(withoutBankNumbers(oneLine)));
}

/** The look of our ids, also in letters that only resemble the plain ones. */
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
