import { wordsOf } from '../../bank-texts/phrases.ts';
import { LEGAL_FORMS } from '../../bank-texts/words/banks/schemes.ts';

/** Single words that end the names of companies: GMBH, LTD, COM. */
export const LEGAL_WORDS: ReadonlySet<string> = new Set(
  Object.values(LEGAL_FORMS.senses)
    .flatMap((phrases) => phrases.split(','))
    .map(wordsOf)
    .flatMap((words) => (words.length === 1 ? words : [])),
);

/** Legal forms that are no words in any language. */
export const COMPANY_FORMS: ReadonlySet<string> = new Set(
  'SL SLU SRL GMBH LTD LTDA LDA LLC BV NV OY OYJ APS SRO'.split(' '),
);
