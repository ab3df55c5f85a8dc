import { ownMoneyIn } from '../../bank-texts/own-money.ts';
import { findPhrases, UNSPACED } from '../../bank-texts/phrases.ts';
import { type Read, readText, says, type TextReading } from '../../bank-texts/text-reading.ts';
import { type Token, tokensOf, withoutFrames } from '../../bank-texts/tokens.ts';
import { isFirstName } from '../../bank-texts/words/first-names.ts';
import { categoryId } from '../../ledger/category-slug.ts';
import { phraseInBook } from '../merchant-book.ts';
import {
  COUNTRY_WORDS,
  LEADING,
  OF_NAMES,
  OPENING,
  PAID_FOR,
  PURPOSES,
  THANKS,
  TRADES,
  TRANSFERS,
  wholeTrade,
} from '../words/around-names.ts';
import { BRAND_PHRASES, BRANDS_WHOLE, brandsBeginning } from '../words/brands.ts';
import { companies } from '../words/companies.ts';
import { japaneseCompany } from '../words/japanese-names.ts';
import { REGIONS } from '../words/regions.ts';
import { isSmallTown } from '../words/towns.ts';
import { isMoneyWord, moneyWord } from '../words-of-money.ts';
import { cardIssuer } from './card-issuer.ts';
import { chainAt } from './chain.ts';
import { isKindOfPayment, isNobody, isRepeated } from './given-name.ts';
import { japaneseName } from './japanese-name.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { certainMerchant, isWallet, type SaidOfMerchant } from './merchant.ts';
import { behindProcessor, isLargePlace, READ_CHARACTERS, separated, withoutTown } from './merchant-name.ts';
import { type InBook, isOfState, namesIn } from './names-in-text.ts';
import { endsWithTown, withoutCutTown, withoutLastTown, withoutTownOfRegion } from './printed-town.ts';
import { titledPerson } from './titled-person.ts';
import { endsAddress, SMALL, writtenName } from './written-name.ts';

interface Asked {
  /** Where short names of the book of merchants count (`countriesOfCurrency`). */
  readonly countries: ReadonlySet<string>;
  readonly read: Read;
}

interface ReadableNameOptions extends Partial<Asked> {
  /** What `certainMerchant` says, for whoever has asked it. */
  readonly known?: string | null;
}

/**
 * The name of the other party as people read it, out of what a bank prints: “Zara” in `Compra Zara 545, Madrid, Tarjeta
 * ****4727`, “Marta Gil” in `Transferencia De Marta Gil, Concepto Alquiler`. What the source gives as a name loses
 * numbers, towns and legal forms where a machine printed it. `null` where nobody is named, or the text is in a person's
 * own words.
 *
 * It is for showing alone. Rules and bills know a payment by `certainMerchant`, which answers only where it is sure.
 */
export function readableName(
  said: SaidOfMerchant,
  { countries = NOWHERE, read = readText, known = certainMerchant(said, read) }: ReadableNameOptions = {},
): string | null {
  const { description, merchantName } = said;
  if (known !== null && (BRANDS.has(known) || (merchantName !== null && isWallet(merchantName)))) return known;
  const spoken = { text: description, isGiven: false, countries };
  if (merchantName === null) return issuerRepaid(description, read) ?? printedName(spoken, read) ?? known;
  const person = turnedPerson(said, { countries, read });
  if (person !== undefined) return person;
  const other = isNobody(merchantName, read) ? printedName(spoken, read) : undefined;
  // The text is all that names somebody.
  if (isKindOfPayment(merchantName, read)) return other ?? printedName({ ...spoken, isGiven: true }, read) ?? null;
  const text = isRepeated(merchantName, description, read) ? merchantName.toUpperCase() : merchantName;
  const isBought = text.length <= GIVEN_CHARACTERS_MAX && says(read(description), 'purchase');
  return other ?? printedName({ text, isGiven: true, isBought, countries }, read) ?? known;
}

const GIVEN_CHARACTERS_MAX = 60;

function issuerRepaid(description: string, read: Read): string | undefined {
  if (description.length > BANK_TEXT_CHARACTERS_MAX) return undefined;
  const reading = read(description);
  return ownMoneyIn(reading) === 'card' ? cardIssuer(reading, read) : undefined;
}

