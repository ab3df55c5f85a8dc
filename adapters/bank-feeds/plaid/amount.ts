import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { DecimalText } from '../../../domain/money/decimal-mark.ts';
import { amountIn } from '../../../domain/money/exact-amount.ts';
import type { MinorUnits } from '../../../domain/money/money.ts';
import { type JsonObject, textOf } from '../json.ts';

/** A number whose text the response kept. `null` for anything else. */
export function amountOf(object: JsonObject | undefined, name: string, currency: CurrencyCode): MinorUnits | null {
  const decimal = decimalOfNumber(textOf(object, name) ?? '');
  return decimal === undefined ? null : (amountIn(decimal, currency)?.amount ?? null);
}

/** Beyond it, a number is not money. */
const DIGITS_MAX = 30;

/**
 * A number of JSON by its text, without an exponent: `1.5e2` is `150`. `undefined` for a text that is not a number, or
 * one of more than 30 digits.
 */
export function decimalOfNumber(text: string): DecimalText | undefined {
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  if (Math.abs(shift) > DIGITS_MAX) return undefined;
  // The point moves over zeros that are put where digits end.
  const digits = `${'0'.repeat(DIGITS_MAX)}${whole}${fraction}${'0'.repeat(DIGITS_MAX)}`;
  const point = DIGITS_MAX + whole.length + shift;
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  if (integer.length > DIGITS_MAX) return undefined;
  const rest = digits.slice(point).replace(/0+$/, '');
  return `${sign}${integer}${rest === '' ? '' : `.${rest}`}`;
}
