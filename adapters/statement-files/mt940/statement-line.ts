import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ExactAmount } from '../../../domain/money/exact-amount.ts';
import { negatedIf } from '../../../domain/money/money.ts';
import { bookingDay, swiftAmount, swiftDay } from './values.ts';

/** The field `:61:`. */
export interface StatementLine extends ExactAmount {
  readonly day: LocalDate;
  readonly valueDay: LocalDate | null;
  /** The bank expects it, and has not booked it (marks EC and ED). */
  readonly isExpected: boolean;
  /** Four characters, such as `NTRF`; empty without one. */
  readonly type: string;
  /** Of the account's owner, of the bank, and what the second line says; each empty without one. */
  readonly ownerReference: string;
  readonly bankReference: string;
  readonly supplement: string;
}

const LINE = /^(\d{6})(\d{4}|\s{4})?\s?(EC|ED|RC|RD|C|D)([A-Z])?\s?([\d.,]{1,40})(.*)$/;

/** Reads `:61:`; a text is the reason why it cannot be read. */
export function readStatementLine(lines: readonly string[], currency: CurrencyCode | null): StatementLine | string {
  const match = LINE.exec(lines[0]?.trim() ?? '');
  if (match === null) return 'The statement line (:61:) does not have value date, C or D, and amount.';
  const [, valueDigits = '', monthDay = '', mark = '', , number = '', rest = ''] = match;
  const type = /^[A-Z][A-Z0-9]{3}/.exec(rest)?.[0] ?? '';
  const [ownerReference = '', ...bankReferences] = rest.slice(type.length).split('//');
  const exact = swiftAmount(number, currency);
  if (exact === undefined) return 'The amount of the statement line (:61:) is not a number with a decimal comma.';
  const valueDay = swiftDay(valueDigits) ?? null;
  const day = bookingDay(monthDay.trim(), valueDigits) ?? valueDay;
  if (day === null) return 'The statement line (:61:) has no day of the calendar.';
  return {
    day,
    valueDay,
    amount: negatedIf(mark === 'D' || mark === 'RC' || mark === 'ED', exact.amount),
    isRounded: exact.isRounded,
    isExpected: mark.startsWith('E'),
    type,
    ownerReference: ownerReference.trim(),
    bankReference: bankReferences.join('//').trim(),
    supplement: lines.slice(1).join(' '),
  };
}
