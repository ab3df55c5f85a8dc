import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { lineOrNull } from '../../../domain/statements/one-line.ts';
import { statementCurrency } from '../named-currency.ts';
import { badRecord, type CodaRecord } from './records.ts';

/** Thousandths of the currency, in which CODA states all amounts; negative is money out or owed. */
export type Thousandths = number;

/** From 80 on, a year of two digits is one of the twentieth century. */
const PIVOT = 80;

/** DDMMYY; `undefined` for zeros and for days that do not exist. */
export function codaDay(digits: string): LocalDate | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const century = Number(year) >= PIVOT ? '19' : '20';
  return parseLocalDate(`${century}${year}-${month}-${day}`);
}

/** The sign (0 is credit, 1 is debit) at a position, and behind it 12 digits and three decimals. Throws `malformed`. */
export function signedAmount(record: CodaRecord, position: number): Thousandths {
  const sign = record.at(position, position);
  const amount = unsignedAmount(record, position + 1);
  if (sign !== '0' && sign !== '1')
    throw badRecord(record.line, `The sign at position ${position} is neither 0 (credit) nor 1 (debit).`);
  return sign === '1' && amount !== 0 ? -amount : amount;
}

const AMOUNT_DIGITS = 15;

export function unsignedAmount(record: CodaRecord, position: number): Thousandths {
  const end = position + AMOUNT_DIGITS - 1;
  const digits = record.at(position, end);
  if (!/^\d{15}$/.test(digits))
    throw badRecord(record.line, `The amount at the positions ${position} to ${end} is not 15 digits.`);
  return Number(digits);
}

/** `-12.345`. */
export function decimalOf(amount: Thousandths): string {
  const digits = String(Math.abs(amount)).padStart(4, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

export interface CodaAccount {
  readonly number: string | null;
  readonly currency: CurrencyCode | null;
}

/**
 * The account of 37 characters: a Belgian number with its currency at 14, or any other with its currency at 35. Throws
 * for a currency of the past.
 */
export function codaAccount(record: CodaRecord, position: number, structure: string): CodaAccount {
  const at = (from: number, length: number) => record.at(position + from - 1, position + from + length - 2);
  const isBelgianNumber = structure === '0';
  return {
    number: lineOrNull(isBelgianNumber ? at(1, 12) : at(1, 34)),
    currency: statementCurrency(isBelgianNumber ? at(14, 3) : at(35, 3), record.line) ?? null,
  };
}
