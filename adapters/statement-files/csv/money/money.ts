import { type CurrencyCode, minorDigits } from '../../../../domain/money/currency.ts';
import type { DecimalMark } from '../../../../domain/money/decimal-mark.ts';
import { DIGITS_WITHOUT_CURRENCY, type ExactAmount, exactAmount } from '../../../../domain/money/exact-amount.ts';
import { negatedIf } from '../../../../domain/money/money.ts';
import { decimalNumber } from '../../signed-number.ts';
import { isOutFlag } from '../columns/flags.ts';
import type { MoneyColumns } from './balance-proof.ts';

/** How the cells of a row become one amount. */
export interface MoneyRule {
  readonly columns: MoneyColumns;
  readonly mark: DecimalMark;
  /** The amount column has no sign of its own: the flag says it, where there is one. */
  readonly byFlag: boolean;
  readonly invert: boolean;
  /** Some amounts have a plus and others no sign, so `invert` is about those without a sign alone. */
  readonly keepsSigns: boolean;
  /** Columns of debits and credits whose numbers are negative. */
  readonly isDebitNegative: boolean;
  readonly isCreditNegative: boolean;
  /** A column to subtract; `null` without one. */
  readonly fee: number | null;
  /** Columns to add, by their own signs. */
  readonly parts: readonly number[];
  /** Whether the cells count minor units. */
  readonly isInMinorUnits: boolean;
}

/** `empty` without any amount; `bad` if a cell is not a number, or has no flag although the amounts need one. */
export function rowAmount(
  cells: readonly string[],
  rule: MoneyRule,
  currency: CurrencyCode | null,
): ExactAmount | 'empty' | 'bad' {
  const digits = rule.isInMinorUnits ? 0 : currency === null ? DIGITS_WITHOUT_CURRENCY : minorDigits(currency);
  const main =
    rule.columns.kind === 'amount' ? single(cells, rule.columns, rule, digits) : net(cells, rule.columns, rule, digits);
  const amount = withParts(main, cells, rule, digits);
  if (typeof amount === 'string') return amount;
  const fee = rule.fee === null ? undefined : read(cells[rule.fee] ?? '', rule.mark, digits);
  const total = amount.amount - Math.abs(typeof fee === 'object' ? fee.amount : 0);
  return { amount: negatedIf(rule.invert && !isWritten(cells, rule), total), isRounded: amount.isRounded };
}

/** Whether the row itself says which way its money went, by a flag, by CR or DR, or by a sign that others lack. */
function isWritten(cells: readonly string[], { columns, byFlag, keepsSigns, mark }: MoneyRule): boolean {
  if (columns.kind !== 'amount') return false;
  if (byFlag && isOutFlag(cells[columns.direction ?? -1] ?? '') !== undefined) return true;
  const number = decimalNumber(cells[columns.amount] ?? '', mark);
  return number !== undefined && (number.isMarked || (keepsSigns && number.isSigned));
}

function withParts(
  main: ExactAmount | 'empty' | 'bad',
  cells: readonly string[],
  { parts, mark }: MoneyRule,
  digits: number,
): ExactAmount | 'empty' | 'bad' {
  if (parts.length === 0) return main;
  const summands = [main, ...parts.map((column) => read(cells[column] ?? '', mark, digits))];
  if (summands.includes('bad')) return 'bad';
  const amounts = summands.filter((one) => typeof one === 'object');
  if (amounts.length === 0) return 'empty';
  return {
    amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
    isRounded: amounts.some(({ isRounded }) => isRounded),
  };
}

function single(
  cells: readonly string[],
  { amount, direction }: MoneyColumns & { kind: 'amount' },
  rule: MoneyRule,
  digits: number,
): ExactAmount | 'empty' | 'bad' {
  const exact = read(cells[amount] ?? '', rule.mark, digits);
  if (typeof exact === 'string' || !rule.byFlag || direction === null) return exact;
  const flag = cells[direction] ?? '';
  const isOut = isOutFlag(flag);
  if (isOut === undefined) return flag === '' || exact.amount === 0 ? exact : 'bad';
  return { ...exact, amount: negatedIf(isOut, Math.abs(exact.amount)) };
}

/** Credit minus debit, whichever is filled. */
function net(
  cells: readonly string[],
  columns: MoneyColumns & { kind: 'split' },
  rule: MoneyRule,
  digits: number,
): ExactAmount | 'empty' | 'bad' {
  const debit = read(cells[columns.debit] ?? '', rule.mark, digits);
  const credit = read(cells[columns.credit] ?? '', rule.mark, digits);
  if (debit === 'bad' || credit === 'bad') return 'bad';
  if (debit === 'empty' && credit === 'empty') return 'empty';
  const out = debit === 'empty' ? 0 : rule.isDebitNegative ? -debit.amount : debit.amount;
  const into = credit === 'empty' ? 0 : rule.isCreditNegative ? -credit.amount : credit.amount;
  return { amount: into - out, isRounded: [debit, credit].some((one) => typeof one === 'object' && one.isRounded) };
}

/** A lone hyphen is how some banks write nothing. */
function read(cell: string, mark: DecimalMark, digits: number): ExactAmount | 'empty' | 'bad' {
  if (cell === '' || /^[-–—]$/.test(cell)) return 'empty';
  const number = decimalNumber(cell, mark);
  return (number === undefined ? undefined : exactAmount(number.decimal, digits)) ?? 'bad';
}
