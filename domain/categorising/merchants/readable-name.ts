import { ownMoneyIn } from '../../bills/detection/reading/own-money.ts';
import { findPhrases, UNSPACED } from '../../bills/detection/reading/phrases.ts';
import { type Read, readText, says, type TextReading } from '../../bills/detection/reading/text-reading.ts';
import type { Token } from '../../bills/detection/reading/tokens.ts';
import type { BankSense } from '../../bills/detection/reading/words/bank-words.ts';
import { phraseInBook } from '../merchant-book.ts';
import { COUNTRY_WORDS, NO_NAMES, OPENING, PAID_FOR, PURPOSES, THANKS, TRADES } from '../words/around-names.ts';
import { BRAND_PHRASES, BRANDS_WHOLE, brandsBeginning } from '../words/brands.ts';
import { isMoneyWord } from '../words-of-money.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { isWallet, type SaidOfMerchant, shownMerchant } from './merchant.ts';
import { behindProcessor, OF_NAMES, READ_CHARACTERS, senseAt, separated, withoutTown } from './merchant-name.ts';
import { DOMAIN, SMALL, writtenName } from './written-name.ts';

interface ReadableNameOptions {
  /** Where short names of the book of merchants count (`countriesOfCurrency`). */
  readonly countries?: ReadonlySet<string>;
  readonly read?: Read;
  /** What `shownMerchant` says, for whoever has asked it. */
  readonly known?: string | null;
}

/**
 * The name of the other party as people read it, out of what a bank prints: “Zara” in `Compra Zara 545, Madrid, Tarjeta
 * ****4727`, “Marta Gil” in `Transferencia De Marta Gil, Concepto Alquiler`. What the source gives as a name loses
 * numbers, towns and legal forms where a machine printed it. `null` where nobody is named, or the text is in a person's
 * own words.
 *
 * It is for showing alone. Rules and bills know a payment by `shownMerchant`, which answers only where it is sure.
 */
export function readableName(
  said: SaidOfMerchant,
  { countries = NOWHERE, read = readText, known = shownMerchant(said, read) }: ReadableNameOptions = {},
): string | null {
  const { description, merchantName } = said;
  if (known !== null && (BRANDS.has(known) || (merchantName !== null && isWallet(merchantName)))) return known;
  return printedName({ text: merchantName ?? description, isGiven: merchantName !== null, countries }, read) ?? known;
}

const NOWHERE: ReadonlySet<string> = new Set();

const BRANDS: ReadonlySet<string> = new Set(BRAND_PHRASES.map(([name]) => name));

interface Printed {
  readonly text: string;
  /** The source gives it as a name. */
  readonly isGiven: boolean;
  /** In which short names of the book of merchants count. */
  readonly countries: ReadonlySet<string>;
}

