import { type CurrencyCode, minorDigits } from './currency.ts';
import type { DecimalText } from './decimal-mark.ts';
import { isMinorUnits, type MinorUnits } from './money.ts';

export interface ExactAmount {
  readonly amount: MinorUnits;
  /** The text had more decimals than the currency, other than zeros. */
  readonly isRounded: boolean;
}

/**
 * An amount in minor units from its decimal text. Decimals beyond `digits` are rounded half away from zero.
 * `undefined` past ±(2^53−1) minor units.
 */
export function exactAmount(decimal: DecimalText, digits: number): ExactAmount | undefined {
  const isNegative = decimal.startsWith('-');
  const [whole = '', fraction = ''] = (isNegative ? decimal.slice(1) : decimal).split('.');
  const beyond = fraction.slice(digits);
  const magnitude = Number(whole.replace(/^0+/, '') + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = magnitude + (beyond >= '5' ? 1 : 0);
  if (!isMinorUnits(rounded)) return undefined;
  return { amount: isNegative && rounded !== 0 ? -rounded : rounded, isRounded: /[1-9]/.test(beyond) };
}

/** The same in the minor units of a currency; in hundredths without one. */
export function amountIn(decimal: DecimalText, currency: CurrencyCode | null): ExactAmount | undefined {
  return exactAmount(decimal, currency === null ? DIGITS_WITHOUT_CURRENCY : minorDigits(currency));
}

/** The exact product. `factor` is not negative. */
export function timesRate(decimal: DecimalText, factor: DecimalText): DecimalText {
  const places = fractionOf(decimal).length + fractionOf(factor).length;
  const product = BigInt(decimal.replace('.', '')) * BigInt(factor.replace('.', ''));
  const digits = (product < 0n ? -product : product).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${product < 0n ? '-' : ''}${digits.slice(0, cut)}${places === 0 ? '' : `.${digits.slice(cut)}`}`;
}

function fractionOf(decimal: DecimalText): string {
  return decimal.split('.')[1] ?? '';
}

/** Of an amount whose currency is unknown. */
export const DIGITS_WITHOUT_CURRENCY = 2;
