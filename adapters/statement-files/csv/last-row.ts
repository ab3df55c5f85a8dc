import { decimalNumber } from '../signed-number.ts';
import type { CsvPlan } from './plan.ts';
import { type CsvLayout, isData } from './table/layout.ts';
import type { CsvRow } from './table/table.ts';

/**
 * - `whole`: nothing speaks against the last row.
 * - `cut`: it has a day and no whole amount, or begins like the others and has fewer columns.
 * - `doubtful`: its amount may be whole, and something may be missing.
 */
export type LastRow = 'whole' | 'cut' | 'doubtful';

/**
 * Whether a file that does not end its last line was cut off in its last row. Many programs end no last line, so that
 * alone says nothing.
 */
export function judgeLastRow({ header, rows }: CsvLayout, plan: CsvPlan, isLineEnded: boolean): LastRow {
  const last = rows.at(-1);
  if (isLineEnded || last === undefined) return 'whole';
  const others = rows.slice(-SAMPLE_ROWS, -1).filter(isData);
  const width = others.reduce((least, { cells }) => Math.min(least, cells.length), header?.length ?? MOST_COLUMNS);
  const isShort = last.cells.length < width;
  const endsAtMoney = last.cells.length - 1 <= Math.max(...moneyColumns(plan));
  if (!hasDay(last, plan)) return !isShort ? 'whole' : beginsLike(last, others) ? 'cut' : 'doubtful';
  if (!hasAmount(last, plan)) {
    if (isShort) return 'cut';
    return !mostHaveAmounts(others, plan) ? 'whole' : endsAtMoney ? 'cut' : 'doubtful';
  }
  if (isShort) return endsAtMoney ? 'cut' : 'doubtful';
  return hasFewerDecimals(last, others, plan) || lacksLastCell(last, others) ? 'doubtful' : 'whole';
}

const SAMPLE_ROWS = 1_000;
const MOST_COLUMNS = 250;
/** Fewer rows may be alike by chance. */
const MIN_ROWS = 2;

function moneyColumns({ money, otherAmounts }: CsvPlan): readonly number[] {
  return [...money, ...otherAmounts.map(({ column }) => column)];
}

function hasDay({ cells }: CsvRow, { dates, readDay }: CsvPlan): boolean {
  return dates.some((column) => readDay(cells[column] ?? '') !== undefined);
}

function hasAmount({ cells }: CsvRow, plan: CsvPlan): boolean {
  return moneyColumns(plan).some((column) => decimalNumber(cells[column] ?? '', plan.rule.mark) !== undefined);
}

function mostHaveAmounts(rows: readonly CsvRow[], plan: CsvPlan): boolean {
  return rows.filter((row) => hasAmount(row, plan)).length * 2 > rows.length;
}

/** Whether the row ends in a number that has fewer decimals than all other amounts and balances. */
function hasFewerDecimals({ cells }: CsvRow, others: readonly CsvRow[], plan: CsvPlan): boolean {
  const columns = [...moneyColumns(plan), ...(plan.balance === null ? [] : [plan.balance])];
  if (!columns.includes(cells.length - 1)) return false;
  const decimals = (cell: string | undefined): number | undefined => {
    const number = decimalNumber(cell ?? '', plan.rule.mark)?.decimal;
    return number === undefined ? undefined : (number.split('.')[1] ?? '').length;
  };
  const usual = others
    .flatMap((row) => columns.map((column) => decimals(row.cells[column])))
    .filter((count) => count !== undefined);
  const own = decimals(cells.at(-1));
  return usual.length >= MIN_ROWS && own !== undefined && usual.every((count) => count > own);
}

/** Whether the row has nothing in the last column, which all others fill. */
function lacksLastCell({ cells }: CsvRow, others: readonly CsvRow[]): boolean {
  return cells.at(-1) === '' && others.length >= MIN_ROWS && others.every((row) => isFilled(row, cells.length - 1));
}

function isFilled({ cells }: CsvRow, column: number): boolean {
  return (cells[column] ?? '') !== '';
}

/** Whether the first cell is that of a row, or its beginning: digits where the row above has digits, and so on. */
function beginsLike({ cells }: CsvRow, others: readonly CsvRow[]): boolean {
  const [cell = ''] = cells;
  const above = others.at(-1)?.cells[0] ?? '';
  const shape = shapeOf(cell);
  if (!shape.includes('0')) return cell === above && (cell !== '' || cells.length > 1);
  return cells.length > 1 ? shape === shapeOf(above) : shapeOf(above).startsWith(shape);
}

function shapeOf(cell: string): string {
  return cell.replace(/\p{L}/gu, 'A').replace(/\p{N}/gu, '0');
}

/** Fewer columns may be alike by chance. */
const MIN_MISSING = 2;

/**
 * The index of a last row that states the balance in a table without names: it is as long as the others, has a day and
 * a number, and nothing in several columns that all other rows fill. -1 without such a row.
 */
export function balanceRowOf({ header, rows }: CsvLayout): number {
  const at = rows.length - 1;
  const last = rows[at];
  const others = rows.slice(0, at);
  if (header !== null || last === undefined || others.length < MIN_ROWS || !isData(last)) return -1;
  if (others.some(({ cells }) => cells.length > last.cells.length)) return -1;
  const missing = (others[0]?.cells ?? []).filter(
    (_, column) => !isFilled(last, column) && others.every((row) => isFilled(row, column)),
  );
  return missing.length >= MIN_MISSING ? at : -1;
}
