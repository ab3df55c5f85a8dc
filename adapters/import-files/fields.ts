import { parseLocalDate, parseTimestamp, type Timestamp, timestampOfDate } from '../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../domain/money/currency.ts';
import { isMinorUnits } from '../../domain/money/money.ts';
import { characterCount, isStorableText } from '../../domain/text.ts';
import { FieldError } from './file-error.ts';

/** The fields of one record. A field that is absent or null has no value. Each function throws `FieldError`. */
export type Fields = Readonly<Record<string, unknown>>;

/** Text of 1 to `most` characters, trimmed; `undefined` when absent or empty. */
export function optionalText(fields: Fields, name: string, most: number): string | undefined {
  const value = fields[name] ?? '';
  return value === '' ? undefined : textOf(value, name, most);
}

export function requiredText(fields: Fields, name: string, most: number): string {
  return textOf(fields[name], name, most);
}

/** Checks and trims one text of the field `name`. */
export function textOf(value: unknown, name: string, most: number): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || characterCount(text) > most) throw new FieldError(name, `text of 1 to ${most} characters`);
  if (!isStorableText(text)) throw new FieldError(name, 'text without NUL, lone surrogates and noncharacters');
  return text;
}

/** A safe integer in minor units, as a JSON number or as digits. */
export function requiredMinorUnits(fields: Fields, name: string): number {
  const value = fields[name];
  const number = typeof value === 'string' && /^[+-]?\d{1,16}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !isMinorUnits(number)) {
    throw new FieldError(name, 'an integer in minor units (cents) within ±(2^53−1)');
  }
  return number;
}

export function optionalCurrency(fields: Fields, name: string): CurrencyCode | undefined {
  return (fields[name] ?? undefined) === undefined ? undefined : requiredCurrency(fields, name);
}

export function requiredCurrency(fields: Fields, name: string): CurrencyCode {
  const value = fields[name];
  return present(typeof value === 'string' ? parseCurrency(value) : undefined, name, 'an ISO 4217 currency code');
}

/** A date, which means its midnight in UTC, or an ISO 8601 timestamp. */
export function requiredTime(fields: Fields, name: string): Timestamp {
  const value = fields[name];
  const text = typeof value === 'string' ? value : '';
  const date = parseLocalDate(text);
  const time = date === undefined ? parseTimestamp(text) : timestampOfDate(date);
  return present(time, name, 'a date YYYY-MM-DD or an ISO 8601 timestamp');
}

/** The value, or the error that says what `name` must be. */
export function present<Value>(value: Value | undefined, name: string, rule: string): Value {
  if (value === undefined) throw new FieldError(name, rule);
  return value;
}
