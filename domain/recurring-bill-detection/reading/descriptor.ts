import { CUT_WORD_CHARACTERS_MIN } from '../parameters.ts';
import {
  COMPANY_WORDS,
  MANDATE_WORDS,
  OWN_MONEY_PHRASES,
  PAYMENT_WORDS,
  PROCESSOR_WORDS,
  PURCHASE_WORDS,
} from './payment-words.ts';

const LONG_OWN_MONEY_WORDS = [...OWN_MONEY_PHRASES.values()]
  .flat()
  .flatMap((phrase) => (phrase.length === 1 && phrase[0]!.length > CUT_WORD_CHARACTERS_MIN ? phrase : []));

/** What a bank's text says about the other party, without the noise. */
export interface Descriptor {
  /** The words of the name in order, upper case, without accents; empty if the text names nobody. */
  readonly words: readonly string[];
  /** Cash, a transfer between own accounts, or a card repayment: never a bill. */
  readonly ownMoney: boolean;
  /** The text mentions a mandate or a standing order. */
  readonly mandate: boolean;
}

/**
 * Reads the merchant's name if the row has one, otherwise the description: "SQ *BLUE BOTTLE 0123 OAKLAND CA" becomes
 * BLUE BOTTLE OAKLAND CA, "PRLV SEPA FREE MOBILE" FREE, and "AT&T*BILL PAYMENT 800-288-2020" ATT.
 */
export function describe(description: string, merchantName: string | null): Descriptor {
  const spoken = split(description);
  const ownMoney =
    !spoken.some((word) => PURCHASE_WORDS.has(word)) &&
    (namesOwnMoney(spoken) || (merchantName !== null && namesOwnMoney(split(merchantName))));
  const mandate = spoken.some((word) => MANDATE_WORDS.has(word));
  return { words: nameWords(merchantName ?? '') ?? nameWords(description) ?? lettersOf(spoken), ownMoney, mandate };
}

/** Upper-case words, split at everything but letters and digits; "T-MOBILE", "AT&T" and "E.ON" are one word each. */
function split(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(/['’`]/gu, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})[-&.](?=\p{L})/gu, '$1')
    .replace(/(?<=\p{L})&(?=\p{L}(?![\p{L}\p{N}]))/gu, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * The words that name somebody; `undefined` if there are none. One to three characters before a star are the mark of a
 * payment processor ("TST* JOE'S PIZZA") if a name follows the star, which is not the case in "AT&T*BILL PAYMENT".
 */
function nameWords(text: string): readonly string[] | undefined {
  const behindStar = /^\s*[\p{L}\p{N}]{1,3}\s?\*(.+)$/u.exec(text)?.[1];
  for (const part of [behindStar ?? '', text]) {
    const named = split(part)
      .map(withoutReference)
      .filter((word) => word.length > 1 && !isNoise(word));
    if (named.length > 0) return named;
  }
  return undefined;
}

/**
 * For a text that names nobody ("PAYMENT 0815"): its words without the references, or all words if only references are
 * left.
 */
function lettersOf(spoken: readonly string[]): readonly string[] {
  const lettered = spoken.map(withoutReference).filter((word) => word.length > 1);
  return lettered.length > 0 ? lettered : spoken;
}

function isNoise(word: string): boolean {
  return PAYMENT_WORDS.has(word) || COMPANY_WORDS.has(word) || PROCESSOR_WORDS.has(word);
}

/**
 * Empty for words with digits, which are references, dates, telephone or store numbers. A name keeps its digits if they
 * stand before or after one run of letters ("1PASSWORD", "O2", "STUDIO54").
 */
function withoutReference(word: string): string {
  if (!/\p{N}/u.test(word)) return word;
  return /^(?:\p{N}{1,2}\p{L}{5,}|\p{L}{5,}\p{N}{1,2}|\p{L}{1,2}\p{N})$/u.test(word) ? word : '';
}

function namesOwnMoney(spoken: readonly string[]): boolean {
  const isSpoken = spoken.some((word, at) =>
    OWN_MONEY_PHRASES.get(word)?.some((phrase) => phrase.every((part, offset) => spoken[at + offset] === part)),
  );
  return isSpoken || isCutOff(spoken.at(-1));
}

/** Whether the last word is the beginning of a longer one: banks cut long texts off ("UEBERWEISUNG TAGESGELDKO"). */
function isCutOff(last: string | undefined): boolean {
  if (last === undefined || last.length < CUT_WORD_CHARACTERS_MIN) return false;
  return LONG_OWN_MONEY_WORDS.some((word) => word.startsWith(last));
}
