import validator from 'validator';

const WITHHELD = '****';

/** `DE89 3704 0044 0532 0130 00`, with or without spaces; a word of four letters behind it may look like a part. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/giu;

/** Digits with single spaces, dots or dashes between. */
const DIGITS = /(?<![\p{L}\p{N}])\d(?:[ .-]?\d){8,18}(?![\p{L}\p{N}])/gu;

/** A number after a word that says what it is the number of. */
const LABELLED =
  /\b((?:account|acct|acc|a\/c|konto|kto|compte|cuenta|iban|routing|aba|sort code|blz|card|karte|carte|tarjeta)\b[ .:#-]*(?:(?:number|num|no|nr|ending|x+)\b[ .:#-]*)?)(\d(?:[ -]?\d){4,33})/giu;

/**
 * The text without the numbers of accounts, banks and cards that banks like to write into descriptions (specification 1.4): IBANs, card and
 * routing numbers whose check digits are right, and whatever number is called one. References, dates and order numbers stay.
 */
export function withoutBankNumbers(text: string): string {
  return text
    .replace(IBAN, withoutIban)
    .replace(LABELLED, (_, label: string) => `${label}${WITHHELD}`)
    .replace(DIGITS, (match) => (isBankNumber(match.replace(/\D/g, '')) ? WITHHELD : match));
}

/** Withholds the longest beginning, in whole parts, whose check digits are right. */
function withoutIban(text: string): string {
  const parts = text.split(' ');
  for (let count = parts.length; count > 0; count -= 1) {
    if (validator.isIBAN(parts.slice(0, count).join(''))) return [WITHHELD, ...parts.slice(count)].join(' ');
  }
  return text;
}

function isBankNumber(digits: string): boolean {
  if (digits.length === 9) return isRoutingNumber(digits);
  // Payment cards begin with 2 to 6 (ISO/IEC 7812).
  return digits.length >= 13 && /^[2-6]/.test(digits) && validator.isLuhnNumber(digits);
}

/** The check of the American Bankers Association: weights 3, 7, 1 and a sum that 10 divides. */
function isRoutingNumber(digits: string): boolean {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return digits !== '000000000' && sum % 10 === 0;
}
