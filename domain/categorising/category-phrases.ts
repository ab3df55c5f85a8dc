import { bankPhrases } from '../bank-texts/lexicons.ts';
import { lazyBook, type PhraseBook, phraseBook } from '../bank-texts/phrases.ts';
import type { MerchantKind, MerchantWords } from '../bank-texts/words/merchant-words.ts';
import { MERCHANT_WORDS } from '../bank-texts/words/merchants/merchant-lists.ts';
import { categoryId } from '../ledger/category-slug.ts';
import { LOCAL_TRADES } from './words/local-trades/pages.ts';
import { TRADE_WORDS } from './words/trades.ts';
import { VAGUE } from './words/vague.ts';

/**
 * The category of most merchants of a kind, where their words do not say more. `none`: customers of one kind have
 * expenses of too many sorts.
 */
const OF_KIND: Readonly<Record<MerchantKind, string>> = {
  insurance: 'insurance',
  tax: 'taxes',
  membership: 'none',
  charity: 'donations',
  domain: 'subscriptions',
  software: 'subscriptions',
  streaming: 'subscriptions',
  news: 'subscriptions',
  telecom: 'internet-and-phone',
  utility: 'electricity-and-gas',
  housing: 'rent',
  loan: 'loan-payments',
  education: 'education',
  fitness: 'sport',
  security: 'none',
  pass: 'subscriptions',
  groceries: 'groceries',
  'eating-out': 'restaurants',
  fuel: 'fuel',
  health: 'doctor',
  clothes: 'clothing',
  home: 'home-and-garden',
  electronics: 'electronics',
  travel: 'travel',
  leisure: 'leisure',
  care: 'personal-care',
  marketplace: 'online-shopping',
};

/** The same for long words that have the stem of a kind in them, which says less: “Stadtwerke” sell water, too. */
const OF_STEM: Readonly<Partial<Record<MerchantKind, string>>> = {
  utility: 'housing',
  groceries: 'food-and-drink',
  fuel: 'transport',
  health: 'health',
};

/** Categories by the words of merchants, as slugs. `none`: the words are known, and say no category. */
export const categoryPhrases: () => PhraseBook<string> = lazyBook(() => categoryBook(MERCHANT_WORDS, TRADE_WORDS));

/** Without single words that are a preposition or a label of banks somewhere. `trades` are phrases by slug. */
export function categoryBook(
  merchants: readonly MerchantWords[],
  trades: Readonly<Record<string, string>>,
): PhraseBook<string> {
  const { meanings, beginnings } = phraseBook([
    ...merchants.flatMap(({ kind, phrases, finer = {} }): [string, string][] => [
      [OF_KIND[kind], phrases],
      ...Object.entries(finer),
    ]),
    ...Object.entries(trades),
  ]);
  const isClear = (phrase: string) =>
    phrase.includes(' ') ||
    (phrase.length > 1 && !VAGUE.has(phrase) && bankPhrases().meanings.get(phrase)?.has('small') !== true);
  return { beginnings, meanings: new Map([...meanings].filter(([phrase]) => isClear(phrase))) };
}

/** The slug of the category of a kind whose stem a word has. */
export function categoryOfStem(kind: MerchantKind): string {
  return OF_STEM[kind] ?? OF_KIND[kind];
}

/** The id, or `undefined` for `none`. */
export function idOfSlug(slug: string): number | undefined {
  return slug === 'none' ? undefined : categoryId(slug);
}

/** What shops call themselves in the languages of the given countries. */
export function localPhrases(countries: ReadonlySet<string>): PhraseBook<string> {
  const known = LOCAL_BOOKS.get(countries);
  if (known !== undefined) return known;
  const near = Object.entries(LOCAL_TRADES).filter(([where]) => where.split(' ').some((one) => countries.has(one)));
  const book = phraseBook(near.flatMap(([, bySlug]) => Object.entries(bySlug)));
  LOCAL_BOOKS.set(countries, book);
  return book;
}

/** By the countries of a currency, of which there is one set for each. */
const LOCAL_BOOKS = new WeakMap<ReadonlySet<string>, PhraseBook<string>>();
