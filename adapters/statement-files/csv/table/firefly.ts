import { headerName } from './header-name.ts';
import { knownLayout } from './known-layout.ts';
import type { CsvLayout } from './layout.ts';
import type { CsvRow } from './table.ts';

/** The columns of the export of Firefly III that tell between which accounts money went, by their plain names. */
const COLUMNS = {
  id: 'journal id',
  day: 'date',
  amount: 'amount',
  currency: 'currency code',
  foreignAmount: 'foreign amount',
  foreignCurrency: 'foreign currency code',
  description: 'description',
  category: 'category',
  notes: 'notes',
  sourceName: 'source name',
  sourceNumber: 'source iban',
  sourceType: 'source type',
  targetName: 'destination name',
  targetNumber: 'destination iban',
  targetType: 'destination type',
};
type CellOf = (column: keyof typeof COLUMNS) => string;

/** The names of the table that stands in its place. */
const HEADER = [
  'Journal',
  'Booked on',
  'Own account',
  'Own number',
  'Amount',
  'Currency',
  'Counterparty',
  'Counterparty number',
  'Description',
  'Category',
  'Notes',
];

/** Accounts of the person; the others are those to whom and from whom money goes. */
const OWN = /^(?:asset account|default account|debt|loan|mortgage|credit card)$/i;
const START = /^initial balance account$/i;

/** A table of journals becomes one of what happened to each own account: a transfer happens to two. */
export function ofOwnAccounts(layout: CsvLayout): CsvLayout {
  const columns = new Map(Object.values(COLUMNS).map((name) => [name, layout.names.indexOf(name)]));
  if ([...columns.values()].includes(-1)) return layout;
  const width = Math.max(...columns.values());
  const rows = layout.rows.flatMap(({ line, cells }): CsvRow[] => {
    if (cells.length <= width) return [{ line, cells: cells.slice(0, 1) }];
    const cell: CellOf = (column) => cells[columns.get(COLUMNS[column]) ?? -1] ?? '';
    return sidesOf(cell).map((side) => ({ line, cells: side }));
  });
  return { ...layout, header: HEADER, names: HEADER.map(headerName), known: knownLayout(HEADER), rows };
}

function sidesOf(cell: CellOf): readonly string[][] {
  const source = { name: cell('sourceName'), number: cell('sourceNumber'), type: cell('sourceType') };
  const target = { name: cell('targetName'), number: cell('targetNumber'), type: cell('targetType') };
  const amount = cell('amount').replace(/^[-−]/, '');
  const foreign = cell('foreignAmount').replace(/^[-−]/, '');
  const sent = sideOf(cell, source, target, [`-${amount}`, cell('currency')]);
  // What arrives in another currency is the foreign amount; a payment in one has left the account in its own.
  const isExchange = foreign !== '' && OWN.test(source.type);
  const arrived = isExchange ? [foreign, cell('foreignCurrency')] : [amount, cell('currency')];
  const received = sideOf(cell, target, source, arrived);
  return [...(OWN.test(source.type) ? [sent] : []), ...(OWN.test(target.type) ? [received] : [])];
}

interface Party {
  readonly name: string;
  readonly number: string;
  readonly type: string;
}

function sideOf(cell: CellOf, own: Party, other: Party, money: readonly string[]): string[] {
  const about = START.test(other.type)
    ? ['', '', 'Opening balance', '', '']
    : [other.name, other.number, cell('description'), cell('category'), cell('notes')];
  return [cell('id'), cell('day'), own.name, own.number, ...money, ...about];
}
