import { type PerEur, parsePerEur } from '../../domain/money/exchange-rate.ts';

/** What a rate is rounded to. */
const DECIMALS = 12;

/**
 * The exact quotient of two positive decimal texts, rounded once to 12 decimals, half up. `undefined` when one of them
 * is no plain decimal number above 0, or the quotient is no rate.
 */
export function divideDecimals(dividend: string, divisor: string): PerEur | undefined {
  const [above, below] = [fractionOf(dividend), fractionOf(divisor)];
  if (above === undefined || below === undefined) return undefined;
  const numerator = above.digits * 10n ** BigInt(DECIMALS + below.decimals);
  const denominator = below.digits * 10n ** BigInt(above.decimals);
  const digits = String((2n * numerator + denominator) / (2n * denominator)).padStart(DECIMALS + 1, '0');
  return parsePerEur(`${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`);
}

/** The number is `digits` / 10^`decimals`. */
function fractionOf(text: string): { readonly digits: bigint; readonly decimals: number } | undefined {
  if (!/^\d{1,30}(\.\d{1,30})?$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = BigInt(whole + fraction);
  return digits === 0n ? undefined : { digits, decimals: fraction.length };
}
