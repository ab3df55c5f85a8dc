import { kindByStem } from '../bank-texts/lexicons.ts';
import { ownMoneyIn } from '../bank-texts/own-money.ts';
import { type Found, findPhrases, fold } from '../bank-texts/phrases.ts';
import { type Read, says, type TextReading } from '../bank-texts/text-reading.ts';
import { tokensOf } from '../bank-texts/tokens.ts';
import type { BankSense } from '../bank-texts/words/bank-words.ts';
import { CITIES, CITY_WORDS_MAX } from '../bank-texts/words/cities.ts';
import { isFirstName } from '../bank-texts/words/first-names.ts';
import { categoryId, parentOf } from '../ledger/category-slug.ts';
import type { CategoryLayer } from '../ledger/transaction.ts';
import { categoryOfStem, categoryPhrases, idOfSlug, localPhrases } from './category-phrases.ts';
import { type BookFinding, isPersonsName, merchantInBook, phraseInBook } from './merchant-book.ts';
import { chainAt } from './merchants/chain.ts';
import { COMPANY_FORMS, LEGAL_WORDS } from './merchants/legal-words.ts';
import type { SaidOfMerchant } from './merchants/merchant.ts';
import { isTransfer } from './merchants/names-in-text.ts';
import { titledPerson } from './merchants/titled-person.ts';
import { wholeTrade } from './words/around-names.ts';
import { REGIONS } from './words/regions.ts';
import { isSmallTown } from './words/towns.ts';
import { isMoneyWord, moneyWord, OF_AUTHORITIES } from './words-of-money.ts';

/**
 * The category that the words of an expense say, out of what the shipped lexicons know of banks and merchants;
 * `undefined` if they say none, or several. Moves between own accounts have none here but those that speak of savings
 * or repay a card: only their other side shows them (contract 2.13).
 */
export function expenseByWords(said: SaidOfMerchant, countries: ReadonlySet<string>, read: Read): Decision | undefined {
  const reading = withoutSurcharge(read(said.description));
  const names = namesOf(said, reading, countries);
  const called = moneyWord(reading, 'expense');
  const bank = called === 'none' ? undefined : (called ?? bankCategory(reading));
  if (bank !== undefined) return { categoryId: bank, layer: 'bank' };
  if (UTILITIES.test(said.merchantName ?? said.description)) return { categoryId: categoryId('water'), layer: 'words' };
  const own = called === 'none' || isInvestor(reading) ? undefined : ownMoneyIn(reading);
  const found = merchantDecision(names, reading, countries, own !== undefined);
  if (TOAST.test(said.description) && found?.layer !== 'book' && !isFood(found?.categoryId))
    return { categoryId: categoryId('restaurants'), layer: 'words' };
  if (found !== undefined && (PERSONAL.has(found.categoryId) || !isSaidTo(names, reading, found, countries)))
    return { categoryId: found.categoryId, layer: found.layer };
  if (own === 'savings') return { categoryId: categoryId('transfer-to-own-account'), layer: 'bank' };
  return own === 'card' && namesCardAlone(reading)
    ? { categoryId: categoryId('card-repayment'), layer: 'bank' }
    : undefined;
}

/** Whether the money went to somebody, so that other words are what the person said: “Jonas Brehm”, “Pizza Freitag”. */
function isSaidTo(
  [name]: readonly Name[],
  reading: TextReading,
  { layer, isFirst }: OfMerchant,
  countries: ReadonlySet<string>,
): boolean {
  if (says(reading, 'purchase') || name === undefined || isFirst) return false;
  if (titledPerson(reading.tokens) !== undefined) return true;
  if (!isTransfer(reading) && (layer === 'book' || isTradeInCapitals(name, reading, countries))) return false;
  if (says(reading, 'peer') && layer === 'words') return true;
  const [first = '', second = ''] = name.words;
  const isShort = name.words.length > 1 && name.words.length <= PERSON_WORDS_MAX;
  return isShort && [first, second].some(isFirstName);
}

const PERSON_WORDS_MAX = 4;