const BANK_TEXT_CHARACTERS_MAX = 1_000;

const NOWHERE: ReadonlySet<string> = new Set();

const BRANDS: ReadonlySet<string> = new Set(BRAND_PHRASES.map(([name]) => name));

interface Printed {
  readonly text: string;
  /** The source gives it as a name. */
  readonly isGiven: boolean;
  /** The rest of the text speaks of a purchase. */
  readonly isBought?: boolean;
  /** In which short names of the book of merchants count. */
  readonly countries: ReadonlySet<string>;
}

function printedName({ text, isGiven, isBought = false, countries }: Printed, read: Read): string | undefined {
  const party = isGiven ? MOVED.exec(text)?.[1] : undefined;
  if (party !== undefined) return printedName({ text: party, isGiven, countries }, read) ?? party;
  const { text: rest, isProcessed } = behindProcessor(separated(withSeparators(text)), read);
  const person = PERSON.exec(rest)?.[1];
  if (person !== undefined) return writtenName(tokensOf(person));
  const reading = read(rest);
  const titled = says(reading, 'purchase') ? undefined : titledPerson(reading.tokens);
  if (titled !== undefined) return writtenName(titled);
  const isName = isGiven || isProcessed || DESJARDINS.test(text) || SENDER.test(text);
  const line = text.slice(0, READ_CHARACTERS);
  // A frame shows a bank that puts the other party between other things.
  const isBanks = withoutFrames(line) !== line || isPrinted(rest, reading) || isInTown(reading, countries);
  if (!isName && (namesNoMerchant(reading) || !isBanks)) return undefined;
  const inBook: InBook = (tokens) => phraseInBook(wordsOf(tokens), countries);
  const isMachines =
    isPrintedName(rest, reading) ||
    hasPrintedTown(reading, countries) ||
    (isBought && isBrandInTown(reading, { countries, inBook }));
  if (!isProcessed && isGiven && !isMachines) return undefined;
  const style: Style = {
    // People pay each other by such an app, whatever shop is called as they are.
    isPerson: says(reading, 'peer'),
    hasTown: says(reading, 'purchase') || !reading.tokens.some(({ word }) => TRANSFERS.has(word)),
    hasPurpose: !isGiven,
    countries,
    inBook,
    isLatin: /^[ -~]*$/.test(text),
    isCut: says(reading, 'purchase') || (isGiven && REGIONS.has(reading.tokens.at(-1)?.text ?? '')),
  };
  const runs = namesIn(reading, inBook);
  const turned = style.isPerson ? turnedName(reading, runs[0]) : undefined;
  if (turned !== undefined) return turned;
  for (const run of runs) {
    const said = run.map((at) => reading.tokens[at]!);
    const tokens = withoutPrintedTown(reading, said, { ...style, text, run });
    // A place alone is where somebody was paid.
    if (runs.length === 1 && isPlaceAlone(tokens) && inBook(tokens) === 0) continue;
    const name = UNSPACED.test(rest)
      ? japaneseName(rest, tokens.find((token) => isNamed(token) && !PAID_FOR.has(token.word))?.text)
      : (companyIn(reading, run[0]!, style) ??
        (style.isPerson ? written(withoutEnds(beforePurpose(tokens), style)) : merchantOf(tokens, style)));
    if (name !== undefined) return name;
  }
  return leadingName(reading, inBook);
}

/** Some banks write how the money moved before the name: “Bonifico a Giuseppe Locatelli”. */
const MOVED =
  /^(?:bonifico(?: istantaneo)? (?:a favore di|a|da)|accredito|addebito diretto|virement (?:à|a|de)|transferencia (?:a favor )?de|überweisung an|overschrijving naar) (\p{Lu}.+)$/iu;

function isPlaceAlone(tokens: readonly Token[]): boolean {
  const place = REGIONS.has(tokens.at(-1)!.text) ? tokens.slice(0, -1) : tokens;
  return isLargePlace(wordsOf(place.length > 0 ? place : tokens).join(' '));
}