function printedName({ text, isGiven, countries }: Printed, read: Read): string | undefined {
  const { text: rest, isProcessed } = behindProcessor(separated(withSeparators(text)), read);
  const reading = read(rest);
  const isName = isGiven || isProcessed;
  if (!isName && (namesNoMerchant(reading) || !isPrinted(rest, reading))) return undefined;
  if (!isProcessed && isGiven && !isPrintedName(rest, reading)) return undefined;
  // People pay each other by such an app, whatever shop is called as they are.
  const isFromPerson = says(reading, 'peer');
  const inBook: InBook = (tokens) => phraseInBook(wordsOf(tokens), countries);
  for (const run of runsOf(reading, inBook)) {
    const tokens = run.map((at) => reading.tokens[at]!);
    const name = UNSPACED.test(rest)
      ? chunkWith(tokens, rest)
      : isFromPerson
        ? written(withoutEnds(beforePurpose(tokens)))
        : merchantOf(tokens, inBook);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** How many words at the beginning of a name the book of merchants knows. */
type InBook = (tokens: readonly Token[]) => number;

/**
 * Banks of India print `UPI-SHOP-ID@BANK-…`: there, a dash separates. A comma does so behind a space, too. Desjardins
 * prints `Achat /SHOP`. “B & Q” is one word.
 */
function withSeparators(text: string): string {
  const plain = text
    .slice(0, READ_CHARACTERS)
    .replace(/ +,/g, ',')
    .replace(/(?<![\p{L}\p{N}])(\p{L}) & (\p{L})(?![\p{L}\p{N}])/gu, '$1&$2')
    .replace(/^(?:achat|paiement|dépôt|virement)\b[^/]{0,40}\/(?:paie ?\/)?/iu, '');
  return /^(?:UPI|NEFT|RTGS|IMPS|ACH|BILLPAY)\b/u.test(plain) ? plain.replace(/-/g, ', ') : plain;
}

/** Cash, fees and moves between own accounts, unless a label says whom the money went to. */
function namesNoMerchant(reading: TextReading): boolean {
  const own = ownMoneyIn(reading);
  return (own !== undefined && own !== 'savings' && !says(reading, 'payee')) || (own === undefined && isCash(reading));
}

function isCash(reading: TextReading): boolean {
  return says(reading, 'cash') && !says(reading, 'purchase');
}

/** Whether a machine wrote the text: in capitals, or with words and long numbers of a bank. */
function isPrinted(text: string, reading: TextReading): boolean {
  if (text === text.toUpperCase() || says(reading, 'purchase', 'standing', 'payee')) return true;
  if (text === text.toLowerCase()) return /\p{N}{4}/u.test(text) || says(reading, 'peer');
  return says(reading, 'channel', 'invoice', 'peer');
}

/** Whether a machine wrote the name that the source gives. */
function isPrintedName(name: string, { tokens }: TextReading): boolean {
  const isPlain = name === name.toUpperCase() || name === name.toLowerCase();
  return isPlain || /\p{N}|\*/u.test(name) || tokens.some(({ word }) => LEGAL_WORDS.has(word));
}

/** The words that name somebody, in pieces that nothing else interrupts. */
function runsOf(reading: TextReading, inBook: InBook): readonly (readonly number[])[] {
  const { tokens } = reading;
  const runs: number[][] = [];
  for (const at of reading.names.filter((one) => !isOfBank(reading, one))) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined || !continues(reading, before, at)) runs.push([at]);
    else for (let inside = before + 1; inside <= at; inside += 1) last.push(inside);
  }
  const isName = (at: number) => /\p{L}{3}|[^\p{ASCII}]{2}|&/u.test(tokens[at]!.text) || inBook([tokens[at]!]) > 0;
  return runs.filter((run) => run.some(isName)).map((run) => withArticle(tokens, withNeighbours(tokens, run, inBook)));
}

/** The brand of the user's own card, a bank's code before an account number, and words that no lexicon has. */
function isOfBank({ tokens, bank }: TextReading, at: number): boolean {
  const { word } = tokens[at]!;
  const country = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u.exec(word)?.[1];
  const isBankCode = country !== undefined && tokens[at + 1]?.word.startsWith(country) === true;
  return isBankCode || NO_NAMES.has(word) || senseAt(bank, at, OF_BANK);
}

const OF_BANK: readonly BankSense[] = [
  'ownAlone',
  'cardBrand',
  'ownTransfer',
  'fee',
  'feeEvent',
  'commission',
  'upkeep',
];

/** The next word of the name, or the one behind “de” or “of”. */
function continues({ tokens, bank }: TextReading, before: number, at: number): boolean {
  for (let between = before; between < at; between += 1) {
    const { behind, word } = tokens[between]!;
    if (!JOINTS.has(behind)) return false;
    const isInside = (senseAt(bank, between, ['small']) && !/\p{N}/u.test(word)) || /^\p{L}$/u.test(word);
    if (between > before && !isInside) return false;
  }
  return true;
}

const JOINTS: ReadonlySet<string> = new Set(['', '-', '&', '+', "'", '.', '’']);

/** “Circle K”, “100 Montaditos”: what stands beside a name is part of it if the book of merchants says so. */
function withNeighbours(tokens: readonly Token[], run: readonly number[], inBook: InBook): readonly number[] {
  const isKnown = (all: readonly number[]) =>
    all.every((at) => tokens[at] !== undefined) && inBook(all.map((at) => tokens[at]!)) > run.length;
  const [first, last] = [run[0]!, run.at(-1)!];
  return (
    [
      [first - 1, ...run],
      [...run, last + 1],
    ].find(isKnown) ?? run
  );
}

