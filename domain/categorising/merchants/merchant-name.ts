import { ownMoneyIn } from '../../bank-texts/own-money.ts';
import { type Found, findPhrases } from '../../bank-texts/phrases.ts';
import { type Read, readText, says, type TextReading } from '../../bank-texts/text-reading.ts';
import type { Token } from '../../bank-texts/tokens.ts';
import type { BankSense } from '../../bank-texts/words/bank-words.ts';
import { ARTICLES } from '../../bank-texts/words/banks/schemes.ts';
import { CITIES, CITY_WORDS_MAX } from '../../bank-texts/words/cities.ts';
import { isFirstName } from '../../bank-texts/words/first-names.ts';
import {
  COUNTRY_WORDS,
  OF_NAMES,
  PREPOSITIONS,
  QUALITIES,
  SHOP_WORDS,
  SHORT_WORDS,
  TRADES,
} from '../words/around-names.ts';
import { BRANDS_WHOLE, brandsBeginning } from '../words/brands.ts';
import { REGIONS } from '../words/regions.ts';
import { isSmallTown } from '../words/towns.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { SMALL, writtenName } from './written-name.ts';

/**
 * The merchant’s name in what a card network or a bank prints: “Blue Bottle” in `SQ *BLUE BOTTLE 0123 SAN FRANC`.
 * `undefined` unless something in the text shows that a machine wrote it for a merchant, such as a payment processor,
 * the number of a shop, or its country: a text in a person’s own words is no name. Takes time in proportion to the
 * text, of which it reads the first characters only.
 */
export function merchantNameIn(text: string, read: Read = readText): string | undefined {
  const plain = separated(text);
  const bought = boughtFrom(plain, read);
  if (bought !== undefined) return bought;
  const whole = read(plain);
  const part = behindProcessor(plain, read);
  const reading = part.isProcessed ? read(part.text) : whole;
  const brand = isProse(whole) ? undefined : (brandIn(whole) ?? brandIn(reading));
  if (brand !== undefined || ownMoneyIn(reading) !== undefined) return brand;
  return nameOf(reading, part.isProcessed ? 'processor' : isPlaced(plain) ? 'place' : undefined);
}

/** Texts of banks have some hundred characters. */
export const READ_CHARACTERS = 300;

/**
 * One line in which a comma stands for everything that separates parts: several spaces, brackets, and a dash between
 * spaces.
 */
export function separated(text: string): string {
  return text
    .slice(0, READ_CHARACTERS)
    .toWellFormed()
    .replace(WALLET, '')
    .replace(/\s+/gu, (space) => (space.length > 1 ? ', ' : ' '))
    .replace(/ ?[;|\\()[\]<>]+ ?| [-–—~]+ /gu, ', ');
}

/** American Express marks payments by telephone so. */
const WALLET = /^\s*(?:aplpay|gglpay|applepay|googlepay) /iu;

/** What wallets write in many languages: “Ihr Einkauf bei Spotify”. */
const BOUGHT_FROM =
  /(?:\bihr einkauf bei|\bvotre achat chez|\byour purchase (?:at|from)|\btu compra en|\bil tuo acquisto (?:presso|su)|\buw aankoop bij|\bo seu pagamento a) +(.+)$/iu;

/** The merchant that a wallet names in its text. */
export function boughtFrom(text: string, read: Read): string | undefined {
  const name = BOUGHT_FROM.exec(separated(text))?.[1];
  if (name === undefined) return undefined;
  const reading = read(name);
  return brandIn(reading) ?? nameOf(reading, 'processor');
}

export interface Part {
  readonly text: string;
  /** A processor stands before the text. */
  readonly isProcessed: boolean;
}