/** Without a town that the bank's wording shows. */
function withoutPrintedTown(
  reading: TextReading,
  said: readonly Token[],
  { text, run, isPerson, isCut, countries, inBook }: Style & { readonly text: string; readonly run: readonly number[] },
): readonly Token[] {
  const plain = endsWithTown(text) ? withoutLastTown(said, { countries, inBook }) : said;
  return withoutTownOfRegion(reading, run, isCut && !isPerson ? withoutCutTown(plain, inBook) : plain);
}

/** “BRUNNER, ANDREA”, of whom a friend would say Andrea Brunner. */
function turnedName({ tokens }: TextReading, run: readonly number[] | undefined): string | undefined {
  const [surname, first] = [tokens[run?.[0] ?? -1], tokens[(run?.[0] ?? -1) + 1]];
  if (surname?.behind !== ',' || first === undefined) return undefined;
  const isWhole = run![0] === tokens.length - 2 && [surname, first].every(({ text }) => /^\p{Lu}{3,}$/u.test(text));
  if (!isWhole && !isFirstName(first.word)) return undefined;
  return writtenName([{ ...first, behind: '' }, surname]);
}

/** “MÄKINEN LAURA”: where lists of people begin with the surname, so do the banks. */
function turnedPerson({ description, merchantName }: SaidOfMerchant, { countries, read }: Asked): string | undefined {
  if (!TWO_WORDS.test(merchantName ?? '') || !SURNAME_FIRST.some((one) => countries.has(one))) return undefined;
  const [surname, first] = tokensOf(merchantName!);
  const isTurned = isFirstName(first!.word) && !isFirstName(surname!.word) && !TRADES.has(surname!.word);
  return isTurned && !says(read(description), 'purchase') ? writtenName([first!, surname!]) : undefined;
}

const TWO_WORDS = /^\p{Lu}{3,30} \p{Lu}{3,30}$/u;

const SURNAME_FIRST = ['BE', 'CZ', 'FI', 'HU', 'IT', 'PL', 'SK'];

/** A title or initials and a surname, before whatever the person wrote: “MR J BOOTS CINEMA TKTS FPI”. */
const PERSON =
  /^((?:MR|MRS|MS|MISS)\.?(?: \p{Lu}(?=[ ,])){1,2},? \p{Lu}[\p{Lu}'’-]+|\p{Lu} \p{Lu}[\p{Lu}'’-]{2,}(?=.*\bFP[IO]$))/u;

/** What a text shows of the kind of name that it has. */
interface Style {
  readonly isPerson: boolean;
  /** A town may stand behind the name, which the text of a transfer never has. */
  readonly hasTown: boolean;
  /** Words for the money itself may stand behind the name. */
  readonly hasPurpose: boolean;
  /** Where the payment was probably made. */
  readonly countries: ReadonlySet<string>;
  readonly inBook: InBook;
  /** The bank prints no other letters, so neither does the name. */
  readonly isLatin: boolean;
  /** A terminal printed it, which cuts towns off. */
  readonly isCut: boolean;
}

/** The company that the words around a name are known for: “IndiGo” in `INTERGLOBE AVIATION LTD`. */
function companyIn(
  { tokens }: TextReading,
  at: number,
  { countries, isLatin }: Pick<Style, 'countries' | 'isLatin'>,
): string | undefined {
  const words = wordsOf(tokens);
  const found = findPhrases(companies(), words).find(({ from, to }) => from <= at && at < to);
  if (found !== undefined) return [...found.meanings][0];
  return countries.has('JP') && !isLatin ? japaneseCompany(words.join(' ')) : undefined;
}

/** `SL /25-12-15`, `KLARNA AB 1771`: a company that has the name of a channel, where nobody else is named. */
function leadingName(reading: TextReading, inBook: InBook): string | undefined {
  const { tokens } = reading;
  if (says(reading, 'fee', 'commission', 'upkeep')) return undefined;
  const known = inBook(tokens);
  const form = tokens.slice(1, known).findIndex((token) => !isNoForm(token));
  if (known > 0) return brandAt(tokens) ?? written(tokens.slice(0, form < 0 ? known : form + 1));
  const legal = tokens.findIndex(({ word }) => LEGAL_WORDS.has(word));
  return legal > 0 && tokens.slice(0, legal).every(isNamed) ? written(tokens.slice(0, legal)) : undefined;
}

