import { type FieldErrors, FinanceError } from '../error.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { StatementQuestion, TableSample } from './statement-question.ts';

/**
 * What a person has to say before a file can be imported, for whoever shows more than a sentence. The refusal that
 * carries it says the same in words.
 */
export type ImportQuestion =
  /** How to read the file. `table` is its beginning, if it is a table. */
  | { readonly kind: 'reading'; readonly questions: readonly StatementQuestion[]; readonly table: TableSample | null }
  /** To which account each of `found` goes. */
  | { readonly kind: 'accounts'; readonly found: readonly AskedAccount[] }
  /** The currency of those of `found` without one. `likely` is that of most accounts of the user, if there are any. */
  | { readonly kind: 'currency'; readonly found: readonly AskedAccount[]; readonly likely: CurrencyCode | null };

/** An account as a file shows it. Never has a whole number. */
export interface AskedAccount {
  /** Names it in the answer: `accounts[key]`. Empty for one that has nothing to name it by. */
  readonly key: string;
  /** As the file calls it, without account numbers. */
  readonly name: string | null;
  /** The end of its number, as much as tells it from the others of the file. */
  readonly ending: string | null;
  readonly currency: CurrencyCode | null;
  readonly rows: number;
  /** Id of the account to which it went before. */
  readonly knownAs: number | null;
}

/** The refusal of a file until the named fields answer the question. */
export class UnansweredQuestion extends FinanceError {
  readonly question: ImportQuestion;

  constructor(question: ImportQuestion, fields: FieldErrors) {
    super('invalid', Object.values(fields)[0]?.[0] ?? 'The file leaves open how to read it.', { fields });
    this.question = question;
  }
}

/** What a person has to say, if that is why something was refused, for pages that ask it with buttons. */
export function questionOf(refusal: unknown): ImportQuestion | undefined {
  return refusal instanceof UnansweredQuestion ? refusal.question : undefined;
}
