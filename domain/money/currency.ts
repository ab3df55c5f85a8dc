import { CODES, type MinorDigits, SYMBOLS, WITHDRAWN } from './words/currencies.ts';

/** An ISO 4217 alphabetic code, upper-case (contract 1.7). */
export type CurrencyCode = string & { readonly __currencyCode: unique symbol };

const MINOR_DIGITS: ReadonlyMap<string, MinorDigits> = new Map(
  ([0, 2, 3, 4] as const).flatMap((digits) =>
    `${CODES[digits]} ${WITHDRAWN[digits]}`
      .trim()
      .split(/\s+/)
      .map((code) => [code, digits] as const),
  ),
);

/** Every code, in alphabetic order. */
export const CURRENCY_CODES: readonly CurrencyCode[] = [...MINOR_DIGITS.keys()].sort().map(asCurrencyCode);

export const EUR = asCurrencyCode('EUR');
export const USD = asCurrencyCode('USD');

/** Reads a code in any case. `undefined` for anything that is not a currency (contract 1.7). */
export function parseCurrency(text: string): CurrencyCode | undefined {
  // The letters are checked first, because upper-casing maps other letters, such as ſ, to A–Z as well.
  if (!/^[A-Za-z]{3}$/.test(text)) return undefined;
  const code = text.toUpperCase();
  return MINOR_DIGITS.has(code) ? asCurrencyCode(code) : undefined;
}

/** Decimal digits of the minor unit: JPY 0, USD 2, KWD 3, CLF 4. */
export function minorDigits(code: CurrencyCode): MinorDigits {
  const digits = MINOR_DIGITS.get(code);
  // Only a code that was never parsed can get here.
  if (digits === undefined) throw new TypeError('Not a currency code.');
  return digits;
}

/** As en-US writes it (`$`, `€`, `CA$`); `undefined` if en-US writes the code. */
export function currencySymbol(code: CurrencyCode): string | undefined {
  return SYMBOLS[code];
}

/** The only place that makes the brand. */
function asCurrencyCode(checked: string): CurrencyCode {
  return checked as CurrencyCode;
}