/**
 * Banks of India print `UPI-SHOP-ID@BANK-…`: there, a dash separates. A comma does so behind a space, too. Desjardins
 * prints `Achat /SHOP`. “B & Q” is one word.
 */
function withSeparators(text: string): string {
  const line = withoutFrames(text.slice(0, READ_CHARACTERS)).replace(/ (?:UL|ul)\. ?\p{Lu}.*$/u, '');
  const plain = (/[\u3000\uFF01-\uFF9F]/u.test(line) ? line.normalize('NFKC') : line)
    .replace(/ +,/g, ',')
    .replace(/(\p{L}) & (?=\p{L})/gu, '$1&')
    .replace(GLUED_NUMBER, '$1 ')
    .replace(/(?<=\p{Ll})(?=(?:GmbH|AG|SE|KG)$)/u, ' ')
    .replace(COLLECTED_BY, ' ')
    .replace(/ Notanr \d+$/u, '')
    .replace(DESJARDINS, '')
    .replace(SENDER, '$1')
    .replace(BENEFICIARY, '$1, $2')
    .replace(BEHIND_REFERENCE, '$1, $2')
    .replace(/^(?:Withdrawal|Deposit) (?:from|to) (?=\p{Lu}{2})/u, '');
  return /^(?:UPI|NEFT|RTGS|IMPS|ACH|BILLPAY)\b/u.test(plain) ? plain.replace(/-/g, ', ') : plain;
}

/** The number of a shop: `SALONCENTRIC5918 TEXAS`. */
const GLUED_NUMBER = /(?<=^|\d[. ])(\p{L}{5,})(?!\d000\b)\d{2,5}(?= \p{L})/gu;

/** Who takes the money for a shop, which is named before: “Airbnb by Adyen”. */
const COLLECTED_BY = / (?:by|via) (?:adyen|mollie|globalcollect|cm payments|buckaroo|stripe|pay\.nl|worldline)\b/giu;

const DESJARDINS = /^(?:achat|paiement|dépôt|virement|retrait)\b[^/]{0,40}(?<!\d)\/(?:paie ?\/?)?/iu;

/**
 * Whose account money comes from, where the text has no label for whom it goes to; where a card was used in a town of
 * Poland; from or to whom a Belgian bank moved money.
 */
const SENDER =
  /^(?!.*\bnazwa odbiorcy:).*(?:\bnazwa nadawcy: *|\bmiasto: [^:]{2,30} adres: *|^(?:europese|overschrijving|doorlopende|instant)[^:]{0,40}\b(?:van|naar): *)(.{1,60}?) (?:tytuł:|adres:|data i czas|mandaatnummer:|mededeling:|[A-Z]{2}\d{14}\b).*$/iu;

/** BNP Paribas: what a transfer is for stands before whom it goes to. */
const BENEFICIARY = /^(VIR(?:EMENT)? SEPA(?: INST)? EMIS) .*?\/BEN (.+?)(?: \/REF.*)?$/iu;

/** Santander in the United Kingdom: so does what somebody wrote. */
const BEHIND_REFERENCE = /^(FASTER PAYMENTS RECEIPT) REF\..{1,40}? FROM (.+)$/iu;

/**
 * Cash, fees and moves between own accounts, unless a label says whom the money went to. A shop that pays back is
 * named: “STORNO PAGAMENTO POS DECATHLON”.
 */
function namesNoMerchant(reading: TextReading): boolean {
  const own = ownMoneyIn(reading);
  const isOwnOrNone = own === undefined || own === 'returned';
  if (isOwnOrNone && moneyWord(reading, 'expense') === BANK_FEES) return true;
  if (own === 'returned') return says(reading, 'fee', 'commission', 'interest');
  if (own === undefined) return says(reading, 'cash') && !says(reading, 'purchase');
  return own !== 'savings' && !says(reading, 'payee');
}

/** Whether a machine wrote the text: in capitals, or with words and long numbers of a bank. */
function isPrinted(text: string, reading: TextReading): boolean {
  if (text === text.toUpperCase() || says(reading, 'purchase', 'standing', 'payee')) return true;
  if (CODE.test(text)) return true;
  if (text === text.toLowerCase()) return /\p{N}{4}/u.test(text) || says(reading, 'peer');
  return says(reading, 'channel', 'invoice', 'peer') || UNSPACED.test(text) || isCapitalName(reading);
}

