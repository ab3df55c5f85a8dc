import { isContract } from './lexicons.ts';
import { says, type TextReading } from './text-reading.ts';
import type { BankSense } from './words/bank-words.ts';
import { CITIES, CITY_WORDS_MAX } from './words/cities.ts';
import { isFirstName } from './words/first-names.ts';

/** Money that only moves between the user’s own pockets, or that the bank takes for a debt or a failure. */
export type OwnMoney = 'cash' | 'savings' | 'transfer' | 'card' | 'interest' | 'returned';

/**
 * Which kind of own money a text speaks of, if any. It may be regular, but it is not a bill. What was bought with a
 * card is never own money, and a company that lends or insures is paid by contract: “Toyota Credit”, “Capital One Auto
 * Finance”. Without `byName`, the name of a broker alone does not count.
 */
export function ownMoneyIn(text: TextReading, byName = true): OwnMoney | undefined {
  const isOwed = text.merchants.some(({ meanings }) => meanings.has('loan') || meanings.has('insurance'));
  if ((says(text, 'interest') || saysInterest(text)) && !isOwed) return 'interest';
  if (says(text, 'returned')) return 'returned';
  if (isEventFee(text)) return 'returned';
  if (says(text, 'purchase')) return undefined;
  if (says(text, 'cash') || isCashFirst(text)) return 'cash';
  if (
    !isOwed &&
    (says(text, 'cardDebt') ||
      isCardIssuer(text) ||
      isCardOfBank(text) ||
      isCardNumber(text) ||
      isCardStatement(text) ||
      isBareCard(text))
  )
    return 'card';
  const isSaved = says(text, 'savings')
    ? !isSign(text)
    : saysSavings(text) || (byName && isSavingsHouse(text)) || isDeposit(text);
  if (!isOwed && isSaved) return 'savings';
  if (says(text, 'ownTransfer') || isToMaskedAccount(text) || isToSelf(text) || isBookTransferToPerson(text))
    return 'transfer';
  if (!says(text, 'ownAlone') || !namesNobody(text) || namesContract(text)) return undefined;
  return !isBareTransfer(text) && text.tokens.some(({ word }) => CASH_WORD.test(word)) ? 'cash' : 'transfer';
}

/** Of the words that count alone, those for cash: the others are pots and cards. */
const CASH_WORD =
  /^(CASH|WITHD|WDL?$|TELLER|COUNTER|ABM|ITM|CSH|ATM|RETIRO|EXTRACC|CAJA|UTTAG|AUTOMA|OTTO|PREL|SPORTELLO|WYPL|POKLADNA|AUSZAHL|BEHEB|GAA|RETRAIT|ISPLAT|DVIG|КЕШ|ВЫДАЧА|ВИДАЧА|АТМ|DINHEIRO|LEV$|OPNAME|GEA$|CEKIM|VEZNE|NAKIT|TUNAI|引出|出金)/u;

/** “The Dip Bar”, “Saving Grace Cafe”: a word for savings in the sign of a shop, and no other one of a bank. */
function isSign({ bank, merchants }: TextReading): boolean {
  const isShop = merchants.some(({ meanings }) => meanings.has('eating-out') || meanings.has('groceries'));
  return (
    isShop &&
    bank.every(({ from, to, meanings }) => to === from + 1 && (meanings.has('savings') || meanings.has('small')))
  );
}

const FEE: readonly BankSense[] = ['fee', 'commission', 'feeEvent'];

/**
 * “FOREIGN CURRENCY FEE”, “振込手数料”: the bank charges for one event and nobody is named. Or the text begins with
 * a word for what banks charge, as in “POPLATEK ZA NEPROVEDENÉ INKASO”, and speaks of no contract, as “POPLATEK ZA
 * ODPAD” does.
 */
function isEventFee(text: TextReading): boolean {
  if (!says(text, 'fee', 'commission')) return false;
  if (says(text, 'feeEvent', 'cash') && namesNobodyBut(text, FEE)) return true;
  const first = text.names[0] ?? 0;
  const leads = text.bank.some(({ from, meanings }) => meanings.has('commission') && from <= first);
  return leads && !namesContract(text) && !says(text, 'upkeep');
}

