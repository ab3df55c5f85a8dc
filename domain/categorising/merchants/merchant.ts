import { ownMoneyIn } from '../../bank-texts/own-money.ts';
import { fold } from '../../bank-texts/phrases.ts';
import { type Read, readText, type TextReading } from '../../bank-texts/text-reading.ts';
import { tokensOf } from '../../bank-texts/tokens.ts';
import { firstCharacters } from '../../text.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { boughtFrom, merchantNameIn } from './merchant-name.ts';

/** What a source says of the other party of a payment. */
export interface SaidOfMerchant {
  readonly description: string;
  /** The name that the source gives; `null` without one. */
  readonly merchantName: string | null;
}

/**
 * The name by which rules and bills know the other party: what the source gives, unless it is what a machine printed,
 * such as `SQ *BLUE BOTTLE 0123 SAN FRANC`, and the description repeats it, so that the original stays; else the name
 * that the description has for sure; `null` if there is none. What people see is `readableName`.
 */
export function certainMerchant({ description, merchantName }: SaidOfMerchant, read: Read = readText): string | null {
  if (merchantName === null) return merchantNameIn(description, read) ?? null;
  if (isWallet(merchantName)) return boughtFrom(description, read) ?? merchantName;
  return (description.includes(merchantName) ? merchantNameIn(merchantName, read) : undefined) ?? merchantName;
}

/** Wallets give their own name and put the merchant’s into the text. */
export function isWallet(name: string): boolean {
  return /^\s*(?:paypal|klarna)\b(?! ?\*)/iu.test(name);
}

export const KEY_CHARACTERS_MAX = 200;

/**
 * What the user’s rules know a merchant by: the words of the name, upper case, without accents and legal forms. Without
 * a name, the words of the description that name somebody, as the bill detection reads them. `undefined` if none do.
 */
export function merchantKey({ description, merchantName }: SaidOfMerchant, read: Read = readText): string | undefined {
  const own = merchantName === null ? [] : withoutLegalForm(tokensOf(merchantName).map(({ word }) => word));
  const words = own.length > 0 ? own : wordsNamingSomebody(read(description));
  const symbols = words.length === 0 && /\p{S}/u.test(merchantName ?? '') ? fold(merchantName ?? '') : '';
  const key = firstCharacters(words.join(' ') || symbols, KEY_CHARACTERS_MAX);
  return key === '' ? undefined : key;
}

function wordsNamingSomebody(reading: TextReading): readonly string[] {
  return ownMoneyIn(reading) === undefined ? reading.names.map((at) => reading.tokens[at]!.word) : [];
}

function withoutLegalForm(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !LEGAL_WORDS.has(word));
  return words.slice(0, end + 1);
}
