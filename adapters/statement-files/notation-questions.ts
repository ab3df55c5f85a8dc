import { formatDate } from '../../domain/calendar.ts';
import { DECIMAL_MARKS, type DecimalMark, decimalText } from '../../domain/money/decimal-mark.ts';
import { type DateOrder, dayIn } from '../../domain/statements/date-order.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import type { StatementQuestion } from '../../domain/statements/statement-question.ts';
import { atLine } from '../../domain/statements/statement-row.ts';
import type { WrittenDate } from '../../domain/statements/written-date.ts';

/** What the dates and the numbers of a file leave open. The orders and marks are those that fit all of them. */
export function notationQuestions(
  orders: readonly DateOrder[],
  dates: readonly WrittenDate[],
  marks: readonly DecimalMark[],
  numbers: Iterable<string>,
): readonly StatementQuestion[] {
  return [
    ...(orders.length > 1 ? [dateQuestion(orders, dates)] : []),
    ...(marks.length > 1 ? [decimalQuestion(numbers)] : []),
  ];
}

/** Throws `malformed` naming the line if no mark fits all numbers. */
export function requireMark(marks: readonly DecimalMark[], line: number): void {
  if (marks.length > 0) return;
  const sentence = 'Some amounts have a decimal point and others a decimal comma.';
  throw new StatementFileError('malformed', sentence, atLine(line));
}

/** Asks for the order of the dates' parts, with a date of the file that the orders read differently. */
function dateQuestion(orders: readonly DateOrder[], dates: readonly WrittenDate[]): StatementQuestion {
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

/** `1,234 is 1,234.00` or `1,234 is 1.234`. */
function numberIn(example: string, mark: DecimalMark): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 10 };
  return `${example} is ${Number(decimalText(example, mark)).toLocaleString('en', digits)}`;
}

/** Asks which mark is the decimal one, with a number of the file that the two read differently, such as `1,234`. */
export function decimalQuestion(numbers: Iterable<string>): StatementQuestion {
  const example = Iterator.from(numbers).find((number) => decimalText(number, '.') !== decimalText(number, ','));
  const names = { '.': 'a point', ',': 'a comma' } as const;
  return {
    option: 'decimal',
    role: null,
    sentence: 'The amounts fit two notations. Which character stands before the decimals?',
    candidates: DECIMAL_MARKS.map((decimal) => ({
      options: { decimal },
      meaning: `Decimals follow ${names[decimal]}${example === undefined ? '' : `: ${numberIn(example, decimal)}`}.`,
    })),
  };
}