/** “The Range”: an article right before a name is part of it. */
function withArticle(tokens: readonly Token[], run: readonly number[]): readonly number[] {
  const at = run[0]! - 1;
  const isOpening = tokens[at]?.behind === '' && OPENING.has(tokens[at].word) && !SMALL.has(tokens[at - 1]?.word ?? '');
  return isOpening ? [at, ...run] : run;
}

/** What stands between the spaces around a word, where a script has none within names. */
function chunkWith(tokens: readonly Token[], of: string): string | undefined {
  const first = tokens.find(isNamed);
  const chunk = of
    .normalize('NFKC')
    .split(/[\s,(（]+/u)
    .find((part) => first !== undefined && part.includes(first.text));
  return chunk === undefined || /\p{N}{4}/u.test(chunk) ? undefined : chunk;
}

const NAME_WORDS_MAX = 6;

function merchantOf(run: readonly Token[], inBook: InBook): string | undefined {
  const whole = beforePurpose(run);
  // “Air France” ends with a country, and “naturgy iberia” is Naturgy.
  const isWhole = COUNTRY_WORDS.has(whole.at(-1)?.word ?? '') && inBook(whole) === whole.length;
  const tokens = isWhole ? whole : withoutEnds(whole);
  const known = knownEnd(tokens, inBook(tokens));
  const name = known > 0 ? withoutDomain(tokens.slice(0, known), inBook) : tokens;
  return brandAt(tokens) ?? BRANDS_WHOLE.get(wordsOf(name).join(' ')) ?? written(name);
}

/** The words as people write them; `undefined` for too many, and for what names nobody. */
function written(tokens: readonly Token[]): string | undefined {
  const isNobody = tokens.every(({ word }) => PAID_FOR.has(word) || COUNTRY_WORDS.has(word));
  return tokens.length > NAME_WORDS_MAX || isNobody ? undefined : writtenName(tokens);
}

/** To the first word for what is paid, and to the end of a domain: “Mall.cz”. */
function beforePurpose(tokens: readonly Token[]): readonly Token[] {
  const purpose = tokens.findIndex(({ word }, at) => at > 0 && PURPOSES.has(word));
  const before = purpose > 0 ? tokens.slice(0, purpose) : tokens;
  const domain = before.findIndex(({ text }, at) => at > 0 && before[at - 1]!.behind === '.' && DOMAIN.test(text));
  return domain > 0 ? before.slice(0, domain + 1) : before;
}

function brandAt(tokens: readonly Token[]): string | undefined {
  const [first] = findPhrases(brandsBeginning(), wordsOf(tokens));
  return first?.from === 0 ? [...first.meanings][0] : undefined;
}

function wordsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map(({ word }) => word);
}

/** How many words the book knows, unless they only say what kind of shop it is, or the name goes on behind them. */
function knownEnd(tokens: readonly Token[], known: number): number {
  if (tokens.slice(0, known).every(({ word }) => TRADES.has(word))) return 0;
  const goesOn = tokens[known - 1]!.behind === '-' || SMALL.has(tokens[known]?.word ?? '');
  return known < tokens.length && goesOn ? 0 : known;
}

/** “ASOS.COM” is ASOS, which the book knows by itself. */
function withoutDomain(tokens: readonly Token[], inBook: InBook): readonly Token[] {
  const name = tokens.slice(0, -1);
  const isDomain = name.at(-1)?.behind === '.' && inBook(name) === name.length;
  return isDomain ? name : tokens;
}

/** Without legal forms and words for the money itself at either end, and without towns behind the name. */
function withoutEnds(tokens: readonly Token[]): readonly Token[] {
  const placed = withoutTown(tokens);
  const start = placed.findIndex((token) => isNamed(token) || OPENING.has(token.word));
  const rest = placed.slice(Math.max(0, start), placed.findLastIndex(isNamed) + 1);
  if (rest.length === 0) return tokens;
  return rest.length === tokens.length ? rest : withoutEnds(rest);
}

function isNamed({ word }: Token): boolean {
  const isOther = (LEGAL_WORDS.has(word) && !OF_NAMES.has(word)) || THANKS.has(word) || SMALL.has(word);
  return !isOther && !isMoneyWord(word, 'expense') && !isMoneyWord(word, 'income');
}
