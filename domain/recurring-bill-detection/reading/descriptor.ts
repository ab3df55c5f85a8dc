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

/** What a bank's line of text says about the other side, after the noise is gone. */
export interface Descriptor {
  /** The name's words in order, upper case, without accents; empty when the text names nobody. */
  readonly words: readonly string[];
  /** Cash, a transfer between own accounts or a card repayment: never a bill. */
  readonly ownMoney: boolean;
  /** The text speaks of a mandate or a standing order. */
  readonly mandate: boolean;
}

/**
 * Reads the merchant's own name when the row has one, else the description: "SQ *BLUE BOTTLE 0123 OAKLAND CA",
 * "PRLV SEPA FREE MOBILE", "AT&T*BILL PAYMENT 800-288-2020" become BLUE BOTTLE OAKLAND CA, FREE, ATT.
 */
export function describe(description: string, merchantName: string | null): Descriptor {
  const spoken = split(description);
  const ownMoney =
    !spoken.some((word) => PURCHASE_WORDS.has(word)) &&
    (namesOwnMoney(spoken) || (merchantName !== null && namesOwnMoney(split(merchantName))));
  const mandate = spoken.some((word) => MANDATE_WORDS.has(word));
  return { words: nameWords(merchantName ?? '') ?? nameWords(description) ?? lettersOf(spoken), ownMoney, mandate };
}

/** Upper case words; "T-MOBILE", "AT&T", "E.ON" are one word each, everything else that is no letter or digit parts. */
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
 * The words that name somebody, or `undefined` when none does. Up to three characters before a star are a processor's
 * mark ("TST* JOE'S PIZZA") whenever a name follows them, which it does not in "AT&T*BILL PAYMENT".
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

/** Nobody is named: what stands there, without references when anything else is left ("PAYMENT 0815"). */
function lettersOf(spoken: readonly string[]): readonly string[] {
  const lettered = spoken.map(withoutReference).filter((word) => word.length > 1);
  return lettered.length > 0 ? lettered : spoken;
}

function isNoise(word: string): boolean {
  return PAYMENT_WORDS.has(word) || COMPANY_WORDS.has(word) || PROCESSOR_WORDS.has(word);
}

/**
 * Words with digits are references, dates, telephone and store numbers: ''. A name that carries a number keeps it when
 * the letters are one clear run ("1PASSWORD", "O2", "STUDIO54").
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

/** Banks cut long texts off: "UEBERWEISUNG TAGESGELDKO". */
function isCutOff(last: string | undefined): boolean {
  if (last === undefined || last.length < CUT_WORD_CHARACTERS_MIN) return false;
  return LONG_OWN_MONEY_WORDS.some((word) => word.startsWith(last));
}
