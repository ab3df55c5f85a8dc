import { type DecimalMark, type DecimalText, decimalText } from '../../domain/money/decimal-mark.ts';

/** A number as written, apart from its sign. */
export interface SignedNumber {
  readonly isNegative: boolean;
  /** Whether a sign, brackets or a mark of debit or credit is written. */
  readonly isSigned: boolean;
  /** Whether a mark of debit or credit is written. */
  readonly isMarked: boolean;
  /** Digits and marks. */
  readonly number: string;
  /** A currency's symbol or code beside it; empty without one. */
  readonly unit: string;
}

const MAX_CHARACTERS = 80;
/** Longer numbers are those of accounts. */
const MAX_DIGITS = 17;
const NUMBER = /[\d.,'’´`_\s\u00a0\u2009\u202f]*\d[\d.,'’´`_\s\u00a0\u2009\u202f]*|[.,]\d+/;
/** Marks of the direction of writing, around Arabic and Hebrew units. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g;
const WIDE = /[\uff01-\uff5e]/;
const CREDIT_OR_DEBIT = /(?:^|[\s\d])(CR|DR|DB|C|D|H|S)\.?$/i;
const DEBIT_OR_CREDIT_BEFORE = /^\s*(CR|DR)\.?\s*$/i;
const DEBIT_MARKS = new Set(['DR', 'DB', 'D', 'S']);

/**
 * Splits `-£1,183.23`, `(12.50)`, `12,50-`, `1.000,00 EUR`, `+ £1,100.00 CR` into sign, number and unit. `undefined` if
 * the text is not one number.
 */
export function signedNumber(text: string): SignedNumber | undefined {
  const narrow = WIDE.test(text) ? text.normalize('NFKC') : text;
  const trimmed = narrow.replace(DIRECTION_MARKS, '').trim();
  if (trimmed === '' || trimmed.length > MAX_CHARACTERS || !/\d/.test(trimmed)) return undefined;
  const match = NUMBER.exec(trimmed);
  if (match === null) return undefined;
  // The dot of `Rs.500` and `Fr.12.50` belongs to the unit.
  const dot = /\p{L}$/u.test(trimmed.slice(0, match.index)) ? (/^\.\s?/.exec(match[0])?.[0].length ?? 0) : 0;
  const before = trimmed.slice(0, match.index + dot);
  const after = trimmed.slice(match.index + match[0].length);
  if (/\d/.test(after) || match[0].replace(/\D/g, '').length > MAX_DIGITS) return undefined;
  const rest = restOf(before, after);
  return rest === undefined ? undefined : { ...rest, number: match[0].slice(dot).trim() };
}

function restOf(before: string, after: string): Omit<SignedNumber, 'number'> | undefined {
  const hasBrackets = before.includes('(') && after.includes(')');
  if (!hasBrackets && /[()]/.test(before + after)) return undefined;
  const first = DEBIT_OR_CREDIT_BEFORE.exec(before)?.[1]?.toUpperCase();
  const last = CREDIT_OR_DEBIT.exec(`0 ${after.trim()}`)?.[1]?.toUpperCase();
  if (first !== undefined && last !== undefined) return undefined;
  const mark = first ?? last;
  const left = first === undefined ? before : before.replace(DEBIT_OR_CREDIT_BEFORE, '');
  const right = last === undefined ? after : after.slice(0, after.toUpperCase().lastIndexOf(last));
  const unit = (left + right).replace(/[-+−–‒﹣▲△()\s\u00a0]/g, '');
  const signs = (before + after).match(/[-+−–‒﹣▲△]/g) ?? [];
  if (signs.length > 1 || !UNIT.test(unit)) return undefined;
  return {
    isNegative: (signs.length > 0 && signs[0] !== '+') || hasBrackets || DEBIT_MARKS.has(mark ?? ''),
    isSigned: signs.length > 0 || hasBrackets || mark !== undefined,
    isMarked: mark !== undefined,
    unit,
  };
}

/** No unit, or a code or symbol of a currency: `EUR`, `£`, `kr.`, `R$`, `zł`, `Fr.`. */
const UNIT =
  /^(?:\p{L}{0,4}\.?\p{Sc}?|\p{Sc}\p{L}{0,3}|\p{Script=Arabic}{1,4}(?:\.\p{Script=Arabic}{1,4})?\.?|Bs\.S?|₽|\\)$/u;

/** A number whose notation is known. */
export interface DecimalNumber extends Omit<SignedNumber, 'number'> {
  /** With its sign. */
  readonly decimal: DecimalText;
}

/** `undefined` if the text is not a number in this notation. */
export function decimalNumber(text: string, mark: DecimalMark): DecimalNumber | undefined {
  const signed = signedNumber(text);
  const decimal = signed === undefined ? undefined : decimalText(signed.number, mark);
  if (signed === undefined || decimal === undefined) return undefined;
  const { number: _, ...rest } = signed;
  return { ...rest, decimal: rest.isNegative ? `-${decimal}` : decimal };
}

const SCALE = 100_000;

/** The same in hundred-thousandths, so that sums are exact. */
export function scaledNumber(text: string | undefined, mark: DecimalMark): number | undefined {
  const number = decimalNumber(text ?? '', mark);
  return number === undefined ? undefined : Math.round(Number(number.decimal) * SCALE);
}
