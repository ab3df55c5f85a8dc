import { stripVTControlCharacters } from 'node:util';
import { withoutBankNumbers } from './withheld-numbers.ts';

/** Longer texts are cut: the rest of a payee's text does not help to understand a payment. */
const MAX_CHARACTERS = 200;

/** No description and no name of an account or a bill is longer. */
const STORED_MAX_CHARACTERS = 500;

/**
 * Quotes text that a third party wrote (contract 5.12). The result is on one line, without control characters and
 * without invisible and direction-changing ones. Nothing in it can close the quotes or look like one of our ids.
 */
export function quoted(text: string): string {
  return `"${plainText(text)}"`;
}

/**
 * The text as it is stored, for structured content, where JSON does the quoting. Only numbers of accounts and cards and
 * control characters are replaced, and characters removed that no reader sees: changes of direction and tags, in which
 * instructions for a model can hide (contract 5.12).
 */
export function storedText(text: string): string {
  const visible = text.toWellFormed().replace(CONTROLS, ' ').replace(UNSEEN, '');
  return shortened(withoutBankNumbers(visible), STORED_MAX_CHARACTERS);
}

/** Control characters, line and paragraph separators. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Joiners and variation selectors stay: emoji and some scripts need them. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** The same text as {@link quoted} without the quotes. */
export function plainText(text: string): string {
  return shortened(withoutIds(withoutBankNumbers(PLAIN.test(text) ? text : oneLine(text))), MAX_CHARACTERS);
}

/** Words of printable ASCII without quotes, with single spaces between them: nearly every text. */
const PLAIN = /^[!#-~]+(?: [!#-~]+)*$/;

function oneLine(text: string): string {
  return stripVTControlCharacters(text.toWellFormed())
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/["\u201c-\u201f\u2033\u2036\u301d-\u301f\uff02]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Matches our way of writing ids, after similar-looking letters have been made plain. */
const FORGED_ID = /\(\s*id\s*:\s*/giu;

function withoutIds(text: string): string {
  const compatible = text.normalize('NFKC');
  return compatible.search(FORGED_ID) < 0 ? text : compatible.replace(FORGED_ID, '[id ');
}

function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
