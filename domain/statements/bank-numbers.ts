import { IBAN_LENGTHS } from './words/iban-lengths.ts';

/**
 * Such as `DE89 3704 0044 0532 0130 00`, also with hyphens, dots or nothing between. It may touch letters before it,
 * and a word after it may look like a part of it, so it only says where to look.
 */
export const IBAN_LIKE = /[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?/giu;
const SEPARATORS = /[ .-]/g;

/** The longest beginning of the text, in whole parts, that is an IBAN; `undefined` without one. */
export function ibanAtStart(text: string): string | undefined {
  const ends = [text.length, ...Array.from(text.matchAll(SEPARATORS), ({ index }) => index).toReversed()];
  const end = ends.find((place) => isIban(text.slice(0, place).replace(SEPARATORS, '')));
  return end === undefined ? undefined : text.slice(0, end);
}

/** ISO 13616: the length of its country; and moved to the end, with letters from 10, the remainder by 97 is 1. */
export function isIban(number: string): boolean {
  const plain = number.toUpperCase();
  if (plain.length !== IBAN_LENGTHS.get(plain.slice(0, 2))) return false;
  let remainder = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4)) {
    remainder = Number(`${remainder}${Number.parseInt(sign, 36)}`) % 97;
  }
  return remainder === 1;
}

/** Polish banks write an IBAN without its `PL` at home. */
export function isPolishAccount(digits: string): boolean {
  return digits.length === 26 && isIban(`PL${digits}`);
}

const CARD_LENGTHS = { shortest: 13, longest: 19 };

/** ISO/IEC 7812: begins with 2 to 6, has 13 to 19 digits, and passes the Luhn check. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < CARD_LENGTHS.shortest || digits.length > CARD_LENGTHS.longest) return false;
  if (!/^[2-6]\d*$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .map(Number)
    .reduce((total, digit, nth) => total + (nth % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}
