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
  const at = words.findIndex((word) => isNameOf('account', headerName(word)));
  const value = at === -1 ? '' : (words[at + 1] ?? '').replaceAll(/^['"=]+|["']+$/g, '').trim();
  return NUMBER.test(value) ? value : null;
}
