/** Such as `DE89 3704 0044 0532 0130 00`, also with hyphens, dots or nothing between. The word IBAN may touch it. */
const IBAN = /(?:\b|(?<=\bIBAN))[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?\b/giu;
/** What Polish banks write at home: an IBAN without its `PL`. */
const POLISH_ACCOUNT = /\b\d{2}(?: ?\d{4}){6}\b/g;
/** Such as on a card, with single separators. */
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;

const SHOWN = 4;

/**
 * Masks the numbers of accounts and cards in a text of a bank, up to their last four characters: IBANs and card numbers
 * with correct check digits, and the numbers in `known`, which the file itself calls account numbers. References and
 * dates stay.
 */
export function withoutAccountNumbers(text: string, known: readonly (string | null)[] = []): string {
  const given = known.reduce<string>((plain, number) => withoutKnown(plain, number), text);
  return given
    .replace(IBAN, (match) => maskedIban(match))
    .replace(POLISH_ACCOUNT, (match) => (isIban(`PL${match.replaceAll(' ', '')}`) ? masked(match) : match))
    .replace(CARD, (match) => (isCardNumber(match.replace(/\D/g, '')) ? masked(match) : match));
}

/** Shorter numbers are too common to be taken for an account. */
const SHORTEST_ACCOUNT = 6;

function withoutKnown(text: string, number: string | null): string {
  const plain = number?.trim() ?? '';
  return plain.length < SHORTEST_ACCOUNT ? text : text.replaceAll(plain, masked(plain));
}

function masked(number: string): string {
  return `****${number.replace(/[^A-Za-z0-9]/g, '').slice(-SHOWN)}`;
}

/** A word after the number may look like a part of it, so the longest beginning that is an IBAN counts. */
function maskedIban(match: string): string {
  const ends = [match.length, ...Array.from(match.matchAll(/[ .-]/g), ({ index }) => index).toReversed()];
  const end = ends.find((place) => isIban(match.slice(0, place).replace(/[ .-]/g, '')));
  return end === undefined ? match : masked(match.slice(0, end)) + match.slice(end);
}

/** ISO 13616: moved to the end, with letters as numbers from 10, the remainder by 97 is 1. */
function isIban(number: string): boolean {
  if (number.length < 15 || number.length > 34) return false;
  const moved = (number.slice(4) + number.slice(0, 4)).toUpperCase();
  let remainder = 0;
  for (const sign of moved) remainder = Number(`${remainder}${Number.parseInt(sign, 36)}`) % 97;
  return remainder === 1;
}

/** ISO/IEC 7812: begins with 2 to 6, and passes the Luhn check. */
function isCardNumber(digits: string): boolean {
  if (!/^[2-6]/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .map(Number)
    .reduce((total, digit, nth) => total + (nth % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}
