import type { BankWords } from './bank-words.ts';
import { CARD_ISSUERS } from './banks/card-issuers.ts';
import { FEES } from './banks/fees.ts';
import { INVESTING } from './banks/investing.ts';
import { INVOICES } from './banks/invoices.ts';
import { OWN_POTS } from './banks/own-pots.ts';
import { SAVINGS_HOUSES } from './banks/savings-houses.ts';
import { ISO_20022, LEGAL_FORMS, PROCESSORS } from './banks/schemes.ts';
import { ESTONIAN, LATVIAN, LITHUANIAN } from './languages/baltic.ts';
import { DUTCH } from './languages/dutch.ts';
import { CHINESE, JAPANESE, KOREAN } from './languages/east-asian.ts';
import { RUSSIAN, UKRAINIAN } from './languages/east-slavic.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { GREEK } from './languages/greek.ts';
import { HUNGARIAN } from './languages/hungarian.ts';
import { ITALIAN } from './languages/italian.ts';
import { DANISH, FINNISH, ICELANDIC, NORWEGIAN, SWEDISH } from './languages/nordic.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { ROMANIAN } from './languages/romanian.ts';
import { ARABIC, HEBREW } from './languages/semitic.ts';
import { INDONESIAN_MALAY, THAI, VIETNAMESE } from './languages/south-east-asian.ts';
import { BULGARIAN, CROATIAN_SERBIAN_BOSNIAN, SLOVENE } from './languages/south-slavic.ts';
import { SPANISH } from './languages/spanish.ts';
import { TURKISH } from './languages/turkish.ts';
import { CZECH, POLISH, SLOVAK } from './languages/west-slavic.ts';

/**
 * One per language, and one per scheme that many countries share. A phrase that means the same in several of them
 * stands in the first one alone: banks of the Baltic states say “konto” as German ones do.
 */
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
