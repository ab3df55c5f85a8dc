import { daysBetween, fromDayNumber, type LocalDate, parseLocalDate } from '../../../../domain/calendar.ts';
import { commonOrders, dayIn } from '../../../../domain/statements/date-order.ts';
import { parseWrittenDate } from '../../../../domain/statements/written-date.ts';
import { isNameOf } from './header-words.ts';
import type { CsvLayout } from './layout.ts';
import type { CsvRow } from './table.ts';

/**
 * The rows with whole dates where a bank writes year, month and day in three columns, the numbers by which spreadsheets
 * count days, or days without a year below a line with the first and last day of the statement.
 */
export function withWholeDates(layout: CsvLayout): CsvLayout {
  const { rows } = layout;
  const column = layout.names.findIndex((name) => isNameOf('date', name));
  if (column === -1 || rows.length === 0 || hasDates(rows)) return layout;
  const read = joinedParts(layout, column) ?? serialDay(rows, column) ?? dayInPeriod(layout, column);
  if (read === undefined) return layout;
  return { ...layout, rows: rows.map((row) => withCell(row, column, read(row) ?? row.cells[column] ?? '')) };
}

/** Whether the days of a column that is named so have no year that could be found. */
export function lacksYears({ names, rows }: CsvLayout): boolean {
  return names.some((name, column) => isNameOf('date', name) && isAll(rows, column, WITHOUT_YEAR));
}

type ReadCell = (row: CsvRow) => LocalDate | undefined;

const SAMPLE_ROWS = 1_000;
const MOST = 0.8;

function hasDates(rows: readonly CsvRow[]): boolean {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const dated = sample.filter(({ cells }) => cells.some((cell) => parseWrittenDate(cell) !== undefined));
  return dated.length > sample.length / 2;
}

/** Footers may be among the rows. */
function isAll(rows: readonly CsvRow[], column: number, pattern: RegExp): boolean {
  const filled = rows.slice(0, SAMPLE_ROWS).filter(({ cells }) => (cells[column] ?? '') !== '');
  return (
    filled.length > 0 && filled.filter(({ cells }) => pattern.test(cells[column] ?? '')).length >= filled.length * MOST
  );
}

function withCell(row: CsvRow, column: number, cell: string): CsvRow {
  return { line: row.line, cells: row.cells.map((old, index) => (index === column ? cell : old)) };
}

const PARTS = [/年|year|jahr|ano|année|anno/i, /月|month|monat|mes|mois|mese/i, /日|day|tag|dia|jour|giorno/i];

function joinedParts({ header, rows }: CsvLayout, column: number): ReadCell | undefined {
  const isNamed = PARTS.every((part, index) => part.test(header?.[column + index] ?? ''));
  const isFilled =
    isAll(rows, column, /^(?:19|20)\d\d$/) && isAll(rows, column + 1, /^\d\d?$/) && isAll(rows, column + 2, /^\d\d?$/);
  if (!isNamed || !isFilled) return undefined;
  return ({ cells }) => {
    const [year = '', month = '', day = ''] = cells.slice(column, column + 3);
    return parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  };
}

/** The number that spreadsheets give 1 January 1970. */
const SERIAL_OF_1970 = 25_569;
/** Days from 1954 to 2119. */
const SERIAL = /^([2-7]\d{4})(?:[.,]\d{1,15})?$/;

function serialDay(rows: readonly CsvRow[], column: number): ReadCell | undefined {
  if (!isAll(rows, column, SERIAL)) return undefined;
  return ({ cells }) => {
    const days = SERIAL.exec(cells[column] ?? '')?.[1];
    return days === undefined ? undefined : fromDayNumber(Number(days) - SERIAL_OF_1970);
  };
}

const WITHOUT_YEAR = /^(\d{1,2})\s?[./月-]\s?(\d{1,2})\s?[.日]?$/;
const DATES = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g;
const PERIOD_DAYS_MAX = 366;

interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

function dayInPeriod({ preamble, rows }: CsvLayout, column: number): ReadCell | undefined {
  const period = isAll(rows, column, WITHOUT_YEAR) ? periodIn(preamble) : undefined;
  if (period === undefined) return undefined;
  const written = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => WITHOUT_YEAR.test(cell));
  const [isDayFirst, ...others] = [true, false].filter((one) =>
    written.every((cell) => dayWithin(cell, one, period) !== undefined),
  );
  if (isDayFirst === undefined || others.length > 0) return undefined;
  return ({ cells }) => dayWithin(cells[column] ?? '', isDayFirst, period);
}

/** The one day of the period with this day and month. */
function dayWithin(cell: string, isDayFirst: boolean, { from, to }: Period): LocalDate | undefined {
  const [, first = '', second = ''] = WITHOUT_YEAR.exec(cell) ?? [];
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const years = new Set([from.slice(0, 4), to.slice(0, 4)]);
  const days = [...years]
    .map((year) => parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`))
    .filter((one) => one !== undefined && one >= from && one <= to);
  return days.length === 1 ? days[0] : undefined;
}

/** The only two dates above the names of the columns. */
function periodIn(preamble: readonly CsvRow[]): Period | undefined {
  const texts = preamble.flatMap(({ cells }) => cells.flatMap((cell) => cell.slice(0, 200).match(DATES) ?? []));
  const dates = texts.map(parseWrittenDate).filter((date) => date !== undefined);
  const [order, ...others] = commonOrders(dates);
  if (order === undefined || others.length > 0) return undefined;
  const [from, to, ...more] = dates.map((date) => dayIn(date, order));
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  const days = daysBetween(from, to);
  return days >= 0 && days < PERIOD_DAYS_MAX ? { from, to } : undefined;
}
