import { fold, lazyBook, type PhraseBook, phraseBook } from '../lexicon/phrases.ts';
import { BANK_PHRASES } from '../lexicon/vocabulary.ts';
import { CARE } from './care.ts';
import { CHARITY } from './charity.ts';
import { CLOTHES } from './clothes.ts';
import { DOMAIN } from './domain.ts';
import { EATING_OUT } from './eating-out.ts';
import { EDUCATION } from './education.ts';
import { ELECTRONICS } from './electronics.ts';
import { FITNESS } from './fitness.ts';
import { FUEL } from './fuel.ts';
import { GROCERIES } from './groceries.ts';
import { HEALTH } from './health.ts';
import { HOME } from './home.ts';
import { HOUSING } from './housing.ts';
import { INSURANCE } from './insurance.ts';
import { LEISURE } from './leisure.ts';
import { LOAN } from './loan.ts';
import { MARKETPLACE } from './marketplace.ts';
import { MEMBERSHIP } from './membership.ts';
import { allPhrases, CONTRACT_KINDS, type MerchantKind, type MerchantWords } from './merchant-words.ts';
import { NEWS } from './news.ts';
import { PASS } from './pass.ts';
import { SECURITY } from './security.ts';
import { SOFTWARE } from './software.ts';
import { STEMS } from './stems.ts';
import { STREAMING } from './streaming.ts';
import { TAX } from './tax.ts';
import { TELECOM } from './telecom.ts';
import { TRAVEL } from './travel.ts';
import { UTILITY } from './utility.ts';

/** By kind. */
export const MERCHANT_WORDS: readonly MerchantWords[] = [
  INSURANCE,
  TAX,
  MEMBERSHIP,
  CHARITY,
  DOMAIN,
  SOFTWARE,
  STREAMING,
  NEWS,
  TELECOM,
  UTILITY,
  HOUSING,
  LOAN,
  EDUCATION,
  FITNESS,
  SECURITY,
  PASS,
  GROCERIES,
  EATING_OUT,
  FUEL,
  HEALTH,
  CLOTHES,
  HOME,
  ELECTRONICS,
  TRAVEL,
  LEISURE,
  CARE,
  MARKETPLACE,
];

const CONTRACTS: ReadonlySet<string> = new Set(CONTRACT_KINDS);

/** Whether customers have a contract with a merchant of this kind, rather than visit it when they want to. */
export function isContract(kind: MerchantKind): boolean {
  return CONTRACTS.has(kind);
}

/** What merchants are, by the words of their names. */
export const MERCHANT_PHRASES: PhraseBook<MerchantKind> = lazyBook(() =>
  withoutAmbiguous(phraseBook(MERCHANT_WORDS.map((words) => [words.kind, allPhrases(words)]))),
);

/** Without single words that are a preposition somewhere, or name both a contract and a shop. */
function withoutAmbiguous(book: PhraseBook<MerchantKind>): PhraseBook<MerchantKind> {
  const clear = [...book.meanings].filter(([phrase, kinds]) => {
    if (phrase.includes(' ')) return true;
    const isSmall = phrase.length < 2 || BANK_PHRASES.meanings.get(phrase)?.has('small') === true;
    return !isSmall && new Set([...kinds].map(isContract)).size === 1;
  });
  return { ...book, meanings: new Map(clear) };
}

const STEM_KINDS: ReadonlyMap<string, ReadonlySet<MerchantKind>> = new Map(
  (Object.entries(STEMS) as (readonly [MerchantKind, string])[]).flatMap(([kind, stems]) =>
    stems.split(',').map((stem) => [fold(stem.trim()), new Set([kind])] as const),
  ),
);
const STEM = new RegExp([...STEM_KINDS.keys()].sort((a, b) => b.length - a.length).join('|'), 'u');
const STEM_WORD_CHARACTERS_MIN = 7;

/** What a long word says about a merchant by a part of it: FORENING in HYRESGASTFORENINGEN. */
export function kindByStem(word: string): ReadonlySet<MerchantKind> | undefined {
  if (word.length < STEM_WORD_CHARACTERS_MIN) return undefined;
  const stem = STEM.exec(word)?.[0];
  return stem === undefined ? undefined : STEM_KINDS.get(stem);
}
