import { type CurrencyCode, minorDigits } from './currency.ts';
import { exactAmount } from './exact-amount.ts';
import type { MinorUnits } from './money.ts';

/**
 * The amount that a person typed: `12`, `12.5`, `12,50`, `1,234.50`, `1.234,50`, `-5`. `undefined` for anything else:
 * for more decimals than the currency has, and for `1,234` or `1.234`, which may be either. In a currency with three
 * decimals, `1.234` is what Coffer itself writes, so `1,234` alone is refused.
 */
export function typedAmount(text: string, currency: CurrencyCode): MinorUnits | undefined {
  const compact = text
    .trim()
    .replace(/[\s’']/g, '')
    .replace(/^[−–]/, '-');
  const match = /^(-?)(\d[\d.,]*)$/.exec(compact);
  if (match === null) return undefined;
  const [, sign = '', digits = ''] = match;
  const decimal = decimalOf(digits, minorDigits(currency));
  if (decimal === undefined) return undefined;
  const amount = exactAmount(`${sign}${decimal}`, minorDigits(currency));
  return amount === undefined || amount.isRounded ? undefined : amount.amount;
}

/** A positive amount as a person would type it: `1234.50`. */
export function amountToType(amount: MinorUnits, currency: CurrencyCode): string {
  const digits = minorDigits(currency);
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function decimalOf(digits: string, places: number): string | undefined {
  const marks = digits.replace(/\d/g, '');
  if (marks === '') return digits;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const [whole, fraction] = [digits.slice(0, last), digits.slice(last + 1)];
  const mark = digits.charAt(last);
  const isRepeated = digits.indexOf(mark) !== last;
  if (isRepeated) return isGrouped(digits, mark) ? digits.replaceAll(mark, '') : undefined;
  if (marks.length === 1 && (fraction.length > places || (mark === ',' && fraction.length === 3))) return undefined;
  if (marks.length === 1) return `${whole}.${fraction || '0'}`;
  const group = mark === '.' ? ',' : '.';
  return isGrouped(whole, group) && fraction.length <= places
    ? `${whole.replaceAll(group, '')}.${fraction || '0'}`
    : undefined;
}

function isGrouped(digits: string, mark: string): boolean {
  const [first = '', ...rest] = digits.split(mark);
  return /^\d{1,3}$/.test(first) && rest.length > 0 && rest.every((part) => /^\d{3}$/.test(part));
}