/** Whether a word of the text is known for somebody whom customers pay by contract. */
function namesContract({ merchants }: TextReading): boolean {
  return merchants.some(({ meanings }) => [...meanings].some(isContract));
}

/** Long words of many languages that contain the word for saving or investing: “Budgetsparkonto”. */
const SAVINGS_STEM =
  /SPARKONTO|SPARPLAN|SPARBUCH|OPSPAR|SPARANDE|OSZCZEDN|SPORICI|SPOREN|SPAARREK|EPARGNE|AHORRO|RISPARM|POUPANC|INVESTI[CMNSTZ]|BELEGGING|WERTPAPIER/u;
const SAVINGS_WORD_CHARACTERS_MIN = 7;
const COMPANY: ReadonlySet<string> = new Set(['SL', 'SLU', 'SRL', 'LDA', 'LTDA', 'SARL', 'SCI', 'SPZOO', 'EIRELI']);

function saysSavings({ tokens }: TextReading): boolean {
  // “Hermanos Vela Inversiones SL” is somebody else's company.
  if (tokens.some(({ word }) => COMPANY.has(word))) return false;
  return tokens.some(({ word }) => word.length >= SAVINGS_WORD_CHARACTERS_MIN && SAVINGS_STEM.test(word));
}

/**
 * A bank or broker for savings, unless the text speaks of a contract or names somebody else: rent is paid to a “Peter
 * Avanza” as well, a nursery is called Little Acorns, and “XTB Gas GmbH” heats houses. Beside its name stand its own
 * words, a city, and its customer. A word that is a name of people too is the house only where nothing else is named.
 */
function isSavingsHouse(text: TextReading): boolean {
  if (namesContract(text)) return false;
  const houses = text.bank.filter(({ meanings }) => meanings.has('broker') || meanings.has('savingsHouse'));
  const isOwn = (at: number) =>
    houses.some(({ from, to }) => from <= at && at < to) || HOUSE_WORD.test(text.tokens[at]!.word);
  const isPlain = ({ from, to, meanings }: (typeof houses)[number]) => to > from + 1 || meanings.has('broker');
  // “SCHWAB BROKERAGE VACATION”: behind a name that says what it is stands a purpose.
  const isSaid = ({ from, to }: (typeof houses)[number]) =>
    text.tokens.slice(from, to).some(({ word }) => /^(SECUR|INVEST|BROK|CAPITAL)/.test(word));
  const isWithin = (house: (typeof houses)[number]) =>
    goesOn(text, house, (at) => isOwn(at) || (at === house.to && isSaid(house)));
  if (houses.some((house) => isPlain(house) && !isWithin(house))) return true;
  return houses.length > 0 && !houses.some(isWithin) && text.names.every(isOwn);
}

/** An issuer of cards, unless its only word is part of somebody's name: “Amex Life”. */
function isCardIssuer(text: TextReading): boolean {
  if (namesContract(text)) return false;
  const isOwn = (at: number) => ISSUER_WORD.test(text.tokens[at]!.word);
  return text.bank.some(
    (one) => one.meanings.has('cardIssuer') && (one.to > one.from + 1 || !goesOn(text, one, isOwn)),
  );
}

const ISSUER_WORD =
  /^(BANK|SERVICES?|E?PAY\w*|PA?Y?MT\w*|AUTO\w*|\w*(CARD|KREDIT|CREDIT)\w*|VISA|GOLD|PLATINUM|EXPRESS|EUROPE)$/u;

/** Whether a name goes on right in front of a phrase, or right behind it with more than a city or a person. */
function goesOn(
  { names, tokens }: TextReading,
  { from, to }: { readonly from: number; readonly to: number },
  isOwn: (at: number) => boolean,
): boolean {
  const isOther = (at: number) => names.includes(at) && !isOwn(at) && !CODE.test(tokens[at]!.word);
  // Jan and Marco are months as well.
  if (isOther(from - 1) || (from > 0 && isFirstName(tokens[from - 1]!.word))) return true;
  return isOther(to) && !isInCity(tokens, to) && !isFirstName(tokens[to]!.word) && !TITLE.test(tokens[to]!.word);
}

