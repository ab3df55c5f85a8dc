import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, minorDigits, parseCurrency } from '../../../domain/money/currency.ts';
import { commonMarks, type DecimalMark, decimalText, possibleMarks } from '../../../domain/statements/decimal-mark.ts';
import {
  type DecimalText,
  DIGITS_WITHOUT_CURRENCY,
  type ExactAmount,
  exactAmount,
  timesRate,
} from '../../../domain/statements/exact-amount.ts';

/** The day as written, whatever time and time zone follow. `undefined` if there is no such day. */
export function ofxDay(text: string): LocalDate | undefined {
  const match = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})/.exec(text.trim());
  return match === null ? undefined : parseLocalDate(`${match[1]}-${match[3]}-${match[4]}`);
}

const SIGNED = /^([+\-−]?)\s{0,20}([\d.,'\s\u00a0]{1,60}?)\s{0,20}([+\-−]?)$/;

/**
 * Without a mark that fits the whole file, each number must show its own: the standard allows a point as well as a
 * comma, and some banks write both.
 */
function unsignedDecimal(number: string, mark: DecimalMark | null): DecimalText | undefined {
  if (mark !== null) return decimalText(number, mark);
  const readings = new Set(possibleMarks(number).map((one) => decimalText(number, one)));
  const [reading, ...others] = readings;
  return others.length === 0 ? reading : undefined;
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
  rate: string,
  mark: DecimalMark | null,
  currency: CurrencyCode | null,
): ExactAmount | undefined {
  const [decimal, factor] = [ofxDecimal(text, mark), ofxRate(rate)];
  return decimal === undefined || factor === undefined ? undefined : amountIn(timesRate(decimal, factor), currency);
}

/** `undefined` for no rate, and for 1, which banks write where they converted nothing. */
export function ofxRate(text: string): DecimalText | undefined {
  const rate = /^\d{1,9}(?:[.,]\d{1,15})?$/.exec(text.trim())?.[0].replace(',', '.');
  return rate === undefined || Number(rate) === 0 || Number(rate) === 1 ? undefined : rate;
}

function amountIn(decimal: DecimalText, currency: CurrencyCode | null): ExactAmount | undefined {
  return exactAmount(decimal, currency === null ? DIGITS_WITHOUT_CURRENCY : minorDigits(currency));
}

function ofxDecimal(text: string, mark: DecimalMark | null): DecimalText | undefined {
  const [, before = '', number = '', after = ''] = SIGNED.exec(text.trim().slice(0, 100)) ?? [];
  const decimal = before !== '' && after !== '' ? undefined : unsignedDecimal(number.trim(), mark);
  if (decimal === undefined) return undefined;
  return (/[-−]/.test(before + after) ? '-' : '') + decimal;
}

const AMOUNT_LEAF = /<TRNAMT>\s{0,20}[+\-−]?\s{0,5}([\d.,'\u00a0 ]{1,60})/gi;

/**
 * The decimal marks that fit all amounts of the file. The standard allows both, and groups in neither, but banks group.
 * `fallback` is the currency of files that name none.
 */
export function ofxMarks(text: string, fallback: CurrencyCode | null): readonly DecimalMark[] {
  return commonMarks(amountsIn(text), digitsIn(text, fallback));
}

const CURRENCY_LEAF = /<CURDEF>\s{0,20}([A-Za-z]{3})/gi;

/** The decimals of all statements' currencies, if they have the same. */
function digitsIn(text: string, fallback: CurrencyCode | null): number | null {
  const named = Array.from(text.matchAll(CURRENCY_LEAF), ([, code = '']) => parseCurrency(code));
  const codes = named.length === 0 && fallback !== null ? [fallback] : named;
  const [digits = null, ...others] = new Set(codes.map((code) => (code === undefined ? null : minorDigits(code))));
  return others.length === 0 ? digits : null;
}

/** An amount of the file that both marks fit, for a question. */
export function ambiguousOfxAmount(text: string): string | null {
  for (const amount of amountsIn(text)) if (decimalText(amount, '.') !== decimalText(amount, ',')) return amount;
  return null;
}

function* amountsIn(text: string): Generator<string> {
  for (const [, amount = ''] of text.matchAll(AMOUNT_LEAF)) yield amount.trim();
}