/** “Geico Prem Coll RAKQA8C5MANP”: nobody writes such a reference. */
const CODE = /\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{8,}$/u;

/** “Corner Bakehouse Auckland”: a town ends a text that is in capital initials throughout. */
function isInTown({ tokens }: TextReading, countries: ReadonlySet<string>): boolean {
  const isTitle = tokens.every(({ text }) => /^[\p{Lu}\p{N}]/u.test(text));
  const last = tokens.at(-1)?.word ?? '';
  return isTitle && tokens.length > 1 && (isLargePlace(last) || isSmallTown(last, countries));
}

/** “Restaurant De Waag DEVENTER”: only the town is in capitals. */
function hasPrintedTown(reading: TextReading, countries: ReadonlySet<string>): boolean {
  return /^\p{Lu}{4,}$/u.test(reading.tokens.at(-1)?.text ?? '') && isInTown(reading, countries);
}

/** “Bruna Zeist”: a name that the book knows, in a town. */
function isBrandInTown({ tokens }: TextReading, { countries, inBook }: Pick<Style, 'countries' | 'inBook'>): boolean {
  const [brand, town] = [tokens.slice(0, -1), tokens.at(-1)];
  if (town === undefined || !(isLargePlace(town.word) || isSmallTown(town.word, countries))) return false;
  return inBook(tokens) === brand.length && !brand.some(({ word }) => TRADES.has(word));
}

/** “Lön VOLVO”: all words but those for the money are in capitals, and a person would not write so. */
function isCapitalName({ tokens, names }: TextReading): boolean {
  const named = names.map((at) => tokens[at]!).filter(isNamed);
  return (
    named.length > 0 &&
    !named.includes(tokens[0]!) &&
    named.every(({ text }) => /^\p{Lu}[\p{Lu}\p{P}]{2,}$/u.test(text))
  );
}

/** Whether a machine wrote the name that the source gives. */
function isPrintedName(name: string, { tokens }: TextReading): boolean {
  const isPlain = name === name.toUpperCase() || name === name.toLowerCase();
  return isPlain || /\p{N}|\*/u.test(name) || tokens.some(({ word }) => LEGAL_WORDS.has(word));
}

const NAME_WORDS_MAX = 6;

function merchantOf(run: readonly Token[], style: Style): string | undefined {
  const { inBook, countries } = style;
  const whole = beforePurpose(run);
  // “Air France” ends with a country, and “naturgy iberia” is Naturgy.
  const isWhole = COUNTRY_WORDS.has(whole.at(-1)?.word ?? '') && inBook(whole) === whole.length;
  const tokens = isWhole ? whole : withoutEnds(beforeForm(whole, countries), style);
  const known = knownEnd(tokens, inBook(tokens));
  const name = known > 0 ? withoutDomain(tokens.slice(0, known), inBook) : tokens;
  const chain = chainAt(wordsOf(tokens), countries);
  const isChain = chain !== undefined && chain.words >= known && isOfChain(tokens, chain.words);
  const brand = brandAt(tokens) ?? BRANDS_WHOLE.get(wordsOf(name).join(' '));
  return brand ?? (isChain ? chain.name : written(withWholeTrades(name, countries)));
}

/** To the legal form of a company, behind which stands what is paid: “TRØNDELAGKRAFT AS Strøm”. */
function beforeForm(tokens: readonly Token[], countries: ReadonlySet<string>): readonly Token[] {
  const isNordic = countries.has('NO') || countries.has('DK');
  const form = isNordic ? tokens.findIndex(({ word }, at) => at > 0 && word === 'AS' && isNamed(tokens[at - 1]!)) : -1;
  return form > 0 ? tokens.slice(0, form) : tokens;
}

/** “Farmácia dos Clérigos” for `FARM DOS CLERIGOS`, “Rathfarnham Medical Centre” for `RATHFARNHAM MEDICAL CENT`. */
function withWholeTrades(tokens: readonly Token[], countries: ReadonlySet<string>): readonly Token[] {
  return tokens.map((token, at) => {
    const isCapital = token.text === token.word;
    const mayBeCut = at === 0 ? tokens.length > 1 : at > 1 && at === tokens.length - 1 && isCapital;
    const whole = mayBeCut ? wholeTrade(token.word, countries) : undefined;
    if (whole === undefined) return token;
    const text = isCapital ? whole.toUpperCase() : whole[0]!.toUpperCase() + whole.slice(1);
    return { ...token, text, behind: at === 0 ? '' : token.behind };
  });
}