const TITLE = /^(MME|MLLE|MR|MRS|MISS|HERR|FRAU|SIG|SRA?|DHR|MEVR)$/;

const HOUSE_WORD =
  /^(BANK|SECUR\w*|INVEST\w*|BROK\w*|FUNDS?|MARKETS|TRADING|CAPIT\w*|ASSETS?|WEALTH|EUROPE|UK|USA?|ISA|SIPP?|MF)$|証券|シ[ヨョ]ウケン|증권/u;

/** “W2AYXU”, “QBFJSD”: letters without a vowel, and such with digits, are a reference. */
const CODE = /\p{N}|^[B-DF-HJ-NP-TV-XZ]+$/u;

/** Whether the token is of the name of a city, which cards print behind whom they pay. */
function isInCity(tokens: TextReading['tokens'], at: number): boolean {
  const words = tokens.map(({ word }) => word);
  for (let from = Math.max(0, at - CITY_WORDS_MAX + 1); from <= at; from += 1) {
    for (let to = at + 1; to <= from + CITY_WORDS_MAX; to += 1) {
      if (CITIES.has(words.slice(from, to).join(' '))) return true;
    }
  }
  return false;
}

/**
 * German words for interest: “Zinsabrechnung”, “Sollzinsen”. “Mietzins” and “Hypothekarzins” are paid by contract, and
 * Zinser and Bērziņš are surnames.
 */
const INTEREST_WORD =
  /^ZINS(EN|$|AB|BE|GUT|ERTR|AUS|ZAHL)|(SOLL|HABEN|DISPO|KREDIT|ZIEHUNGS|VERZUGS|SPAR|GELD|GIRO|RUCKSTANDS|BANK)ZINS(EN)?$/u;

function saysInterest({ tokens }: TextReading): boolean {
  return tokens.some(({ word }) => INTEREST_WORD.test(word));
}

/** “TD VISA”, “BARCLAYS BANK MASTERCARD”, “Swedbank Mastercard”: the card of a bank. */
function isCardOfBank({ bank, tokens }: TextReading): boolean {
  return bank.some(
    ({ meanings, from }, index) =>
      meanings.has('cardBrand') &&
      (BANK_WORD.test(tokens[from - 1]?.word ?? '') ||
        bank.slice(0, index).some((one) => one.meanings.has('cardBank') && from - one.to <= 1)),
  );
}

const BANK_WORD = /BANK(EN)?$/u;

/** “LLOYDS BANK MASTER 6030542714640890”: the whole number of a card behind its brand, which the bank cut off. */
function isCardNumber({ tokens }: TextReading): boolean {
  return tokens.some(
    ({ word }, at) => /^(MASTER(CARD)?|VISA)$/.test(word) && CARD_NUMBER.test(tokens[at + 1]?.word ?? ''),
  );
}

/** “ADDEBITO CARTA FLEXIA *2647 ESTRATTO 06/24”: the statement of a card by its product and its last digits. */
function isCardStatement({ tokens }: TextReading): boolean {
  return (
    tokens.some(({ word }) => CARD_WORD.test(word)) &&
    tokens.some(({ word, before }) => before === '*' && /^\p{N}{4}$/u.test(word)) &&
    tokens.some(({ word }) => CARD_ACCOUNT.test(word))
  );
}

const CARD_WORD = /^(CARTA|CARTE|CARTAO|TARJETA|KARTE|KARTA|KAART|KORT|CARD)$/;
const CARD_NUMBER = /^\p{N}{15,16}$/u;

/** “IB FUNDS TRANSFER DR-57770184477908-LAKSHMI IYER RD”: a recurring or fixed deposit, as Indian banks call them. */
function isDeposit({ tokens }: TextReading): boolean {
  return /^(RD|FD|PPF)$/.test(tokens.at(-1)?.word ?? '') && tokens.some(({ word }) => word === 'TRANSFER');
}

/** “BIL/INFT/VWNE648JQ/SELF/…”: the purpose of a transfer to oneself, as a field of its own. */
function isToSelf({ tokens }: TextReading): boolean {
  return tokens.some(
    ({ word, before, behind }) => word === 'SELF' && before === '/' && (behind === '/' || behind === ''),
  );
}

