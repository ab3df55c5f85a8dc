import { fold, lazyBook, type PhraseBook, phraseBook } from './phrases.ts';
import type { BankSense, BankWords } from './words/bank-words.ts';
import { allPhrases, CONTRACT_KINDS, type MerchantKind, type MerchantWords } from './words/merchant-words.ts';
import { MERCHANT_WORDS } from './words/merchants/merchant-lists.ts';
import { STEMS } from './words/merchants/stems.ts';
import { VOCABULARIES } from './words/vocabularies.ts';

const CONTRACTS: ReadonlySet<string> = new Set(CONTRACT_KINDS);

/** Whether customers have a contract with a merchant of this kind, rather than visit it when they want to. */
export function isContract(kind: MerchantKind): boolean {
  return CONTRACTS.has(kind);
}

/** What merchants are, by the words of their names. */
export const merchantPhrases: () => PhraseBook<MerchantKind> = lazyBook(() => merchantBook(MERCHANT_WORDS));

/** Without single words that are a preposition somewhere, or name both a contract and a shop. */
export function merchantBook(lists: readonly MerchantWords[]): PhraseBook<MerchantKind> {
  const book = phraseBook(lists.map((words) => [words.kind, allPhrases(words)]));
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

/** What banks say, in all languages at once: one statement may hold several. */
export const bankPhrases: () => PhraseBook<BankSense> = lazyBook(() => bankBook(VOCABULARIES));

export function bankBook(lists: readonly Pick<BankWords, 'senses'>[]): PhraseBook<BankSense> {
  return phraseBook(lists.flatMap(({ senses }) => Object.entries(senses) as (readonly [BankSense, string])[]));
}
