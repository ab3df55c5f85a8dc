import { createHash } from 'node:crypto';
import { parseWrittenDate } from '../../../../domain/statements/written-date.ts';
import { type SignedNumber, signedNumber } from '../../signed-number.ts';
import { accountNumberIn } from './account-line.ts';
import { headerName } from './header-name.ts';
import { isColumnName, meaningsOf } from './header-words.ts';
import { type KnownLayout, knownLayout } from './known-layout.ts';
import type { CsvRow } from './table.ts';

/** Where the rows of a file begin, and what their columns are called. */
export interface CsvLayout {
  /** Lines above the names of the columns. */
  readonly preamble: readonly CsvRow[];
  /** As written; `null` for a file without names. */
  readonly header: readonly string[] | null;
  /** Normalised, one for each column of the header. */
  readonly names: readonly string[];
  /** The bank whose columns these are, if it is known. */
  readonly known: KnownLayout | undefined;
  /** The accounts of the parts of a file that repeats the names of its columns; each from its line on. */
  readonly accounts: readonly AccountFrom[];
  /** Everything below. Whoever has read a row for the last time may put another in its place, to free the memory. */
  readonly rows: CsvRow[];
}

export interface AccountFrom {
  readonly line: number;
  readonly number: string;
}

const HEADER_WITHIN_ROWS = 100;
const MIN_NAMES = 2;
const NEAR_ROWS = 5;
/** Names without rows below may be those of a summary. */
const UNUSED = 0.5;

export function findLayout(rows: readonly CsvRow[]): CsvLayout {
  const at = headerIndex(rows);
  const header = at === -1 ? undefined : rows[at];
  if (header === undefined)
    return { preamble: [], header: null, names: [], known: undefined, accounts: [], rows: fromFirstData(rows) };
  const names = header.cells.map(headerName);
  const below = rows.slice(at + 1);
  return {
    preamble: rows.slice(0, at),
    header: header.cells,
    names,
    known: knownLayout(header.cells),
    accounts: accountsAbove(below, header),
    rows: below.filter((row) => !isSameHeader(row, header)),
  };
}

/** The row with most names of columns; else, in an unknown language, that above the first row of data. */
function headerIndex(rows: readonly CsvRow[]): number {
  let [best, most] = [-1, 0];
  rows.slice(0, HEADER_WITHIN_ROWS).forEach(({ cells }, index) => {
    const score = headerScore(cells) * (rows.slice(index + 1, index + 1 + NEAR_ROWS).some(isData) ? 1 : UNUSED);
    if (score > most) [best, most] = [index, score];
  });
  return best === -1 ? unknownHeader(rows) : best;
}

/** 0 for a row that does not name columns. */
export function headerScore(cells: readonly string[]): number {
  if (cells.some(isDataCell)) return 0;
  const names = cells.map(headerName).filter((name) => name !== '');
  const exact = new Set(names.filter(isColumnName)).size;
  const contained = names.filter((name) => meaningsOf(name).length > 0).length;
  return exact + contained / 2 >= MIN_NAMES && exact >= 1 ? exact + contained / 2 : 0;
}

function isDataCell(cell: string): boolean {
  if (parseWrittenDate(cell) !== undefined) return true;
  const number = signedNumber(cell);
  return number !== undefined && !isNumberedName(number) && !isColumnName(headerName(cell));
}

/** `VWZ1` and `詳細2` are names, although they look like a number with a unit. */
function isNumberedName({ unit, number }: SignedNumber): boolean {
  return /\p{L}/u.test(unit) && /^\d{1,2}$/.test(number);
}

function unknownHeader(rows: readonly CsvRow[]): number {
  const first = rows.slice(0, HEADER_WITHIN_ROWS).findIndex(isData);
  const above = rows[first - 1];
  const isHeader =
    above !== undefined &&
    above.cells.length === rows[first]?.cells.length &&
    above.cells.filter((cell) => cell !== '').length >= 2 &&
    !above.cells.some(isDataCell);
  return isHeader ? first - 1 : -1;
}

/** A first line about the account may have a day and a balance as well, but no day where all rows have one. */
function fromFirstData(rows: readonly CsvRow[]): CsvRow[] {
  const first = rows.findIndex(isData);
  if (first === -1) return [];
  const others = rows
    .slice(first + 1)
    .filter(isData)
    .slice(0, HEADER_WITHIN_ROWS);
  const isDate = (row: CsvRow | undefined, column: number) => parseWrittenDate(row?.cells[column] ?? '') !== undefined;
  const dates = (others[0]?.cells ?? []).flatMap((_, column) =>
    others.every((row) => isDate(row, column)) ? [column] : [],
  );
  const isAbout = others.length > 1 && dates.length > 0 && !dates.some((column) => isDate(rows[first], column));
  return rows.slice(isAbout ? first + 1 : first);
}

/** Whether the row has a date and a number. */
export function isData({ cells }: CsvRow): boolean {
  return (
    cells.some((cell) => parseWrittenDate(cell) !== undefined) &&
    cells.some((cell) => signedNumber(cell) !== undefined && parseWrittenDate(cell) === undefined)
  );
}

/** Without the notes below the rows, and those that stand alone in a line: they say nothing about any column. */
export function withoutNotes(rows: readonly CsvRow[]): CsvRow[] {
  const end = rows.findLastIndex(isData) + 1;
  const inTable = rows.filter(({ cells }, index) => index < end && cells.filter((cell) => cell !== '').length > 1);
  return inTable.length > 0 ? inTable : [...rows];
}

/** The lines right above names that are repeated may name another account. */
function accountsAbove(rows: readonly CsvRow[], header: CsvRow): readonly AccountFrom[] {
  return rows.flatMap((row, index) => {
    if (!isSameHeader(row, header)) return [];
    const above = rows.slice(rows.findLastIndex((one, at) => at < index && isData(one)) + 1, index);
    const number = above.map(({ cells }) => accountNumberIn(cells)).find((one) => one !== null) ?? null;
    return number === null ? [] : [{ line: above[0]?.line ?? row.line, number }];
  });
}

function isSameHeader(row: CsvRow, header: CsvRow): boolean {
  return row.cells.length === header.cells.length && row.cells.every((cell, index) => cell === header.cells[index]);
}

/** The same for all files with the same names of columns; without names, with the same number of columns. */
export function fingerprintOf(layout: CsvLayout, delimiter: string): string {
  const width = layout.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const names = layout.header === null ? [`${width} columns without names`] : layout.header.map(withoutDigits);
  return createHash('sha256')
    .update([delimiter, ...names].join('\u001f'))
    .digest('hex');
}

/** Some banks write the day of the export, or an account's number, into the names. */
function withoutDigits(name: string): string {
  return name.toLowerCase().replace(/\d+/g, '#').trim();
}
