// By file: the package's entry loads a hundred validators.
import iban from 'validator/lib/isIBAN.js';
import luhnNumber from 'validator/lib/isLuhnNumber.js';

const WITHHELD = '****';

/**
 * Such as `DE89 3704 0044 0532 0130 00`, also with hyphens, dots or nothing between, even next to other letters. A word
 * after it may look like a part of it.
 */
const IBAN = /[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?/giu;
const SEPARATORS = /[ .-]/g;

/** Digits with single separators between them, as on a card. */
const DIGITS = /\d(?:[ ./_,-]?\d){8,40}/g;

/** A number after a word that says what it identifies. */
const LABELLED =
  /\b((?:account|acct|acc|a\/c|konto(?:nummer)?|kto|compte|cuenta|clabe|iban|bsb|routing|aba|sort code|blz|checking|savings|card|karte|carte|tarjeta)\b[ .:#-]*(?:(?:number|num|no|nr|is|ending|x+)\b[ .:#-]*){0,3})(\d(?:[ -]?\d){4,33})/giu;

/** Of any script: full-width digits become plain ones. */
const ANY_DIGIT = /\p{N}/u;

/**
 * Replaces the numbers of accounts, banks and cards that banks write into descriptions (specification 1.4): IBANs, card
 * numbers and routing numbers with correct check digits, and every number that follows a word such as "account".
 * References, dates and order numbers stay.
 */
export function withoutBankNumbers(text: string): string {
  if (!ANY_DIGIT.test(text)) return text;
  // A reader sees the same number in full-width digits.
  const plain = text.normalize('NFKC');
  const withheld = plain
    .replace(IBAN, withoutIban)
    .replace(LABELLED, (_, label: string) => `${label}${WITHHELD}`)
    .replace(DIGITS, (match) => (holdsBankNumber(match.replace(/\D/g, '')) ? WITHHELD : match));
  return withheld === plain ? text : withheld;
}

/** Replaces the longest beginning, in whole parts, that has correct check digits. */
function withoutIban(text: string): string {
  const ends = [text.length, ...Array.from(text.matchAll(SEPARATORS), ({ index }) => index).toReversed()];
  const end = ends.find((place) => iban.default(text.slice(0, place).replace(SEPARATORS, '')));
  return end === undefined ? text : WITHHELD + text.slice(end);
}

function holdsBankNumber(digits: string): boolean {
  return isRoutingNumber(digits) || holdsCardNumber(digits) || isPolishAccount(digits);
}

/** Polish banks write an IBAN without its `PL` at home. */
function isPolishAccount(digits: string): boolean {
  return digits.length === 26 && iban.default(`PL${digits}`);
}

/** Lengths of card numbers. They begin with 2 to 6 (ISO/IEC 7812) and pass the Luhn check. */
const CARD_LENGTHS = [19, 16, 15, 14, 13];

/** Looks at the beginning only: a code or a date may follow the number. */
function holdsCardNumber(digits: string): boolean {
  return /^[2-6]/.test(digits) && CARD_LENGTHS.some((length) => isLuhn(digits.slice(0, length), length));
}

function isLuhn(digits: string, length: number): boolean {
  return digits.length === length && luhnNumber.default(digits);
}

/**
 * Nine digits that pass the check of the American Bankers Association: weights 3, 7 and 1, and a sum divisible by 10.
 */
function isRoutingNumber(digits: string): boolean {
  if (digits.length !== 9 || digits === '000000000') return false;
  const sum = Array.from(digits).reduce((total, digit, nth) => total + Number(digit) * ([3, 7, 1][nth % 3] ?? 0), 0);
  return sum % 10 === 0;
}
