import { fold, lazyBook, type PhraseBook, phraseBook } from './phrases.ts';
import { bankPhrases } from './vocabulary.ts';
import { allPhrases, CONTRACT_KINDS, type MerchantKind, type MerchantWords } from './words/merchant-words.ts';
import { CHARITY } from './words/merchants/by-contract/charity.ts';
import { DOMAIN } from './words/merchants/by-contract/domain.ts';
import { EDUCATION } from './words/merchants/by-contract/education.ts';
import { FITNESS } from './words/merchants/by-contract/fitness.ts';
import { HOUSING } from './words/merchants/by-contract/housing.ts';
import { INSURANCE } from './words/merchants/by-contract/insurance.ts';
import { LOAN } from './words/merchants/by-contract/loan.ts';
import { MEMBERSHIP } from './words/merchants/by-contract/membership.ts';
import { NEWS } from './words/merchants/by-contract/news.ts';
import { PASS } from './words/merchants/by-contract/pass.ts';
import { SECURITY } from './words/merchants/by-contract/security.ts';
import { SOFTWARE } from './words/merchants/by-contract/software.ts';
import { STREAMING } from './words/merchants/by-contract/streaming.ts';
import { TAX } from './words/merchants/by-contract/tax.ts';
import { TELECOM } from './words/merchants/by-contract/telecom.ts';
import { UTILITY } from './words/merchants/by-contract/utility.ts';
import { CARE } from './words/merchants/everyday/care.ts';
import { CLOTHES } from './words/merchants/everyday/clothes.ts';
import { EATING_OUT } from './words/merchants/everyday/eating-out.ts';
import { ELECTRONICS } from './words/merchants/everyday/electronics.ts';
import { FUEL } from './words/merchants/everyday/fuel.ts';
import { GROCERIES } from './words/merchants/everyday/groceries.ts';
import { HEALTH } from './words/merchants/everyday/health.ts';
import { HOME } from './words/merchants/everyday/home.ts';
import { LEISURE } from './words/merchants/everyday/leisure.ts';
import { MARKETPLACE } from './words/merchants/everyday/marketplace.ts';
import { TRAVEL } from './words/merchants/everyday/travel.ts';
import { STEMS } from './words/merchants/stems.ts';

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
export const merchantPhrases: () => PhraseBook<MerchantKind> = lazyBook(() =>
  withoutAmbiguous(phraseBook(MERCHANT_WORDS.map((words) => [words.kind, allPhrases(words)]))),
);

/** Without single words that are a preposition somewhere, or name both a contract and a shop. */
function withoutAmbiguous(book: PhraseBook<MerchantKind>): PhraseBook<MerchantKind> {
  const clear = [...book.meanings].filter(([phrase, kinds]) => {
    if (phrase.includes(' ')) return true;
    const isSmall = phrase.length < 2 || bankPhrases().meanings.get(phrase)?.has('small') === true;
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
