import { setImmediate } from 'node:timers/promises';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type { Statement, StatementBalance, StatementWarning } from '../../../domain/statements/statement.ts';
import type { LeftOutReason } from '../../../domain/statements/statement-file.ts';
import { atLine, type StatementRow } from '../../../domain/statements/statement-row.ts';
import { RowLimit } from '../row-limit.ts';
import { type ReadRow, StatementDraft, unreadable } from '../statement-draft.ts';
import { currencyOfLayout, currencyOfUnit } from './columns/currency.ts';
import { titledStatus } from './columns/flags.ts';
import { balanceRowOf, judgeLastRow } from './last-row.ts';
import { proveByBalance } from './money/balance-proof.ts';
import type { CsvPlan } from './plan.ts';
import { type CsvRowReading, readCsvRow } from './row.ts';
import { accountNumberIn } from './table/account-line.ts';
import type { AccountFrom, CsvLayout } from './table/layout.ts';
import type { CsvRow } from './table/table.ts';

export interface CsvStatements {
  readonly statements: readonly Statement[];
  readonly leftOut: Partial<Record<LeftOutReason, number>>;
  readonly warnings: readonly StatementWarning[];
}

/** Between two turns, other work of the process goes on. */
const ROWS_PER_TURN = 5_000;

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
  const groups = new Map<string, Group>();
  const leftOut: Partial<Record<LeftOutReason, number>> = {};
  const limit = new RowLimit();
  const preamble = numberInPreamble(layout);
  const lastRow = judgeLastRow(layout, plan, isLineEnded);
  const balanceRow = balanceRowOf(layout);
  const warnings: StatementWarning[] = [];
  let last: Group | undefined;
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
    else if (typeof reading === 'string') leftOut[reading] = (leftOut[reading] ?? 0) + 1;
    else {
      limit.count();
      last = groupOf(groups, row, reading, plan, accountAt(layout.accounts, row) ?? preamble, currency);
      last.add(row, reading);
    }
  }
  return { statements: [...groups.values()].map((group) => group.finish(plan)), leftOut, warnings };
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

function accountAt(accounts: readonly AccountFrom[], { line }: CsvRow): string | null {
  return accounts.findLast((account) => account.line <= line)?.number ?? null;
}

function groupOf(
  groups: Map<string, Group>,
  { cells }: CsvRow,
  { row }: ReadRow,
  { columns: { of } }: CsvPlan,
  above: string | null,
  fallback: CurrencyCode | null,
): Group {
  const number = lineOrNull(cells[of.account?.[0] ?? -1]) ?? above;
  const name = lineOrNull(cells[of.accountName?.[0] ?? -1]);
  // A row that cannot be read says nothing about its currency.
  const currency = row === null ? fallback : row.currency;
  const key = JSON.stringify([number, name, currency]);
  const known = groups.get(key);
  if (known !== undefined) return known;
  const group = new Group(number, name, currency);
  groups.set(key, group);
  return group;
}

/** The rows of one account and currency. */
class Group {
  readonly #facts: Pick<Statement, 'account' | 'currency'>;
  readonly #rows: { readonly line: number; reading: ReadRow }[] = [];

  constructor(number: string | null, name: string | null, currency: CurrencyCode | null) {
    this.#facts = { account: { number, name, kind: null }, currency };
  }

  add({ line }: CsvRow, reading: ReadRow): void {
    this.#rows.push({ line, reading });
  }

  /** A row that has nothing but a text under the descriptions goes on with the row above. */
  continue({ cells }: CsvRow, { texts }: CsvPlan): void {
    const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
    const last = this.#rows.at(-1);
    if (last === undefined || last.reading.row === null) return;
    if (filled.length === 0 || filled.includes(0) || !filled.every((column) => texts.includes(column))) return;
    const { row, notes } = last.reading;
    const description = [row.description, ...filled.map((column) => cells[column])].join(' ').trim();
    last.reading = { row: { ...row, description }, notes };
  }

  finish(plan: CsvPlan): Statement {
    const draft = new StatementDraft();
    for (const { line, reading } of this.#rows) draft.add(atLine(line), reading);
    const rows = this.#rows.map(({ reading }) => reading.row).filter((row) => row !== null);
    const period = { from: null, to: null };
    return draft.finish({ ...this.#facts, period, ...balancesOf(rows, plan) }, atLine(this.#rows.at(-1)?.line ?? 1));
  }
}

/** Opening and closing balance, if the running balances follow from the amounts. */
function balancesOf(rows: readonly StatementRow[], plan: CsvPlan): Pick<Statement, 'opening' | 'closing'> {
  const balanced = rows.filter(
    (row): row is StatementRow & { balanceAfter: number } => row.balanceAfter !== null && row.status === 'booked',
  );
  const pairs = balanced.map(({ amount, balanceAfter }) => ({ amount, balance: balanceAfter }));
  const proof = proveByBalance([pairs], plan.descends);
  if (proof === undefined || proof.isInverted || (plan.descends === undefined && proof.share < 1))
    return { opening: null, closing: null };
  const [oldest, newest] = proof.isDescending ? [balanced.at(-1), balanced[0]] : [balanced[0], balanced.at(-1)];
  return {
    opening: before(oldest),
    closing: newest === undefined ? null : { day: newest.day, amount: newest.balanceAfter },
  };
}

function before(row: (StatementRow & { balanceAfter: number }) | undefined): StatementBalance | null {
  return row === undefined ? null : { day: row.day, amount: row.balanceAfter - row.amount };
}

/** The account above the names of the columns. */
function numberInPreamble({ preamble }: CsvLayout): string | null {
  return preamble.map(({ cells }) => accountNumberIn(cells)).find((number) => number !== null) ?? null;
}
