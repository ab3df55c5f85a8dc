import { dayNumber, formatDate, fromDayNumber } from '../calendar.ts';
import type { RowDecision } from '../matching/match-batch.ts';
import type { DayNumber, ObservedRow } from '../matching/observed-row.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import type { StatementBalance } from '../statements/statement.ts';
import type { BalanceCheck } from './import.ts';

/** A row of a statement with what became of it. */
export interface DecidedRow {
  readonly row: Pick<ObservedRow, 'day' | 'amount' | 'text' | 'status'>;
  readonly decision: RowDecision;
}

/** A statement whose closing balance was compared with Coffer's. All amounts are in one currency. */
export interface CheckedStatement {
  readonly check: BalanceCheck;
  readonly opening: StatementBalance | null;
  readonly rows: readonly DecidedRow[];
}

/**
 * Says of a statement whose closing balance Coffer does not reach on which days something does not fit, and what is
 * likeliest; `null` for one that fits.
 */
export function balanceDoubt({ check, opening, rows }: CheckedStatement, currency: CurrencyCode): string | null {
  const { date, statement, coffer, difference } = check;
  if (difference === 0) return null;
  const money = (amount: number) => formatMoney(amount, currency);
  const booked = rows.filter(({ row }) => row.status === 'booked');
  const first = booked.reduce<DayNumber>((least, { row }) => Math.min(least, row.day), dayNumber(date));
  const [from, to] = [formatDate(fromDayNumber(first)), formatDate(date)];
  const moved = booked.reduce((sum, { row }) => sum + row.amount, 0);
  const lacking = opening === null ? 0 : statement - opening.amount - moved;
  const dropped = booked.find(({ row, decision }) => decision === 'matched' && row.amount === difference);
  if (lacking !== 0) {
    const reached = `the rows of the statement lead to ${money(statement - lacking)}`;
    const own = `From ${from} to ${to} ${reached}, and it ends with ${money(statement)}.`;
    return `${own} ${likeliest(booked, lacking, money)}`;
  }
  const found = `The statement ends with ${money(statement)} on ${to}, and Coffer has ${money(coffer)}.`;
  if (dropped !== undefined) {
    return `${found} ${named(dropped, money)} was taken for a payment that was there; it may be another one.`;
  }
  const before = opening === null ? from : formatDate(opening.day);
  return `${found} They differed before ${before} already, or an earlier statement is missing.`;
}

type Money = (amount: number) => string;

function named({ row }: DecidedRow, money: Money): string {
  return `“${row.text}” (${money(row.amount)}) of ${formatDate(fromDayNumber(row.day))}`;
}

/** What is lacking is more than 0 if money in is missing. */
function likeliest(rows: readonly DecidedRow[], lacking: number, money: Money): string {
  const turned = rows.find(({ row }) => 2 * row.amount === 0 - lacking);
  if (turned !== undefined) return `${named(turned, money)} may have the wrong sign.`;
  const alike = rows.filter(({ row }) => row.amount === 0 - lacking);
  if (alike.length > 1) return `${named(alike[0]!, money)} may be there twice.`;
  return lacking > 0
    ? `Money in of ${money(lacking)} may be missing, or an amount may be wrong.`
    : `Payments of ${money(0 - lacking)} may be missing, or an amount may be wrong.`;
}
