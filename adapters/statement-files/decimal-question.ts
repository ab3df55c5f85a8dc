import { DECIMAL_MARKS } from '../../domain/statements/decimal-mark.ts';
import type { StatementQuestion } from '../../domain/statements/statement-question.ts';

/** Asks which mark is the decimal one. `example` is an amount of the file that both fit, such as `1,234`. */
export function decimalQuestion(example: string | null): StatementQuestion {
  const names = { '.': 'a point', ',': 'a comma' } as const;
  return {
    option: 'decimal',
    role: null,
    sentence: 'The amounts fit two notations. Which character stands before the decimals?',
    candidates: DECIMAL_MARKS.map((decimal) => ({
      options: { decimal },
      meaning:
        example === null
          ? `Decimals follow ${names[decimal]}.`
          : `Decimals follow ${names[decimal]}, as read in ${example}.`,
    })),
  };
}
