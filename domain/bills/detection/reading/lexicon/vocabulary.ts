import { ESTONIAN, LATVIAN, LITHUANIAN } from './baltic.ts';
import type { BankSense, BankWords } from './bank-words.ts';
import { CARD_ISSUERS } from './card-issuers.ts';
import { DUTCH } from './dutch.ts';
import { CHINESE, JAPANESE, KOREAN } from './east-asian.ts';
import { RUSSIAN, UKRAINIAN } from './east-slavic.ts';
import { ENGLISH } from './english.ts';
import { FEES } from './fees.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { GREEK } from './greek.ts';
import { HUNGARIAN } from './hungarian.ts';
import { INVESTING } from './investing.ts';
import { INVOICES } from './invoices.ts';
import { ITALIAN } from './italian.ts';
import { DANISH, FINNISH, ICELANDIC, NORWEGIAN, SWEDISH } from './nordic.ts';
import { OWN_POTS } from './own-pots.ts';
import { lazyBook, type PhraseBook, phraseBook } from './phrases.ts';
import { PORTUGUESE } from './portuguese.ts';
import { ROMANIAN } from './romanian.ts';
import { SAVINGS_HOUSES } from './savings-houses.ts';
import { ISO_20022, LEGAL_FORMS, PROCESSORS } from './schemes.ts';
import { ARABIC, HEBREW } from './semitic.ts';
import { INDONESIAN_MALAY, THAI, VIETNAMESE } from './south-east-asian.ts';
import { BULGARIAN, CROATIAN_SERBIAN_BOSNIAN, SLOVENE } from './south-slavic.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';
import { CZECH, POLISH, SLOVAK } from './west-slavic.ts';

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
export const BANK_PHRASES: PhraseBook<BankSense> = lazyBook(() =>
  phraseBook(VOCABULARIES.flatMap(({ senses }) => Object.entries(senses) as (readonly [BankSense, string])[])),
);
