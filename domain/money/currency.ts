import { CURRENCY_TABLE, type CurrencyFacts } from './currency-table.ts';

/** An ISO 4217 alphabetic code of {@link CURRENCY_TABLE}, upper-case (contract 1.7). */
export type CurrencyCode = string & { readonly __currencyCode: unique symbol };

/** Every code, in alphabetic order. */
export const CURRENCY_CODES: readonly CurrencyCode[] = Object.keys(CURRENCY_TABLE).sort().map(asCurrencyCode);

export const EUR = asCurrencyCode('EUR');
export const USD = asCurrencyCode('USD');

/** Reads a code in any case. `undefined` for anything that is not a currency (contract 1.7). */
export function parseCurrency(text: string): CurrencyCode | undefined {
  // The letters are checked first, because upper-casing maps other letters, such as ſ, to A–Z as well.
  if (!/^[A-Za-z]{3}$/.test(text)) return undefined;
  const code = text.toUpperCase();
  return Object.hasOwn(CURRENCY_TABLE, code) ? asCurrencyCode(code) : undefined;
}

/** Decimal digits of the minor unit: JPY 0, USD 2, KWD 3, CLF 4. */
export function minorDigits(code: CurrencyCode): 0 | 2 | 3 | 4 {
  return factsOf(code).minorDigits;
}

/** As en-US writes it (`$`, `€`, `CA$`); `undefined` if en-US writes the code. */
export function currencySymbol(code: CurrencyCode): string | undefined {
  return factsOf(code).symbol;
}

function factsOf(code: CurrencyCode): CurrencyFacts {
  const facts = CURRENCY_TABLE[code];
  // Only a code that was never parsed can get here.
  if (facts === undefined) throw new TypeError('Not a currency code.');
  return facts;
}

/** The only place that makes the brand. */
function asCurrencyCode(checked: string): CurrencyCode {
  return checked as CurrencyCode;
}