/** “SQ *BLUE BOTTLE”: the name behind the mark of a processor, unless the name itself stands before the star. */
export function behindProcessor(text: string, read: Read): Part {
  const star = text.indexOf('*');
  if (star < 0) return { text, isProcessed: false };
  const [before, behind] = [text.slice(0, star), text.slice(star + 1)];
  const mark = before.trimEnd().split(' ').at(-1)!;
  const frame = before.slice(0, before.lastIndexOf(mark));
  const isShort = mark.length <= MARK_CHARACTERS_MAX && !brandIn(read(mark));
  const isMark =
    MARKS.has(mark.toUpperCase()) || read(before).names.length === 0 || (isShort && read(frame).names.length === 0);
  const isName = read(behind).names.length > 0;
  if (!isMark || !isName) return { text, isProcessed: false };
  // Some processors print their mark twice: “SQ *SQ *PHILZ COFFEE”.
  const rest = behind.slice(behind.indexOf('*') + 1);
  const isRepeated = behind.startsWith(text.slice(0, star + 1).trimStart());
  return { text: isRepeated ? rest : behind, isProcessed: true };
}

const MARK_CHARACTERS_MAX = 3;

/** Of longer marks, those of acquirers whose name is a word as well. */
const MARKS: ReadonlySet<string> = new Set('CIELO REDE PAGSEGURO MERPAGO CLIP YOCO LOOMISP SVEA AMAZE'.split(' '));

/** “BAECKEREI SCHMIDT//MUENCHEN/DE”: banks of the German Savings Banks Group print the town so. */
function isPlaced(text: string): boolean {
  return /\/\/[^/]{2,}\/[A-Z]{2}(?![A-Z])/u.test(text);
}

/** “Amazon gift for mum”: a person wrote it. */
function isProse({ tokens }: TextReading): boolean {
  if (tokens.some(({ word, behind }) => behind === '*' || /\p{N}/u.test(word))) return false;
  const isWord = ({ text, before, behind }: Token) => /^\p{Ll}{3,}$/u.test(text) && before !== '.' && behind !== '.';
  return tokens.filter(isWord).length >= PROSE_WORDS_MIN;
}

const PROSE_WORDS_MIN = 2;

function brandIn(reading: TextReading): string | undefined {
  const words = reading.tokens.map(({ word }) => word);
  const first = namedTokens(reading)[0] ?? 0;
  const found = findPhrases(brandsBeginning(), words).find(({ from }) => from <= first);
  if (found === undefined || found.to <= first) return undefined;
  return [...found.meanings][0];
}

/** Without the brand of the user’s own card: “POS DEBIT VISA 1234 STARBUCKS”. */
function namedTokens(reading: TextReading): readonly number[] {
  return reading.names.filter((at) => !senseAt(reading.bank, at, ['ownAlone', 'cardBrand']));
}

/** `around`: what besides the words shows that they name a merchant. */
function nameOf(reading: TextReading, around: 'processor' | 'place' | undefined): string | undefined {
  const run = nameRun(reading);
  // Behind a processor the name is first: in “PADDLE.NET* N8N CLOUD”, CLOUD is only its end.
  if (run === undefined || (around === 'processor' && run.at[0] !== 0)) return undefined;
  const { at, isPlaced: hasPlace } = withoutPlace(reading.tokens, run.at);
  const named = withoutTail(reading, at, run.end);
  const brand = BRANDS_WHOLE.get(named.map((one) => reading.tokens[one]!.word).join(' '));
  const isBought = says(reading, 'purchase') && named.every((one) => isCapital(reading.tokens[one]!.text));
  const isOfShop =
    run.end === 'shop' || (run.end === 'number' && (brand !== undefined || isBeforeTown(reading, run.at.at(-1)! + 1)));
  const isMachine = around !== undefined || hasPlace || isOfShop || isBought;
  if (!isMachine || !isNameLike(reading, named)) return undefined;
  return brand ?? writtenName(named.map((one) => reading.tokens[one]!));
}

interface Run {
  readonly at: readonly number[];
  /** What stands behind it: the number of a shop (`#552`), another number, or anything else. */
  readonly end: 'shop' | 'number' | 'other';
}

