import { type CurrencyCode, parseCurrency } from '../../domain/currency.ts';
import { isMinorUnits } from '../../domain/money.ts';
import { characterCount, isStorableText } from '../../domain/text.ts';
import { FieldError } from './file-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Text of 1 to `most` characters after trimming; `undefined` when absent or null. */
export function optionalText(fields: Fields, name: string, most: number): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || characterCount(text) > most || !isStorableText(text)) {
    throw new FieldError(name, `text of 1 to ${most} characters`);
  }
  return text;
}

export function requiredText(fields: Fields, name: string, most: number): string {
  return present(optionalText(fields, name, most), name, `text of 1 to ${most} characters`);
}

/** A safe integer in minor units, as a JSON number or as digits. */
export function requiredMinorUnits(fields: Fields, name: string): number {
  const value = fields[name];
  const number = typeof value === 'string' && /^[+-]?\d{1,16}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !isMinorUnits(number)) {
    throw new FieldError(name, 'an integer in minor units within ±(2^53−1)');
  }
  return number;
}

export function optionalCurrency(fields: Fields, name: string): CurrencyCode | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  const rule = 'an ISO 4217 currency code';
  return present(typeof value === 'string' ? parseCurrency(value) : undefined, name, rule);
}

/** The value, or the error that says what `name` must be. */
export function present<Value>(value: Value | undefined, name: string, rule: string): Value {
  if (value === undefined) throw new FieldError(name, rule);
  return value;
}
