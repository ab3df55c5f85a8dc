import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, minorDigits } from '../../../domain/currency.ts';
import { commonMarks, type DecimalMark, decimalText } from '../../../domain/statements/decimal-mark.ts';
import { DIGITS_WITHOUT_CURRENCY, type ExactAmount, exactAmount } from '../../../domain/statements/exact-amount.ts';

/** The day as written, whatever time and time zone follow. `undefined` if there is no such day. */
export function ofxDay(text: string): LocalDate | undefined {
  const match = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})/.exec(text.trim());
  return match === null ? undefined : parseLocalDate(`${match[1]}-${match[3]}-${match[4]}`);
}

const SIGNED = /^([+\-−]?)\s{0,20}([\d.,'\s\u00a0]{1,60}?)\s{0,20}([+\-−]?)$/;

/** An amount of OFX: a sign, digits, a point or comma. `undefined` for anything else, such as `$120`. */
export function ofxAmount(text: string, mark: DecimalMark, currency: CurrencyCode | null): ExactAmount | undefined {
  const [, before = '', number = '', after = ''] = SIGNED.exec(text.trim().slice(0, 100)) ?? [];
  const decimal = before !== '' && after !== '' ? undefined : decimalText(number.trim(), mark);
  if (decimal === undefined) return undefined;
  const sign = /[-−]/.test(before + after) ? '-' : '';
  return exactAmount(sign + decimal, currency === null ? DIGITS_WITHOUT_CURRENCY : minorDigits(currency));
}

const AMOUNT_LEAF = /<TRNAMT>\s{0,20}[+\-−]?\s{0,5}([\d.,'\u00a0 ]{1,60})/gi;

/**
 * The decimal marks that fit all amounts of the file. The standard allows both, and groups in neither, but banks group.
 */
export function ofxMarks(text: string): readonly DecimalMark[] {
  return commonMarks(amountsIn(text));
}

/** An amount of the file that both marks fit, for a question. */
export function ambiguousOfxAmount(text: string): string | null {
  for (const amount of amountsIn(text)) if (decimalText(amount, '.') !== decimalText(amount, ',')) return amount;
  return null;
}

function* amountsIn(text: string): Generator<string> {
  for (const [, amount = ''] of text.matchAll(AMOUNT_LEAF)) yield amount.trim();
}
