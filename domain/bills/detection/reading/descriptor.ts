import { isContract } from '../../../bank-texts/lexicons.ts';
import { isBareTransfer, type OwnMoney, ownMoneyIn } from '../../../bank-texts/own-money.ts';
import { type Read, readText, says, type TextReading } from '../../../bank-texts/text-reading.ts';
import { withoutAlias } from '../../../bank-texts/words/aliases.ts';
import { isFirstName } from '../../../bank-texts/words/first-names.ts';
import type { MerchantKind } from '../../../bank-texts/words/merchant-words.ts';

/** What a bank's text says about the other party, without the noise. */
export interface Descriptor {
  /** The words of the name in order, upper case, without accents; empty only if the text has no letters or digits. */
  readonly words: readonly string[];
  /** The words of the description; absent unless `words` are those of the row's merchant name. */
  readonly spoken?: readonly string[];
  /** Whether `words` name somebody: otherwise they only say how the money moved. */
  readonly isNamed: boolean;
  /** Never a bill. */
  readonly ownMoney: OwnMoney | undefined;
  /** Only what the other party is called makes it own money: a broker’s name. */
  readonly ownByName: boolean;
  /** The text speaks of a transfer and names nobody. */
  readonly bareTransfer: boolean;
  /** The text mentions a mandate or a standing order. */
  readonly mandate: boolean;
  /** The text announces a payment that another row will book. */
  readonly pending: boolean;
  /** The text says that somebody bought something with a card. */
  readonly purchase: boolean;
  /** The text names a scheme by which companies and authorities collect invoices. */
  readonly invoice: boolean;
  /** The payee is a person by the name, or by the app or scheme with which people pay each other, and no business. */
  readonly peer: boolean;
  /** Whether the name begins with the name or the kind of a known business. A friend's name does so hardly ever. */
  readonly isBusiness: boolean;
  /** 1 for somebody whom customers pay by contract, -1 for a place where people shop or eat, 0 if neither is known. */
  readonly contract: -1 | 0 | 1;
  /** What kinds of business the text speaks of. */
  readonly kinds: ReadonlySet<MerchantKind>;
  /** Numbers that may stand for a contract, a customer or an account. */
  readonly references: readonly string[];
}

/**
 * Reads the merchant's name if the row has one, otherwise the description: "SQ *BLUE BOTTLE 0123 OAKLAND CA" becomes
 * BLUE BOTTLE OAKLAND CA, "PRLV SEPA FREE MOBILE" FREE MOBILE, and "AT&T*BILL PAYMENT 800-288-2020" ATT.
 */
export function describe(description: string, merchantName: string | null, readMerchant: Read = readText): Descriptor {
  const spoken = readText(description);
  const merchant = merchantName === null ? undefined : readMerchant(merchantName);
  const ofMerchant = nameWords(merchant);
  const ofText = behindStar(description) ?? nameWords(spoken);
  const texts = merchant === undefined ? [spoken] : [spoken, merchant];
  const contract = contractOf(texts);
  const isBusiness = texts.some(beginsWithMerchant);
  const own = says(spoken, 'purchase') ? [spoken] : texts;
  const ownMoney = firstOf(own, (text) => ownMoneyIn(text));
  return {
    words: ofMerchant ?? ofText ?? lettersOf(spoken),
    ...(ofMerchant === undefined || ofText === undefined ? {} : { spoken: ofText }),
    isNamed: (ofMerchant ?? ofText) !== undefined,
    ownMoney: isOwed(ownMoney, contract, says(spoken, 'standing')) || isLender(merchant) ? undefined : ownMoney,
    ownByName: ownMoney !== undefined && firstOf(own, (text) => ownMoneyIn(text, false)) === undefined,
    bareTransfer: merchant === undefined && isBareTransfer(spoken),
    mandate: says(spoken, 'standing'),
    pending: says(spoken, 'pending'),
    purchase: says(spoken, 'purchase'),
    invoice: says(spoken, 'invoice'),
    peer: !isBusiness && (says(spoken, 'peer') || (!says(spoken, 'purchase') && namesPerson(merchant ?? spoken))),
    isBusiness,
    contract,
    kinds: kindsIn(texts),
    references: referencesIn(spoken),
  };
}

