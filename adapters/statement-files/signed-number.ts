/** A number as written, apart from its sign. */
export interface SignedNumber {
  readonly isNegative: boolean;
  /** Whether a sign, brackets or a mark of debit or credit is written. */
  readonly isSigned: boolean;
  /** Digits and marks. */
  readonly number: string;
  /** A currency's symbol or code beside it; empty without one. */
  readonly unit: string;
}

const MAX_CHARACTERS = 80;
/** Longer numbers are those of accounts. */
const MAX_DIGITS = 17;
const NUMBER = /[\d.,'’´`_\s\u00a0\u2009\u202f]*\d[\d.,'’´`_\s\u00a0\u2009\u202f]*|[.,]\d+/;
const MINUS = /[-−–‒﹣]/;
const CREDIT_OR_DEBIT = /(?:^|[\s\d])(CR|DR|DB|C|D|H|S)\.?$/i;
const DEBIT_MARKS = new Set(['DR', 'DB', 'D', 'S']);

/**
 * Splits `-£1,183.23`, `(12.50)`, `12,50-`, `1.000,00 EUR`, `+ £1,100.00 CR` into sign, number and unit. `undefined` if
 * the text is not one number.
 */
export function signedNumber(text: string): SignedNumber | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_CHARACTERS || !/\d/.test(trimmed)) return undefined;
  const match = NUMBER.exec(trimmed);
  if (match === null) return undefined;
  const before = trimmed.slice(0, match.index);
  const after = trimmed.slice(match.index + match[0].length);
  if (/\d/.test(after) || match[0].replace(/\D/g, '').length > MAX_DIGITS) return undefined;
  const rest = restOf(before, after);
  return rest === undefined ? undefined : { ...rest, number: match[0].trim() };
}

function restOf(before: string, after: string): Omit<SignedNumber, 'number'> | undefined {
  const hasBrackets = before.includes('(') && after.includes(')');
  const mark = CREDIT_OR_DEBIT.exec(`0 ${after.trim()}`)?.[1]?.toUpperCase();
  const unit = (before + (mark === undefined ? after : after.slice(0, after.toUpperCase().lastIndexOf(mark)))).replace(
    /[-+−–‒﹣()\s\u00a0]/g,
    '',
  );
  const signs = (before + after).match(/[-+−–‒﹣]/g) ?? [];
  if (signs.length > 1 || !isUnit(unit)) return undefined;
  const isMinus = signs.some((sign) => MINUS.test(sign));
  const isDebit = mark !== undefined && DEBIT_MARKS.has(mark);
  return {
    isNegative: isMinus || hasBrackets || isDebit,
    isSigned: signs.length > 0 || hasBrackets || mark !== undefined,
    unit,
  };
}

/** A code or symbol of a currency: `EUR`, `£`, `kr.`, `R$`, `zł`, `Fr.`. */
function isUnit(unit: string): boolean {
  return unit === '' || (/^(?:\p{L}{0,4}\.?\p{Sc}?|\p{Sc}\p{L}{0,3}|Bs\.S?|₽|%)$/u.test(unit) && unit !== '%');
}
