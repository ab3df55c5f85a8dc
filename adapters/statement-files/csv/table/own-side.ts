import { headerName } from './header-name.ts';
import { knownLayout } from './known-layout.ts';
import type { CsvLayout } from './layout.ts';
import type { CsvRow } from './table.ts';

/** The columns of Wise's `transaction-history.csv` that tell who moved what, by their plain names. */
const COLUMNS = {
  id: 'id',
  status: 'status',
  direction: 'direction',
  day: 'created on',
  sourceFee: 'source fee amount',
  sourceFeeCurrency: 'source fee currency',
  sourceName: 'source name',
  sourceAmount: 'source amount',
  sourceCurrency: 'source currency',
  targetName: 'target name',
  targetAmount: 'target amount',
  targetCurrency: 'target currency',
  reference: 'reference',
  category: 'category',
  note: 'note',
};
/** Older files have none of these. */
const OPTIONAL: ReadonlySet<string> = new Set([COLUMNS.reference, COLUMNS.category, COLUMNS.note]);
type CellOf = (column: keyof typeof COLUMNS) => string;

/** The names of the table that stands in its place. */
const HEADER = [
  'ID',
  'Status',
  'Created on',
  'Amount',
  'Fee',
  'Currency',
  'Counterparty',
  'Reference',
  'Category',
  'Note',
];

/**
 * A table with both sides of every transfer becomes one of what happened to the user's own balances: what is sent
 * leaves the balance with its fee, what is received arrives after it, and what is converted does both.
 */
export function ofOwnSide(layout: CsvLayout): CsvLayout {
  const columns = new Map(Object.values(COLUMNS).map((name) => [name, layout.names.indexOf(name)]));
  if ([...columns].some(([name, column]) => column < 0 && !OPTIONAL.has(name))) return layout;
  const width = layout.names.indexOf(COLUMNS.targetCurrency);
  const rows = layout.rows.flatMap(({ line, cells }): CsvRow[] => {
    if (cells.length <= width) return [{ line, cells: cells.slice(0, 1) }];
    const cell: CellOf = (column) => cells[columns.get(COLUMNS[column]) ?? -1] ?? '';
    return ownSides(cell).map((side) => ({ line, cells: side }));
  });
  return { ...layout, header: HEADER, names: HEADER.map(headerName), known: knownLayout(HEADER), rows };
}

function ownSides(cell: CellOf): readonly string[][] {
  if (cell('direction') === 'IN') return [received(cell)];
  if (cell('direction') !== 'NEUTRAL') return [sent(cell)];
  return cell('sourceCurrency') === cell('targetCurrency') ? [] : [sent(cell), received(cell)];
}

function sent(cell: CellOf): string[] {
  const isFee = cell('sourceFee') !== '' && cell('sourceFeeCurrency') === cell('sourceCurrency');
  const fee = isFee ? `-${cell('sourceFee')}` : '';
  return side(cell, `-${cell('sourceAmount')}`, fee, cell('sourceCurrency'), cell('targetName'));
}

function received(cell: CellOf): string[] {
  return side(cell, cell('targetAmount'), '', cell('targetCurrency'), cell('sourceName'));
}

function side(cell: CellOf, amount: string, fee: string, currency: string, counterparty: string): string[] {
  // The money came back with the same row, which has no other for the way back.
  const status = cell('status').endsWith('REFUNDED') ? 'CANCELLED' : cell('status');
  const texts = [counterparty, cell('reference'), cell('category'), cell('note')];
  return [cell('id'), status, cell('day'), amount, fee, currency, ...texts];
}
