import { stripVTControlCharacters } from 'node:util';

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
  return shortened(withoutIds(withoutNumbers(oneLine)));
}

/** The look of our ids, also in letters that only resemble the plain ones. */
const FORGED_ID = /\(\s*id\s*:\s*/giu;

function withoutIds(text: string): string {
  const compatible = text.normalize('NFKC');
  return compatible.search(FORGED_ID) < 0 ? text : compatible.replace(FORGED_ID, '[id ');
}

/**
 * Numbers of accounts, cards and banks, which banks like to write into descriptions (specification 1.4): IBANs, runs of eight digits or
 * more, and groups of digits that come to twelve or more. Dates and ordinary figures stay.
 */
function withoutNumbers(text: string): string {
  return text
    .replace(IBAN, (match) => (countDigits(match) >= 8 ? WITHHELD : match))
    .replace(DIGIT_GROUPS, (match) => (LONG_RUN.test(match) || countDigits(match) >= 12 ? WITHHELD : match));
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/giu;
const DIGIT_GROUPS = /\p{Nd}+(?:[ .-]?\p{Nd}+)*/gu;
const LONG_RUN = /\p{Nd}{8}/u;
const WITHHELD = '****';

function countDigits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
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