const TRANSFER_WORD =
  /^(TRANSF|TRSF|TRF|TFR|XFER|VIREMENT|UBERTRAG|UEBERTRAG|OVERF|PRZELEW|PREVOD|TRASPASO|GIROCONTO)/u;
const MASKED_NUMBER = /^X{2,}\p{N}{2,}$/u;

/** “Transfer to xx1234”: banks mask the numbers of the customer’s own accounts, and a payee has a name. */
function isToMaskedAccount(text: TextReading): boolean {
  const isMasked = text.tokens.some(
    ({ word, before }) => MASKED_NUMBER.test(word) || (/[*.…•]/u.test(before) && /^\p{N}{2,4}$/u.test(word)),
  );
  return isMasked && text.tokens.some(({ word }) => TRANSFER_WORD.test(word)) && namesNobody(text);
}

const BOOK_TRANSFER = '振替';
const KANA_NAME = /^[\p{Script=Katakana}ー]{2,}$/u;

/**
 * Japanese banks call a transfer within the bank 振替 and one to somebody else 振込: “振替 ミホ イトウ” goes to an account of
 * the holder’s own, unless it is for a company by contract. Debits are called 口座振替.
 */
function isBookTransferToPerson(text: TextReading): boolean {
  if (text.tokens[0]?.word !== BOOK_TRANSFER || namesContract(text)) return false;
  const names = text.names;
  return names.length === 2 && names.every((at) => KANA_NAME.test(text.tokens[at]!.word));
}

/** Whether a text speaks of a transfer and names nobody: “Överföring 33043841380”. */
export function isBareTransfer(text: TextReading): boolean {
  const isTransfer = text.tokens.some(({ word }) => TRANSFER_WORD.test(word));
  return isTransfer && !says(text, 'standing', 'invoice') && namesNobody(text) && !namesContract(text);
}

const CARD: readonly BankSense[] = ['cardBrand', 'cardBank', 'ownAlone'];

/** What banks call the account of a card, and its rank. */
const CARD_ACCOUNT =
  /ABRECHN|^KREDITK\p{L}*UMSATZ|LIQUIDACI|ESTRATTO|RELEVE|DECOMPTE|AFREKEN|STATEMENT|^(SIGNATURE|PLATINUM|GOLD|CLASSIC|REWARDS|WORLD)$/u;

/** A card that names nobody: “AUTOPAY CC 4386”, “TARJETA VISA 7980 LIQUIDACION”, “payment to CRD 2464”. */
function isBareCard(text: TextReading): boolean {
  const isAccount = text.names.some((at) => CARD_ACCOUNT.test(text.tokens[at]!.word));
  const isDebt = isAccount || says(text, 'standing') || text.tokens.some(({ word }) => PAYMENT.test(word));
  return says(text, 'cardBrand') && isDebt && namesNobodyBut(text, CARD, CARD_ACCOUNT);
}

const PAYMENT = /^(PAYMENT|PMT|TRANSFER)$/u;

/** “CASH HSBC LEEDS”, “CASH 12 NOV”: a shop whose name begins with CASH goes on with a word. */
function isCashFirst({ tokens, bank }: TextReading): boolean {
  if (tokens[0]?.word !== 'CASH' || tokens.length < 2) return false;
  return /^\d/.test(tokens[1]!.word) || bank.some(({ from, meanings }) => from === 1 && meanings.has('cardBank'));
}

const OWN: readonly BankSense[] = ['ownAlone', 'cardBank'];

function namesNobody(text: TextReading): boolean {
  return namesNobodyBut(text, OWN);
}

/** Whether words of the given senses explain all that is left of a text without its noise. */
function namesNobodyBut(text: TextReading, senses: readonly BankSense[], words = /^$/u): boolean {
  const own = text.bank.filter(({ meanings }) => senses.some((sense) => meanings.has(sense)));
  return text.names.every(
    (at) => words.test(text.tokens[at]!.word) || own.some(({ from, to }) => from <= at && at < to),
  );
}
