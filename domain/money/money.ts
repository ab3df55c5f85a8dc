import { FinanceError } from '../error.ts';
import { type CurrencyCode, currencySymbol, minorDigits } from './currency.ts';

/**
 * An amount of money: a whole number of the currency's smallest unit (ISO 4217), within ±(2^53−1), the range in which a
 * JSON number and a JavaScript number are exact (contract 1.6). 1200 is 12.00 USD, 1,200 JPY and 1.200 KWD.
 */
export type MinorUnits = number;

/**
 * A number of minor units that need not be whole, as a fraction: `[10_000n, 12n]` is a twelfth of 100.00 USD. The
 * denominator is positive.
 */
export type ExactMinorUnits = readonly [numerator: bigint, denominator: bigint];

export function isMinorUnits(amount: unknown): amount is MinorUnits {
  return Number.isSafeInteger(amount);
}

/** With the other sign if `isNegative`. Never −0. */
export function negatedIf(isNegative: boolean, amount: MinorUnits): MinorUnits {
  return isNegative && amount !== 0 ? -amount : amount;
}

/** Throws `amount_out_of_range` past ±(2^53−1). */
export function addMinorUnits(a: MinorUnits, b: MinorUnits): MinorUnits {
  // Two safe integers add up to 2^54−2 at most. Even if that sum is rounded, it is out of range exactly if the true sum
  // is.
  return requireInRange(a + b);
}

/** A total as a single amount. Throws `amount_out_of_range` past ±(2^53−1). */
export function minorUnitsFrom(total: bigint): MinorUnits {
  return requireInRange(Number(total));
}

/** The nearest whole number, half away from zero (contract 6.4). Throws `amount_out_of_range` past ±(2^53−1). */
export function roundMinorUnits([numerator, denominator]: ExactMinorUnits): MinorUnits {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return minorUnitsFrom(numerator < 0n ? -rounded : rounded);
}

/** `part` of `whole` in tenths of a percent, rounded half up; 0 of nothing. Both are positive or 0. */
export function permilleOf(part: MinorUnits, whole: MinorUnits): number {
  if (whole === 0) return 0;
  return Number((2000n * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/**
 * Formats money as en-US writes it (contract 5.10): `$8,500.00`, `-$5.50`, `€12.00`, `¥1,200`, and `CHF 12.00`,
 * `-CHF 12.00` for a currency without a symbol in en-US. Exact for every amount and total.
 */
export function formatMoney(amount: MinorUnits | bigint, currency: CurrencyCode): string {
  const exact = BigInt(amount);
  const digits = minorDigits(currency);
  const unsigned = String(exact < 0n ? -exact : exact).padStart(digits + 1, '0');
  const whole = unsigned.slice(0, unsigned.length - digits).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = digits === 0 ? '' : `.${unsigned.slice(-digits)}`;
  return `${exact < 0n ? '-' : ''}${prefix(currency)}${whole}${fraction}`;
}

/** A space separates letters from the digits; a sign needs none: `CHF `, `FCFA `, `$`, `CA$`. */
function prefix(currency: CurrencyCode): string {
  const mark = currencySymbol(currency) ?? currency;
  return /\p{Symbol}$/u.test(mark) ? mark : `${mark} `;
}

function requireInRange(amount: number): MinorUnits {
  if (!isMinorUnits(amount)) {
    throw new FinanceError('amount_out_of_range', 'The amount would leave the range of ±(2^53−1) minor units.');
  }
  return amount;
}