/** What people are paid for. */
const PERSONAL: ReadonlySet<number> = new Set(
  'rent housing doctor health personal-care childcare education family home-and-garden vehicle sport'
    .split(' ')
    .map(categoryId),
);

/** “PIZZERIA MARIO”: a machine wrote the word for a trade before somebody's name. */
function isTradeInCapitals({ words }: Name, { tokens }: TextReading, countries: ReadonlySet<string>): boolean {
  const isCapital = tokens.every(({ text }) => text === text.toUpperCase());
  return isCapital && soleCategory(words.slice(0, 1), countries) !== undefined;
}

/** A company whose name ends with a word for savings: “Castaño Inversiones SL”. */
function isInvestor({ tokens, bank, names }: TextReading): boolean {
  return bank.some(({ from, to, meanings }) => {
    const form = tokens[to]?.word ?? '';
    return meanings.has('savings') && names.includes(from - 1) && COMPANY_FORMS.has(form);
  });
}

/** To what a bank has charged for a purchase abroad: “HIPPIE ISLAND BUDAPEST … KOSTEN 0,15”. */
function withoutSurcharge(reading: TextReading): TextReading {
  const { tokens, bank, merchants, names } = reading;
  const isFee = ({ from, to, meanings }: Found<BankSense>) =>
    FEES.some((sense) => meanings.has(sense)) && from > (names[0] ?? from) && /\p{N}/u.test(tokens[to]?.word ?? '');
  const end = says(reading, 'purchase') ? bank.find(isFee)?.from : undefined;
  if (end === undefined) return reading;
  const isBefore = ({ to }: Pick<Found<string>, 'to'>) => to <= end;
  return {
    tokens: tokens.slice(0, end),
    bank: bank.filter(isBefore),
    merchants: merchants.filter(isBefore),
    names: names.filter((at) => at < end),
  };
}

/** Cities of the United States and Canada bill water, sewers and waste, and power in some. */
const UTILITIES = /\b(?:CITY|TOWN|VILLAGE|COUNTY) OF [\p{L} .]{3,30}\b(?:UTILIT|WATER|SEWER)/iu;

/** The tills of Toast stand where people eat and drink, whatever a name like “Wired Cup” says besides. */
const TOAST = /^\s*TST\s?[*-]/iu;

function isFood(category: number | undefined): boolean {
  return category !== undefined && [category, parentOf(category)].includes(categoryId('food-and-drink'));
}

/**
 * The category that the words of an income say: what it is called; else a refund, where a merchant is known for
 * spending alone, because shops pay nothing else. Who employs people or insures them says nothing.
 */
export function incomeByWords(said: SaidOfMerchant, countries: ReadonlySet<string>, read: Read): Decision | undefined {
  const reading = read(said.description);
  const word = moneyWord(reading, 'income') ?? paidByAuthority(said, read);
  const called = word === 'none' ? undefined : word;
  if (called !== undefined && called !== INVOICE) return { categoryId: called, layer: 'bank' };
  const isShop = namesOf(said, reading, countries).some(({ words, whole }) => {
    const named = words.filter((one) => !isMoneyWord(one, 'income'));
    const found = merchantInBook(named, whole, countries);
    return found !== undefined && SHOPS.has(found.category);
  });
  if (isShop) return { categoryId: REFUNDS, layer: 'book' };
  if (called !== undefined) return { categoryId: called, layer: 'bank' };
  const own = word === 'none' ? undefined : ownMoneyIn(reading);
  if (own === 'savings') return { categoryId: categoryId('transfer-from-own-account'), layer: 'bank' };
  const isRepaid = own === 'card' && namesCardAlone(reading) && reading.tokens.some((one) => REPAID.test(one.word));
  return isRepaid ? { categoryId: categoryId('card-repayment-received'), layer: 'bank' } : undefined;
}

/** A file may name an authority beside its text. */
function paidByAuthority({ merchantName }: SaidOfMerchant, read: Read): number | undefined {
  const word = merchantName === null ? undefined : moneyWord(read(merchantName), 'income');
  return [...OF_AUTHORITIES].map(categoryId).find((id) => id === word);
}

