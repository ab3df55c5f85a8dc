import { IBAN_LIKE, ibanAtStart, isCardNumber, isPolishAccount } from '../../../domain/statements/bank-numbers.ts';

const WITHHELD = '****';

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
    .replace(IBAN_LIKE, withoutIban)
    .replace(LABELLED, (_, label: string) => `${label}${WITHHELD}`)
    .replace(DIGITS, (match) => (holdsBankNumber(match.replace(/\D/g, '')) ? WITHHELD : match));
  return withheld === plain ? text : withheld;
}

function withoutIban(text: string): string {
  const iban = ibanAtStart(text);
  return iban === undefined ? text : WITHHELD + text.slice(iban.length);
}

function holdsBankNumber(digits: string): boolean {
  return isRoutingNumber(digits) || holdsCardNumber(digits) || isPolishAccount(digits);
}

const CARD_LENGTHS = [19, 16, 15, 14, 13];

/** Looks at the beginning only: a code or a date may follow the number. */
function holdsCardNumber(digits: string): boolean {
  return CARD_LENGTHS.some((length) => digits.length >= length && isCardNumber(digits.slice(0, length)));
}

/**
 * Nine digits that pass the check of the American Bankers Association: weights 3, 7 and 1, and a sum divisible by 10.
 */
function isRoutingNumber(digits: string): boolean {
  if (digits.length !== 9 || digits === '000000000') return false;
  const sum = Array.from(digits).reduce((total, digit, nth) => total + Number(digit) * ([3, 7, 1][nth % 3] ?? 0), 0);
  return sum % 10 === 0;
}
