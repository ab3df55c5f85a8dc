import { type FinanceError, invalidField } from '../../error.ts';

/** The same for a wrong code and a used one: whoever guesses learns nothing. */
export function wrongCode(): FinanceError {
  return invalidField('code', 'The code is wrong or was used already.');
}