/** What may end a name, besides numbers and punctuation. Any other word of a bank leaves open where the name ends. */
const ENDS: readonly BankSense[] = ['purchase', 'reference', 'standing', 'payee', 'holder', 'pending'];

/** The first words of a name, to where something else begins; `undefined` if it is unclear where that is. */
function nameRun(reading: TextReading): Run | undefined {
  const { tokens, bank } = reading;
  const named = new Set(namedTokens(reading));
  const first = Math.min(...named);
  if (named.size === 0) return undefined;
  const start = first > 0 && ARTICLES.has(tokens[first - 1]!.word) && isJoined(reading, first - 1) ? first - 1 : first;
  const at = [start];
  for (let next = start + 1; ; next += 1) {
    const token = tokens[next];
    if (token?.before === '#') return { at, end: 'shop' };
    if (token === undefined || !isJoined(reading, next - 1)) return { at, end: 'other' };
    if (named.has(next) || isInside(reading, next) || isLastRegion(reading, next)) at.push(next);
    else if (/\p{N}/u.test(token.word)) return { at, end: isYear(token.word) ? 'other' : 'number' };
    else if (token.word.length === 1 && /^\p{N}+$/u.test(tokens[next + 1]?.word ?? '')) return { at, end: 'number' };
    else if (senseAt(bank, next, ENDS)) return { at, end: 'other' };
    else return undefined;
  }
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}

/** “PLANETA HUERTO 00123 MADRID ES”: nothing but a town and a region stands behind the number. */
function isBeforeTown(reading: TextReading, end: number): boolean {
  const { tokens } = reading;
  const behind = tokens.slice(end).findIndex(({ word }) => !/^\p{N}+$/u.test(word));
  const town = behind < 0 ? [] : tokens.slice(end + behind);
  const isTown = town.length <= CITY_WORDS_MAX + 1 && town.every(({ word }) => !/\p{N}/u.test(word));
  return isTown && isLastRegion(reading, tokens.length - 1);
}

function isLastRegion({ tokens }: TextReading, at: number): boolean {
  const { text } = tokens[at]!;
  return at === tokens.length - 1 && isCapital(text) && REGIONS.has(text);
}

function isCapital(text: string): boolean {
  return text === text.toUpperCase();
}

/** Whether no punctuation separates the token from the next one. */
function isJoined({ tokens }: TextReading, at: number): boolean {
  return ['', '-', '&', '+', "'", '.', '’'].includes(tokens[at]!.behind);
}

/** Words such as OF and GROUP, which banks print as well, belong to a name that they continue: PICK N PAY. */
function isInside({ tokens, bank, merchants }: TextReading, at: number): boolean {
  if (merchants.some(({ from, to }) => from < at && at < to)) return true;
  if (/\p{N}/u.test(tokens[at]!.word)) return false;
  return senseAt(bank, at, ['small']) || LEGAL_WORDS.has(tokens[at]!.word);
}

export function senseAt(bank: readonly Found<BankSense>[], at: number, senses: readonly BankSense[]): boolean {
  return bank.some(({ from, to, meanings }) => from <= at && at < to && senses.some((sense) => meanings.has(sense)));
}

/** Without legal forms, prepositions and words for a shop at the end. */
function withoutTail({ tokens }: TextReading, at: readonly number[], end: Run['end']): readonly number[] {
  const isTail = (word: string) =>
    PREPOSITIONS.has(word) ||
    (end !== 'other' && SHOP_WORDS.has(word)) ||
    (LEGAL_WORDS.has(word) && !OF_NAMES.has(word));
  return at.slice(0, at.findLastIndex((one) => !isTail(tokens[one]!.word)) + 1);
}

const NAME_WORDS_MAX = 5;

/** Whether the words may be somebody’s name: not too many, and not only initials. */
function isNameLike({ tokens }: TextReading, at: readonly number[]): boolean {
  return (
    at.length > 0 &&
    at.length <= NAME_WORDS_MAX &&
    at.some((one) => /\p{L}{3}|[^\p{ASCII}]{2}/u.test(tokens[one]!.word))
  );
}

