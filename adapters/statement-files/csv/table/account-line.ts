import { headerName } from './header-name.ts';
import { isNameOf } from './header-words.ts';

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/;
/** Digits, perhaps with some hidden. */
const NUMBER = /^(?=(?:[^\d]*\d){4})[\dXx*]{2,34}(?:[ ./-][\dXx*]{1,34}){0,6}$/;
const MAX_CHARACTERS = 200;

/** The account that a line above a table names: an IBAN, or a number behind a word such as `Account Number`. */
export function accountNumberIn(cells: readonly string[]): string | null {
  const texts = cells.map((cell) => cell.slice(0, MAX_CHARACTERS));
  const iban = texts.map((text) => IBAN.exec(text)?.[0]).find((found) => found !== undefined);
  if (iban !== undefined) return iban;
  const words = texts.flatMap((text) => text.split(/\s?[:：]\s?/)).filter((word) => word !== '');
  const at = words.findIndex(isAccountLabel);
  const value = at === -1 ? '' : (words[at + 1] ?? '').replaceAll(/^['"=]+|["']+$/g, '').trim();
  // `0123456789 - EUR - Current account`, or `Multiplier Account 123-4-567890`.
  const [before = ''] = value.split(' - ');
  const behind = /(?<=\p{L} )[\d ./*-]{4,60}$/u.exec(value)?.[0].trim() ?? '';
  return [value, before, behind].find((number) => NUMBER.test(number)) ?? null;
}

const LABEL_WORDS_MAX = 4;

/** `Account`, also with words behind it: `Conto Corrente`, `Account Details For`. Not `Account Name`. */
function isAccountLabel(text: string): boolean {
  const words = headerName(text).split(' ');
  if (words.length > LABEL_WORDS_MAX || isNameOf('accountName', words.join(' '))) return false;
  return words.some((_, nth) => isNameOf('account', words.slice(0, nth + 1).join(' ')));
}
