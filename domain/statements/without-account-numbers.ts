import { IBAN_LIKE, ibanAtStart, isCardNumber, isPolishAccount } from '../bank-numbers.ts';

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
    .replace(IBAN_LIKE, maskedIban)
    .replace(POLISH_ACCOUNT, (match) => (isPolishAccount(match.replaceAll(' ', '')) ? masked(match) : match))
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

function maskedIban(match: string): string {
  const iban = ibanAtStart(match);
  return iban === undefined ? match : masked(iban) + match.slice(iban.length);
}
