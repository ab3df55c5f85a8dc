import { IBAN_LIKE, ibanAtStart, isCardNumber, isPolishAccount } from './bank-numbers.ts';

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
  const checked = text
    .replace(IBAN_LIKE, maskedIban)
    .replace(POLISH_ACCOUNT, (match) => (isPolishAccount(match.replaceAll(' ', '')) ? masked(match) : match))
    .replace(CARD, (match) => (isCardNumber(match.replace(/\D/g, '')) ? masked(match) : match));
  return known.reduce<string>((plain, number) => withoutKnown(plain, number), checked);
}

/** Years and the ends of numbers are shorter. */
const LONG_NUMBER = /\d(?:[ -]?\d){5,}/g;

/** What a file calls an account. Banks and people write numbers into such names, which are shown in many places. */
export function shownAccountName(name: string): string {
  return name.replace(LONG_NUMBER, (number) => `…${number.slice(-SHOWN)}`);
}

/** Shorter numbers are too common to be taken for an account. */
const SHORTEST_ACCOUNT = 6;

function withoutKnown(text: string, number: string | null): string {
  const plain = number?.trim() ?? '';
  if (plain.length < SHORTEST_ACCOUNT) return text;
  return formsOf(plain).reduce((left, form) => left.replaceAll(form, masked(form)), text);
}

/** Shorter parts of a number may mean something else. */
const SHORTEST_PART = 8;

/** The number, and how texts write it too: without a bank code before a slash, and without leading zeros. */
function formsOf(number: string): readonly string[] {
  if (!/\/|^0/.test(number)) return [number];
  const local = number.slice(number.lastIndexOf('/') + 1);
  return [number, ...[local, local.replace(/^0+/, '')].filter((form) => form.length >= SHORTEST_PART)];
}

function masked(number: string): string {
  return `****${number.replace(/[^A-Za-z0-9]/g, '').slice(-SHOWN)}`;
}

function maskedIban(match: string): string {
  const iban = ibanAtStart(match);
  return iban === undefined ? match : masked(iban) + match.slice(iban.length);
}
