import { lazyBook, type PhraseBook, phraseBook } from './phrases.ts';
import type { BankSense, BankWords } from './words/bank-words.ts';
import { CARD_ISSUERS } from './words/banks/card-issuers.ts';
import { FEES } from './words/banks/fees.ts';
import { INVESTING } from './words/banks/investing.ts';
import { INVOICES } from './words/banks/invoices.ts';
import { OWN_POTS } from './words/banks/own-pots.ts';
import { SAVINGS_HOUSES } from './words/banks/savings-houses.ts';
import { ISO_20022, LEGAL_FORMS, PROCESSORS } from './words/banks/schemes.ts';
import { ESTONIAN, LATVIAN, LITHUANIAN } from './words/languages/baltic.ts';
import { DUTCH } from './words/languages/dutch.ts';
import { CHINESE, JAPANESE, KOREAN } from './words/languages/east-asian.ts';
import { RUSSIAN, UKRAINIAN } from './words/languages/east-slavic.ts';
import { ENGLISH } from './words/languages/english.ts';
import { FRENCH } from './words/languages/french.ts';
import { GERMAN } from './words/languages/german.ts';
import { GREEK } from './words/languages/greek.ts';
import { HUNGARIAN } from './words/languages/hungarian.ts';
import { ITALIAN } from './words/languages/italian.ts';
import { DANISH, FINNISH, ICELANDIC, NORWEGIAN, SWEDISH } from './words/languages/nordic.ts';
import { PORTUGUESE } from './words/languages/portuguese.ts';
import { ROMANIAN } from './words/languages/romanian.ts';
import { ARABIC, HEBREW } from './words/languages/semitic.ts';
import { INDONESIAN_MALAY, THAI, VIETNAMESE } from './words/languages/south-east-asian.ts';
import { BULGARIAN, CROATIAN_SERBIAN_BOSNIAN, SLOVENE } from './words/languages/south-slavic.ts';
import { SPANISH } from './words/languages/spanish.ts';
import { TURKISH } from './words/languages/turkish.ts';
import { CZECH, POLISH, SLOVAK } from './words/languages/west-slavic.ts';

/** One per language, and one per scheme that many countries share. */
export const VOCABULARIES: readonly BankWords[] = [
  ISO_20022,
  PROCESSORS,
  LEGAL_FORMS,
  SAVINGS_HOUSES,
  INVESTING,
  FEES,
  INVOICES,
  CARD_ISSUERS,
  OWN_POTS,
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  PORTUGUESE,
  ITALIAN,
  DUTCH,
  SWEDISH,
  DANISH,
  NORWEGIAN,
  FINNISH,
  ICELANDIC,
  ESTONIAN,
  LATVIAN,
  LITHUANIAN,
  POLISH,
  CZECH,
  SLOVAK,
  SLOVENE,
  CROATIAN_SERBIAN_BOSNIAN,
  BULGARIAN,
  RUSSIAN,
  UKRAINIAN,
  HUNGARIAN,
  ROMANIAN,
  GREEK,
  TURKISH,
  ARABIC,
  HEBREW,
  JAPANESE,
  KOREAN,
  CHINESE,
  INDONESIAN_MALAY,
  VIETNAMESE,
  THAI,
];

/** The countries of which a bank’s vocabulary is known, as ISO 3166 codes. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  VOCABULARIES.flatMap(({ countries }) => countries.split(' ')).filter((code) => code !== '*'),
);

/** What banks say, in all languages at once: one statement may hold several. */
export const bankPhrases: () => PhraseBook<BankSense> = lazyBook(() =>
  phraseBook(VOCABULARIES.flatMap(({ senses }) => Object.entries(senses) as (readonly [BankSense, string])[])),
);