interface Placed {
  /** The positions without those of the place. */
  readonly at: readonly number[];
  /** A place stood at the end. */
  readonly isPlaced: boolean;
}

/**
 * Drops the town and the region from the end of a name: “CAFE CENTRAL WIEN AT”. A town without a region stays, because
 * it may belong to the name, as in “Stadtwerke Essen”; so does the region’s code without a known town, if it may be a
 * word: “Casa LA”.
 */
function withoutPlace(tokens: readonly Token[], at: readonly number[]): Placed {
  const last = at.at(-1);
  const as = { at, isPlaced: false };
  if (last === undefined || at.length < 2) return as;
  const { text } = tokens[last]!;
  if (text !== text.toUpperCase() || !REGIONS.has(text)) return as;
  const rest = at.slice(0, -1);
  for (let words = Math.min(CITY_WORDS_MAX, rest.length - 1); words > 0; words -= 1) {
    const city = rest.slice(-words).map((one) => tokens[one]!.word);
    if (CITIES.has(city.join(' '))) return { at: rest.slice(0, -words), isPlaced: true };
  }
  return rest.length > 1 && !SHORT_WORDS.has(text) ? { at: rest, isPlaced: false } : as;
}

/**
 * Drops towns, regions and countries from the end of a name that a machine printed; small towns of the given countries
 * only behind two words, or before a region. What is left has a word that may name somebody: of “Hotel Paris” and
 * “Maria Santos” nothing is dropped.
 */
export function withoutTown(
  tokens: readonly Token[],
  countries: ReadonlySet<string>,
  isBeforeRegion = false,
): readonly Token[] {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length < 2) return tokens;
  const rest = tokens.slice(0, -1);
  if (REGIONS.has(last.text) && !SHORT_WORDS.has(last.text)) return withoutTown(rest, countries, true);
  for (let words = Math.min(CITY_WORDS_MAX, rest.length); words > 0; words -= 1) {
    const city = tokens.slice(-words).map(({ word }) => word);
    const before = tokens.slice(0, -words);
    const word = before.at(-1)?.word ?? '';
    const isOfName = SMALL.has(word) || PLACE_WORDS.has(word) || isNoName(before);
    if (isOfName) continue;
    const isPlace =
      isLargePlace(city.join(' ')) || ((before.length > 1 || isBeforeRegion) && isSmallTown(city.join(' '), countries));
    if (!isPlace) continue;
    const name = before.slice(0, -words);
    const isTwice = before.slice(-words).every(({ word }, nth) => word === city[nth]);
    if (isTwice && name.length > 0 && !isNoName(name)) return name;
    return before.length > 2 && COUNTRY_WORDS.has(before.at(-1)!.word) ? before.slice(0, -1) : before;
  }
  return tokens;
}

/** “Steuerverwaltung des Kantons Bern”: the place says whose it is. */
const PLACE_WORDS: ReadonlySet<string> = new Set(
  `KANTON KANTONS CANTON STADT STAD STADTKASSE GEMEINDEKASSE VILLE COMUNE GEMEENTE GEMEINDE AYUNTAMIENTO DIPUTACION
  PREFEITURA PROVINCIA MUNICIPIO CAMARA KOMMUNE KOMMUN REGION LAND MAIRIE MAGISTRAT UNIVERSITY UNIVERSITAET KU TU UZ`
    .trim()
    .split(/\s+/),
);

/** A town behind it belongs to the name: “Hotel Paris”, “Maria Santos”. */
function isNoName(tokens: readonly Token[]): boolean {
  const kinds = [(word: string) => TRADES.has(word), isFirstName, (word: string) => QUALITIES.has(word)];
  return kinds.some((is) => tokens.every(({ word }) => is(word) && !SMALL.has(word)));
}

/** A country or a large town. */
export function isLargePlace(words: string): boolean {
  return CITIES.has(words) || COUNTRY_WORDS.has(words);
}