/** An issuer of cards pays rewards and refunds as well. */
const REPAID = /PAYMENT|^(PMT|PYMT|AUTOPAY|DIRECTPAY|THANK|MERCI|REPAYMENT)/u;

const REFUNDS = categoryId('refunds');

/** What a shop pays back has the number of its invoice, too. */
const INVOICE = categoryId('self-employment');

/** What people buy and bring back, and the tax office. */
const SHOPS: ReadonlySet<number> = new Set(
  `groceries restaurants coffee internet-and-phone electricity-and-gas home-and-garden public-transport taxi shopping
  clothing electronics books-and-hobbies gifts online-shopping subscriptions sport events travel flights hotels
  car-rental pharmacy personal-care pets fuel parking taxes`
    .split(/\s+/)
    .map(categoryId),
);

/** Cash, and what the bank takes for itself. */
function bankCategory(reading: TextReading): number | undefined {
  const kind = ownMoneyIn(reading);
  if (kind === 'cash') return categoryId('cash-withdrawal');
  if (kind === 'interest') return categoryId('interest-paid');
  const isFee = kind === 'returned' || (says(reading, ...FEES) && namesNobody(reading));
  return isFee ? categoryId('bank-fees') : undefined;
}

const FEES = ['fee', 'commission', 'upkeep'] as const;

function namesNobody(reading: TextReading): boolean {
  const { bank } = reading;
  const own = bank.filter(({ meanings }) => FEES.some((sense) => meanings.has(sense)));
  return reading.names.every((at) => own.some(({ from, to }) => from <= at && at < to));
}

/** Whether all that is named is a card or who issued it: “CREDIT CARD BOBS BARN” was paid by one. */
function namesCardAlone({ bank, names }: TextReading): boolean {
  const own = bank.filter(({ meanings }) => CARDS.some((sense) => meanings.has(sense)));
  return names.every((at) => own.some(({ from, to }) => from <= at && at < to));
}

const CARDS = ['cardDebt', 'cardIssuer', 'cardBank', 'cardBrand', 'ownAlone'] as const;

interface Name {
  readonly words: readonly string[];
  /** Without what stands behind a number, places, and legal forms. */
  readonly whole: string;
}

/**
 * The name that the source gives; what the text names; the same with the small words between, as in “Fogo de Chão”, or
 * the whole of a short text that names nobody, such as “SL”. The first that says anything decides.
 */
function namesOf(
  { merchantName }: SaidOfMerchant,
  reading: TextReading,
  countries: ReadonlySet<string>,
): readonly Name[] {
  const given = merchantName === null ? [] : [tokensOf(merchantName).map(({ word }) => word)];
  const named = reading.names.map((at) => reading.tokens[at]!.word);
  const [first = 0] = reading.names;
  const end = reading.tokens.findIndex(({ word }, at) => at > first && /\p{N}/u.test(word));
  const beforeNumber = reading.names.filter((at) => end < 0 || at < end).map((at) => reading.tokens[at]!.word);
  const spoken = reading.tokens
    .slice(first, (reading.names.at(-1) ?? SHORT_TEXT_WORDS - 1) + 1)
    .flatMap(({ word }) => (/^\p{N}+$/u.test(word) ? [] : [word]));
  return [
    ...given.map((words) => ({ words, whole: withoutTail(words, countries) })),
    { words: named, whole: withoutTail(beforeNumber, countries) },
    ...(spoken.length === named.length ? [] : [{ words: spoken, whole: withoutTail(spoken, countries) }]),
  ];
}

const SHORT_TEXT_WORDS = 2;

function withoutTail(words: readonly string[], countries: ReadonlySet<string>): string {
  let end = words.length;
  while (end > 1) {
    const [last, before] = [words[end - 1]!, end];
    if (LEGAL_WORDS.has(last) || REGIONS.has(last) || /^\p{N}+$/u.test(last)) end -= 1;
    for (let size = Math.min(CITY_WORDS_MAX, end - 1); size > 0; size -= 1) {
      const place = words.slice(end - size, end).join(' ');
      if (!CITIES.has(place) && !isSmallTown(place, countries)) continue;
      end -= size;
      break;
    }
    if (end === before) break;
  }
  return words.slice(0, end).join(' ');
}

