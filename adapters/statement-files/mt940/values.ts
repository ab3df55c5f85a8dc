import { daysBetween, type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { decimalText } from '../../../domain/money/decimal-mark.ts';
import { amountIn, type ExactAmount } from '../../../domain/money/exact-amount.ts';
import { negatedIf } from '../../../domain/money/money.ts';
import type { StatementBalance } from '../../../domain/statements/statement.ts';
import { statementCurrency } from '../named-currency.ts';

/** From 80 on, a year of two digits is one of the twentieth century. */
const PIVOT = 80;

/** YYMMDD. */
export function swiftDay(digits: string): LocalDate | undefined {
  return dayOf(swiftYear(digits), digits.slice(2));
}

function swiftYear(digits: string): number {
  const year = Number(digits.slice(0, 2));
  return year + (year >= PIVOT ? 1900 : 2000);
}

function dayOf(year: number, monthDay: string): LocalDate | undefined {
  return parseLocalDate(`${year}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`);
}

/** The day MMDD that is next to the value day, which may lie in another year. `valueDigits` is YYMMDD. */
export function bookingDay(monthDay: string, valueDigits: string): LocalDate | undefined {
  const year = swiftYear(valueDigits);
  const value = swiftDay(valueDigits) ?? dayOf(year, `${valueDigits.slice(2, 4)}01`);
  if (value === undefined) return undefined;
  const days = [year - 1, year, year + 1].map((one) => dayOf(one, monthDay)).filter((day) => day !== undefined);
  return days.sort((a, b) => Math.abs(daysBetween(value, a)) - Math.abs(daysBetween(value, b)))[0];
}

/**
 * The standard demands a comma. Some banks leave it out, write a point for it, or group digits. A number such as
 * `1.234` could be either and is `undefined`.
 */
export function swiftAmount(number: string, currency: CurrencyCode | null): ExactAmount | undefined {
  const isUnclear = /^\d{1,3}\.\d{3}$/.test(number);
  const decimal = isUnclear ? undefined : (decimalText(number, ',') ?? decimalText(number, '.'));
  return decimal === undefined ? undefined : amountIn(decimal, currency);
}

export interface SwiftBalance {
  readonly balance: StatementBalance;
  readonly currency: CurrencyCode | null;
}

/** `C251231EUR1234,56`. `undefined` for anything else: banks write broken balances, such as `Dnull`. */
export function swiftBalance(text: string, line: number): SwiftBalance | undefined {
  const match = /^([CD])\s?(\d{6})\s?([A-Z]{3})\s?(-?)([\d.,]{1,40})\s{0,20}$/.exec(text.trim());
  const [, mark, digits = '', code = '', minus, number = ''] = match ?? [];
  const currency = statementCurrency(code, line) ?? null;
  const day = swiftDay(digits);
  const exact = swiftAmount(number, currency);
  if (day === undefined || exact === undefined) return undefined;
  return { balance: { day, amount: negatedIf((mark === 'D') !== (minus === '-'), exact.amount) }, currency };
}