/** Whether a name ends with the words of a chain, or says no more behind them than where the shop is. */
function isOfChain(tokens: readonly Token[], words: number): boolean {
  const behind = tokens.slice(words);
  const goesOn = tokens[words - 1]!.behind === '-' || behind.some(({ word }) => SMALL.has(word) || TRADES.has(word));
  const isSite = behind.length > 0 && isLargePlace(behind[0]!.word);
  return behind.length === 0 || (!goesOn && (words > 1 || behind.length === 1 || isSite));
}

const BANK_FEES = categoryId('bank-fees');

/** The words as people write them; `undefined` for too many, and for what names nobody. */
function written(tokens: readonly Token[]): string | undefined {
  const isNobody =
    tokens.every(({ word }) => PAID_FOR.has(word) || COUNTRY_WORDS.has(word)) ||
    (!isNamed(tokens[0]!) && moneyWord({ tokens }, 'expense') === BANK_FEES);
  return tokens.length > NAME_WORDS_MAX || isNobody ? undefined : writtenName(tokens);
}

/** To the first word for what is paid, and to the end of a domain: “Mall.cz”. */
function beforePurpose(tokens: readonly Token[]): readonly Token[] {
  const lead = tokens.findIndex(({ word }) => !LEADING.has(word) && !PURPOSES.has(word));
  const purpose = tokens.findIndex(({ word }, at) => at > lead && PURPOSES.has(word));
  const before = purpose > 0 ? tokens.slice(0, purpose) : tokens;
  const domain = before.findIndex((token, at) => at > 0 && endsAddress(before[at - 1]!, token));
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
  const [last, next] = [tokens[known - 1]!, tokens[known]];
  const goesOn = last.behind === '-' || SMALL.has(last.word) || SMALL.has(next?.word ?? '');
  return known < tokens.length && goesOn ? 0 : known;
}

/** “ASOS.COM” is ASOS, which the book knows by itself. */
function withoutDomain(tokens: readonly Token[], inBook: InBook): readonly Token[] {
  const name = tokens.slice(0, -1);
  const isDomain = name.at(-1)?.behind === '.' && inBook(name) === name.length;
  return isDomain ? name : tokens;
}

/** Without legal forms and words for the money itself at either end, and without towns behind the name. */
function withoutEnds(tokens: readonly Token[], style: Style): readonly Token[] {
  const { hasTown, hasPurpose, countries } = style;
  const placed = hasTown ? withoutTown(tokens, countries) : tokens;
  const isOfName = hasPurpose ? isNamed : isNoForm;
  const start = placed.findIndex(
    (token, at) =>
      (isNamed(token) && !LEADING.has(token.word)) ||
      OPENING.has(token.word) ||
      isOfState(token.word, placed[at + 1]?.word),
  );
  const first = start < 0 ? placed.findIndex(({ word }) => !LEADING.has(word)) : start;
  const rest = placed.slice(Math.max(0, first), placed.findLastIndex(isOfName) + 1);
  // “Bristol City Council” is no town.
  if (rest.length === 0 || isLargePlace(wordsOf(rest).join(' '))) return tokens;
  // “Prime Grill” is more than what it is.
  if (hasPurpose && rest.length === 1 && first === 1 && tokens[0]!.behind === '' && TRADES.has(rest[0]!.word))
    return placed.slice(0, 2);
  return rest.length === tokens.length ? rest : withoutEnds(rest, style);
}

function isNamed(token: Token): boolean {
  const { word } = token;
  return isNoForm(token) && !isMoneyWord(word, 'expense') && !isMoneyWord(word, 'income');
}

/** “Ludlow & Co” is more than a legal form. */
function isNoForm({ word, before }: Token): boolean {
  return before === '&' || !((LEGAL_WORDS.has(word) && !OF_NAMES.has(word)) || THANKS.has(word) || SMALL.has(word));
}