/** The name decides, if it says anything; else the description. Money that only moves has no merchant. */
function merchantDecision(
  names: readonly Name[],
  reading: TextReading,
  countries: ReadonlySet<string>,
  isMoved: boolean,
): OfMerchant | undefined {
  const isToPerson = isTransfer(reading) && !says(reading, 'purchase');
  for (const [index, { words, whole }] of names.entries()) {
    const inText = merchantInBook(words, whole, countries);
    const given = isToPerson && isRemark(words, inText) ? undefined : inText;
    const found = given && longerIn(names.slice(index + 1), words.slice(0, given.to), countries, given);
    if (isMoved && index === names.length - 1 && found?.category !== SAVINGS) continue;
    if (found !== undefined) {
      const category = sold(found, words, countries) ?? found.category;
      return { categoryId: category, layer: 'book', isFirst: found.from === 0 };
    }
    const byChain = chainCategory(words, whole, countries);
    if (byChain !== undefined) return { categoryId: byChain, layer: 'book', isFirst: true };
    const spoken = soleCategory(words, countries, whole);
    if (spoken !== undefined) return { categoryId: spoken, layer: 'words', isFirst: false };
  }
  if (isMoved) return undefined;
  const isPerson = isToPerson && isFirstName(names[0]?.words[0] ?? '');
  const around = isPerson ? undefined : merchantInBook(wordsAround(reading), '', countries);
  if (around !== undefined) return { categoryId: around.category, layer: 'book', isFirst: true };
  const all = soleCategory(wordsOfOthers(reading), countries);
  return all === undefined ? undefined : { categoryId: all, layer: 'words', isFirst: false };
}

/** What people say behind somebody's name is no merchant, unless people are paid for it: “Elisa Zanini regalo”. */
function isRemark(words: readonly string[], found: BookFinding | undefined): boolean {
  if (found === undefined || words.length <= FULL_NAME_WORDS || !isFirstName(words[0]!)) return false;
  return !PERSONAL.has(found.category) && !(found.from === 0 && found.to > 1);
}

const FULL_NAME_WORDS = 2;

interface OfMerchant extends Decision {
  /** A merchant stands at the beginning of the name. */
  readonly isFirst: boolean;
}

/**
 * What a chain sells that stands at the beginning of a name. A single word is a chain's where it is all of a name, or
 * long enough.
 */
function chainCategory(words: readonly string[], whole: string, countries: ReadonlySet<string>): number | undefined {
  const chain = chainAt(words, countries);
  if (chain?.category === undefined) return undefined;
  const [first = ''] = words;
  const isSure = chain.words > 1 || first === whole || first.length >= CHAIN_CHARACTERS_MIN;
  return isSure && !(chain.words === 1 && isPersonsName(words, 0, first === whole)) ? chain.category : undefined;
}

const CHAIN_CHARACTERS_MIN = 6;

/** With what stands right before and behind the name: “El Jannah”, “TV 2 Play”, “V/Line”. */
function wordsAround({ tokens, names }: TextReading): readonly string[] {
  return tokens.slice(Math.max(0, (names[0] ?? 0) - 1), (names.at(-1) ?? 1) + 2).map(({ word }) => word);
}

/**
 * Without what says how people paid: a friend's “przelew na telefon” is no telephone bill, and “Stichting Mollie
 * Payments” no charity.
 */
function wordsOfOthers({ tokens, bank }: TextReading): readonly string[] {
  const own = bank.filter(
    ({ from, to, meanings }) => meanings.has('peer') || (to > from + 1 && meanings.has('channel')),
  );
  return tokens.filter((_, at) => !own.some(({ from, to }) => from <= at && at < to)).map(({ word }) => word);
}

/** What the text says behind a name that it goes on from: “Costco Gas”, where the name is “Costco”. */
function longerIn(
  texts: readonly Name[],
  name: readonly string[],
  countries: ReadonlySet<string>,
  given: BookFinding,
): BookFinding {
  const text = texts.find(({ words }) => name.every((word, at) => words[at] === word))?.words ?? [];
  const longer = text.slice(0, phraseInBook(text, countries));
  return longer.length > given.to ? (merchantInBook(longer, longer.join(' '), countries) ?? given) : given;
}

