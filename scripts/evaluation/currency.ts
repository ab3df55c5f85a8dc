import { type CurrencyCode, parseCurrency } from '../../domain/money/currency.ts';

/** Reads a code that a generator writes. Throws a `RangeError` if it is none. */
export function currency(text: string): CurrencyCode {
  const code = parseCurrency(text);
  if (code === undefined) throw new RangeError(`${text} is not a currency.`);
  return code;
}
