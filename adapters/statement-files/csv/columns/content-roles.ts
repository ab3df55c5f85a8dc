import type { ColumnRole } from '../../../../domain/statements/read-options.ts';
import type { CsvRow } from '../table/table.ts';
import { type ColumnProfile, columnsWhere, isCurrencyColumn } from './column-profile.ts';
import { isBookedWord, isNotExecutedWord, isPendingWord } from './flags.ts';

const SAMPLE_ROWS = 500;
/** An IBAN, or the number of an account in Hungary. */
const ACCOUNT = /^(?:[A-Z]{2}\d{2}[A-Z0-9]{11,30}|\d{8}-?\d{8}(?:-?\d{8})?)$/;

/** What columns without names show by themselves: the one currency of all rows, and numbers of accounts. */
export function claimsOfContent(
  rows: readonly CsvRow[],
  profiles: readonly ColumnProfile[],
): readonly { readonly role: ColumnRole; readonly column: number }[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  return [...currencyClaims(sample, profiles), ...accountClaims(sample, profiles)];
}

/** Of several columns with currencies, the first, if all of them say the same in each row. */
function currencyClaims(rows: readonly CsvRow[], profiles: readonly ColumnProfile[]) {
  const columns = columnsWhere(profiles, (one) => isCurrencyColumn(one) && one.filled === one.rows);
  const [first] = columns;
  if (first === undefined) return [];
  const isOne = rows.every(({ cells }) => columns.every((column) => cells[column] === cells[first]));
  return isOne ? [{ role: 'currency' as const, column: first }] : [];
}

/** The same number in all rows is the user's own; others are those of the other parties. */
function accountClaims(rows: readonly CsvRow[], profiles: readonly ColumnProfile[]) {
  return profiles.flatMap((profile, column) => {
    const numbers = rows.map(({ cells }) => (cells[column] ?? '').replaceAll(' ', '')).filter((cell) => cell !== '');
    if (numbers.length === 0 || !numbers.every((number) => ACCOUNT.test(number))) return [];
    const isOwn = profile.distinct === 1 && profile.filled === profile.rows && profile.rows > 1;
    return [{ role: isOwn ? ('account' as const) : ('counterpartyAccount' as const), column }];
  });
}

/** A column in which every row says whether it is booked, whatever its name; `undefined` without one. */
export function findStatusColumn(rows: readonly CsvRow[], taken: ReadonlySet<number>): number | undefined {
  const sample = rows.slice(0, SAMPLE_ROWS).filter(({ cells }) => cells.length > 1);
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let column = 0; column < width; column += 1) {
    if (taken.has(column)) continue;
    const cells = sample.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
    if (cells.length > sample.length / 2 && cells.every(isStatusWord)) return column;
  }
  return undefined;
}

function isStatusWord(cell: string): boolean {
  return isPendingWord(cell) || isBookedWord(cell) || isNotExecutedWord(cell);
}
