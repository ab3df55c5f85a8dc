import { setImmediate } from 'node:timers/promises';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Statement, StatementWarning } from '../../../domain/statements/statement.ts';
import type { LeftOutReason } from '../../../domain/statements/statement-file.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { RowLimit } from '../row-limit.ts';
import { unreadable } from '../statement-draft.ts';
import { currencyOfLayout, currencyOfUnit } from './columns/currency.ts';
import { titledStatus } from './columns/flags.ts';
import { balanceRowOf, judgeLastRow } from './last-row.ts';
import type { CsvPlan } from './plan.ts';
import { type CsvRowReading, readCsvRow, startOf } from './row.ts';
import { StatementGroups } from './statement-groups.ts';
import type { CsvLayout } from './table/layout.ts';
import type { CsvRow } from './table/table.ts';

export interface CsvStatements {
  readonly statements: readonly Statement[];
  readonly leftOut: Partial<Record<LeftOutReason, number>>;
  readonly warnings: readonly StatementWarning[];
}

/** Between two turns, other work of the process goes on. */
const ROWS_PER_TURN = 1_000;

/** Takes the place of a row that has been read, so that the file is not in memory twice. */
const READ: CsvRow = { line: 0, cells: [] };

/**
 * One statement for each account and currency that the rows name. `isLineEnded` says whether anything ends the last
 * line of the file. Empties the rows of the layout.
 */
export async function readStatements(
  layout: CsvLayout,
  plan: CsvPlan,
  fallback: CurrencyCode | null,
  isLineEnded: boolean,
): Promise<CsvStatements> {
  const named =
    currencyOfLayout(layout, [...plan.money, ...(plan.balance === null ? [] : [plan.balance])]) ??
    layout.known?.currency ??
    fallback;
  const currency = named ?? onlyCurrency(layout.rows, plan);
  const groups = new StatementGroups(layout, plan);
  const leftOut: Partial<Record<LeftOutReason, number>> = {};
  const limit = new RowLimit();
  const lastRow = judgeLastRow(layout, plan, isLineEnded);
  const balanceRow = balanceRowOf(layout);
  const warnings: StatementWarning[] = [];
  let last: ReturnType<StatementGroups['of']> | undefined;
  let isPending = false;
  for (const [index, row] of layout.rows.entries()) {
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await setImmediate();
    const title = titledStatus(row.cells);
    if (title !== undefined) isPending = title === 'pending';
    const judgement = index === layout.rows.length - 1 ? lastRow : 'whole';
    const reading = judgement === 'cut' ? CUT : withStatus(readCsvRow(row, plan, currency), isPending);
    // A closing balance below the rows may well be shorter.
    if (judgement === 'doubtful' && reading !== 'balance')
      warnings.push({ place: atLine(row.line), sentence: DOUBTFUL });
    layout.rows[index] = READ;
    if (index === balanceRow) leftOut.balance = (leftOut.balance ?? 0) + 1;
    else if (reading === CUT && last !== undefined) last.add(row, CUT);
    else if (reading === 'text') last?.continue(row, plan);
    else if (typeof reading === 'string') {
      leftOut[reading] = (leftOut[reading] ?? 0) + 1;
      const start = reading === 'balance' ? startOf(row, plan, currency) : undefined;
      if (start !== undefined) groups.of(row, start.currency, currency).startWith(start);
    } else {
      limit.count();
      last = groups.of(row, reading.row === null ? undefined : reading.row.currency, currency);
      last.add(row, reading);
    }
  }
  return { statements: groups.finish(), leftOut, warnings };
}

/** The currency of all rows that name one: that of the others as well. */
function onlyCurrency(rows: readonly CsvRow[], { columns: { of } }: CsvPlan): CurrencyCode | null {
  const [column] = of.currency ?? [];
  if (column === undefined) return null;
  const codes = new Set(rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== ''));
  const [code, ...others] = codes;
  return code === undefined || others.length > 0 ? null : currencyOfUnit(code);
}

const CUT = unreadable('The file ends in the middle of this row. Download it again.');
const DOUBTFUL = 'Nothing ends the last line, which is shorter than the others. Perhaps the file is cut off.';

/** Rows below a title such as “Pending transactions” are pending. */
function withStatus(reading: CsvRowReading, isPending: boolean): CsvRowReading {
  if (!isPending || typeof reading === 'string' || reading.row === null) return reading;
  return { ...reading, row: { ...reading.row, status: 'pending' } };
}
