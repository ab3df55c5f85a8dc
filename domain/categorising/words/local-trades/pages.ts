import type { Page } from '../book/page.ts';
import { ENGLISH } from './english.ts';
import { FRENCH_AND_ITALIAN } from './french-and-italian.ts';
import { GERMAN_AND_DUTCH } from './german-and-dutch.ts';
import { NORDIC } from './nordic.ts';
import { POLISH_AND_JAPANESE } from './polish-and-japanese.ts';
import { SPANISH_AND_PORTUGUESE } from './spanish-and-portuguese.ts';

/**
 * What shops, practices and bodies call themselves in the languages of a country, by the countries (ISO 3166 codes) and
 * the slug of their category. Elsewhere, the same words may mean something else, or be names. They count where no word
 * of `TRADE_WORDS` does. Sources as there; classifications of economic activities (NACE Rev. 2) in each language.
 */
export const LOCAL_TRADES: Page = {
  ...ENGLISH,
  ...FRENCH_AND_ITALIAN,
  ...GERMAN_AND_DUTCH,
  ...NORDIC,
  ...POLISH_AND_JAPANESE,
  ...SPANISH_AND_PORTUGUESE,
};