function firstOf<Found>(texts: readonly TextReading[], find: (text: TextReading) => Found | undefined) {
  return texts.reduce<Found | undefined>((found, text) => found ?? find(text), undefined);
}

/**
 * The interest of a mortgage, and a transfer to a landlord, are owed to somebody by contract. So is what a standing
 * instruction pays to a company whose name is a word for cash, such as “ATM Milano”.
 */
function isOwed(kind: OwnMoney | undefined, contract: Descriptor['contract'], isStanding: boolean): boolean {
  return contract > 0 && (kind === 'interest' || kind === 'transfer' || (kind === 'cash' && isStanding));
}

/** What goes to a company that lends is owed to it, though a bank of the same name may issue cards. */
function isLender(merchant: TextReading | undefined): boolean {
  return merchant?.merchants.some(({ meanings }) => meanings.has('loan')) === true;
}

function nameWords(text: TextReading | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const words = text.names.map((at) => withoutAlias(text.tokens[at]!.word));
  return words.length > 0 ? words : undefined;
}

/** A first name and a last name, in either order, before what a message may say. */
function namesPerson(text: TextReading): boolean {
  const names = text.names.map((at) => text.tokens[at]!.word);
  return names.length > 1 && names.slice(0, 2).some(isFirstName);
}

function beginsWithMerchant(text: TextReading): boolean {
  const [first] = text.names;
  return first !== undefined && text.merchants.some(({ from, to }) => from <= first && first < to);
}

/**
 * One to three characters before a star are the mark of a payment processor ("TST* JOE'S PIZZA") if a name follows the
 * star, which is not the case in "AT&T*BILL PAYMENT".
 */
function behindStar(description: string): readonly string[] | undefined {
  const behind = /^\s*[\p{L}\p{N}]{1,3}\s?\*(.+)$/u.exec(description)?.[1];
  return behind === undefined ? undefined : nameWords(readText(behind));
}

/**
 * For a text that names nobody ("PAYMENT 0815"): its words without numbers, or with them if there are no others.
 */
function lettersOf({ tokens }: TextReading): readonly string[] {
  const words = tokens.map(({ word }) => word);
  const lettered = words.filter((word) => word.length > 1 && !/\p{N}/u.test(word));
  return lettered.length > 0 ? lettered : words;
}

/**
 * More words, and longer phrases, count more. Of equally many, the last one decides, which says what somebody of a
 * known name does: “Tesco Mobile” is a telephone company, “Play Café” none.
 */
function contractOf(texts: readonly TextReading[]): -1 | 0 | 1 {
  let sum = 0;
  let last: -1 | 0 | 1 = 0;
  for (const { merchants } of texts) {
    for (const { from, to, meanings } of merchants) {
      last = [...meanings].some(isContract) ? 1 : -1;
      sum += last * (to - from);
    }
  }
  return sum > 0 ? 1 : sum < 0 ? -1 : last;
}

function kindsIn(texts: readonly TextReading[]): ReadonlySet<MerchantKind> {
  return new Set(texts.flatMap(({ merchants }) => merchants.flatMap(({ meanings }) => [...meanings])));
}

/** Shorter numbers are days, card endings and store numbers, unless a label says otherwise. */
const REFERENCE_CHARACTERS_MIN = 5;
const REFERENCE_DIGITS_MIN = 4;
const LABELLED_DIGITS_MIN = 3;

/** The numbers in a text that may stand for a contract, a customer or an account. */
export function referencesIn({ tokens, bank }: TextReading): readonly string[] {
  const found = tokens.flatMap(({ word }, at) => {
    const digits = word.replace(/\P{N}/gu, '').length;
    if (word.length >= REFERENCE_CHARACTERS_MIN && digits >= REFERENCE_DIGITS_MIN) return [word];
    const isLabelled = bank.some(({ to, meanings }) => to === at && meanings.has('reference'));
    return isLabelled && digits >= LABELLED_DIGITS_MIN ? [word] : [];
  });
  return [...new Set(found)];
}
