import { formatDate } from '../../domain/calendar.ts';
import { type DateOrder, dayIn } from '../../domain/statements/date-order.ts';
import { DECIMAL_MARKS } from '../../domain/statements/decimal-mark.ts';
import type { StatementQuestion } from '../../domain/statements/statement-question.ts';
import type { WrittenDate } from '../../domain/statements/written-date.ts';

/** Asks for the order of the dates' parts, with a date of the file that the orders read differently. */
export function dateQuestion(orders: readonly DateOrder[], dates: readonly WrittenDate[]): StatementQuestion {
  const example = dates.find((date) => new Set(orders.map((order) => dayIn(date, order))).size > 1);
  return {
    option: 'dateOrder',
    role: null,
    sentence: 'All dates fit several orders of day and month. Which one is meant?',
    candidates: orders.map((dateOrder) => ({ options: { dateOrder }, meaning: meaningOf(example, dateOrder) })),
  };
}

function meaningOf(example: WrittenDate | undefined, order: DateOrder): string {
  const day = example === undefined ? undefined : dayIn(example, order);
  if (example === undefined || day === undefined) return NAMES[order];
  return `${NAMES[order]}: ${example.parts.join('/')} is ${formatDate(day)}.`;
}

const NAMES: Readonly<Record<DateOrder, string>> = {
  dmy: 'Day, month, year',
  mdy: 'Month, day, year',
  ymd: 'Year, month, day',
};

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