const SAVINGS = categoryId('savings-and-investments');

/** What a shop sells besides, if the words right behind its name say so: “Asda petrol”, “Walmart pharmacy”. */
function sold({ category, to }: BookFinding, words: readonly string[], countries: ReadonlySet<string>) {
  const besides = ASIDE.has(category) ? soleCategory(words.slice(to, to + 1), countries) : undefined;
  return besides !== undefined && BESIDES.has(besides) ? besides : undefined;
}

const ASIDE: ReadonlySet<number> = new Set(['groceries', 'shopping', 'home-and-garden'].map(categoryId));
const BESIDES: ReadonlySet<number> = new Set(
  ['fuel', 'health', 'pharmacy', 'doctor', 'restaurants', 'coffee', 'insurance', 'internet-and-phone'].map(categoryId),
);

/** The category with the most words for it; with as many for another one, what both are part of. */
function soleCategory(words: readonly string[], countries: ReadonlySet<string>, whole?: string): number | undefined {
  const isTelling = (one: Found<string>) => !isOfPerson(words, one, whole);
  const isTrade = (at: number) => at === 0 || (at > 1 && at === words.length - 1);
  const wholeWords = words.map((word, at) => (isTrade(at) ? fold(wholeTrade(word, countries) ?? word) : word));
  // The last word, and the one before a town: “FIRST CHOICE HAIRCUTTE HALIFAX”.
  const lasts = new Set([words.length, whole?.split(' ').length]);
  const mayBeCut = wholeWords.map((word, at) => at > 0 && lasts.has(at + 1) && /^\p{L}{4,}$/u.test(word));
  const everywhere = findPhrases(categoryPhrases(), wholeWords, mayBeCut).filter(isTelling);
  const telling = [...everywhere, ...stemsIn(wholeWords, everywhere)].filter(saysCategory);
  const found =
    telling.length > 0 ? telling : findPhrases(localPhrases(countries), wholeWords, mayBeCut).filter(isTelling);
  const votes = new Map<number, number>();
  for (const { from, to, meanings } of found) {
    for (const id of mostTelling([...meanings].flatMap((slug) => idOfSlug(slug) ?? []))) {
      votes.set(id, (votes.get(id) ?? 0) + to - from);
    }
  }
  const most = Math.max(...votes.values());
  const best = mostTelling([...votes].flatMap(([id, count]) => (count === most ? [id] : [])));
  const parents = new Set(best.map(parentOf));
  return best.length === 1 ? best[0] : parents.size === 1 ? [...parents].find((id) => id > 0) : undefined;
}

/** Some words are known to say none: customers of one kind have expenses of too many sorts. */
function saysCategory({ meanings }: Found<string>): boolean {
  return [...meanings].some((slug) => idOfSlug(slug) !== undefined);
}

/** A first name, or the word behind one, in a text that may be no more than somebody’s name. */
function isOfPerson(words: readonly string[], { from, to }: Found<string>, whole: string | undefined): boolean {
  const word = words[from]!;
  if (to > from + 1 || word === whole || words.length < 2) return false;
  return isFirstName(word) || (from === 1 && words.length === 2 && isFirstName(words[0]!));
}

/** Without categories of which a finer one is there as well. */
function mostTelling(ids: readonly number[]): readonly number[] {
  return ids.filter((id) => !ids.some((other) => parentOf(other) === id));
}

function stemsIn(words: readonly string[], found: readonly Found<string>[]): readonly Found<string>[] {
  return words.flatMap((word, at) => {
    const kinds = found.some(({ from, to }) => from <= at && at < to) ? undefined : kindByStem(word);
    if (kinds === undefined) return [];
    return [{ from: at, to: at + 1, meanings: new Set([...kinds].map(categoryOfStem)) }];
  });
}

export interface Decision {
  readonly categoryId: number;
  readonly layer: CategoryLayer;
}
