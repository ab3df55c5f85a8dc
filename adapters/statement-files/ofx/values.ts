import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, minorDigits, parseCurrency } from '../../../domain/money/currency.ts';
import {
  commonMarks,
  type DecimalMark,
  type DecimalText,
  decimalText,
  possibleMarks,
} from '../../../domain/money/decimal-mark.ts';
import { amountIn, type ExactAmount, timesRate } from '../../../domain/money/exact-amount.ts';

/** What holds for all transactions of a statement. */
export interface OfxContext {
  readonly currency: CurrencyCode | null;
  /** `null` if no mark fits all amounts. */
  readonly mark: DecimalMark | null;
  readonly invert: boolean;
}

/** The day as written, whatever time and time zone follow. `undefined` if there is no such day. */
export function ofxDay(text: string): LocalDate | undefined {
  const match = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})/.exec(text.trim());
  return match === null ? undefined : parseLocalDate(`${match[1]}-${match[3]}-${match[4]}`);
}

/** An amount of OFX: a sign, digits, a point or comma. `undefined` for anything else, such as `$120`. */
export function ofxAmount(
  text: string,
  mark: DecimalMark | null,
  currency: CurrencyCode | null,
): ExactAmount | undefined {
  const decimal = ofxDecimal(text, mark);
  return decimal === undefined ? undefined : amountIn(decimal, currency);
}

/** The same, converted: the rate of OFX is the price of one unit of the amount's currency in that of the statement. */
export function convertedOfxAmount(
  text: string,
  rate: DecimalText,
  mark: DecimalMark | null,
  currency: CurrencyCode,
): ExactAmount | undefined {
  const decimal = ofxDecimal(text, mark);
  return decimal === undefined ? undefined : amountIn(timesRate(decimal, rate), currency);
}

/** `undefined` for no rate, and for 1, which banks write where they converted nothing. */
export function ofxRate(text: string): DecimalText | undefined {
  const rate = /^\d{1,9}(?:[.,]\d{1,15})?$/.exec(text)?.[0].replace(',', '.');
  return rate === undefined || Number(rate) === 0 || Number(rate) === 1 ? undefined : rate;
}

const SIGNED = /^([+\-−]?)\s{0,20}([\d.,'\s\u00a0]{1,60}?)\s{0,20}([+\-−]?)$/;

function ofxDecimal(text: string, mark: DecimalMark | null): DecimalText | undefined {
  const [, before = '', number = '', after = ''] = SIGNED.exec(text.trim().slice(0, 100)) ?? [];
  const decimal = before !== '' && after !== '' ? undefined : unsignedDecimal(number.trim(), mark);
  return decimal === undefined ? undefined : (/[-−]/.test(before + after) ? '-' : '') + decimal;
}

/**
 * Without a mark that fits the whole file, each number must show its own: the standard allows a point as well as a
 * comma, and some banks write both.
 */
function unsignedDecimal(number: string, mark: DecimalMark | null): DecimalText | undefined {
  if (mark !== null) return decimalText(number, mark);
  const [reading, ...others] = new Set(possibleMarks(number).map((one) => decimalText(number, one)));
  return others.length === 0 ? reading : undefined;
}

/**
 * The decimal marks that fit all amounts of the file. The standard allows both, and groups in neither, but banks group.
 * `fallback` is the currency of files that name none.
 */
export function ofxMarks(text: string, fallback: CurrencyCode | null): readonly DecimalMark[] {
  return commonMarks(ofxAmounts(text), digitsIn(text, fallback));
}

/** The decimals of all statements' currencies, if they have the same. */
function digitsIn(text: string, fallback: CurrencyCode | null): number | null {
  const named = Array.from(text.matchAll(/<CURDEF>\s{0,20}([A-Za-z]{3})/gi), ([, code = '']) => parseCurrency(code));
  const codes = named.length === 0 && fallback !== null ? [fallback] : named;
  const [digits = null, ...others] = new Set(codes.map((code) => (code === undefined ? null : minorDigits(code))));
  return others.length === 0 ? digits : null;
}

/** The amounts of the file without their signs. */
export function* ofxAmounts(text: string): Generator<string> {
  const amounts = text.matchAll(/<TRNAMT>\s{0,20}[+\-−]?\s{0,5}([\d.,'\u00a0 ]{1,60})/gi);
  for (const [, amount = ''] of amounts) yield amount.trim();
}
