import { readdirSync, readFileSync } from 'node:fs';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { currency } from '../currency.ts';

/** Rows that whoever works on names and categories may read, and rows that they never read. */
export const HALVES = ['open', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

/** Who wrote the rows: each hand wrote before it had seen what Coffer knows. The names are those of README.md. */
export const HANDS = ['first', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
export type Hand = (typeof HANDS)[number];

/** The columns that a bank's file may have, as the mapping of an import calls them; `kind` is a second description. */
const ROLES = ['date', 'amount', 'currency', 'description', 'payee', 'merchantCategoryCode', 'kind'] as const;
export type Role = (typeof ROLES)[number];

export interface Column {
  readonly role: Role;
  readonly title: string;
}

export interface Bank {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** A payment that comes back during a year, with what a person would say about it. */
export interface StatementRow {
  readonly half: Half;
  readonly bank: Bank;
  readonly timesPerYear: number;
  readonly isMoneyIn: boolean;
  /** Without a sign, in units of the currency. */
  readonly amount: { readonly from: number; readonly to: number };
  /** The other side of a move between own accounts has the same link, and so the same days and amounts. */
  readonly link: string | undefined;
  /** Ids that are right, the best one first; none where no person could say. */
  readonly categories: readonly number[];
  /** Names that read well; none where nobody is named. */
  readonly names: readonly string[];
  readonly description: string;
  readonly payee: string;
  readonly merchantCategoryCode: string;
  /** Of the transaction, such as `Card payment`. */
  readonly kind: string;
}

export interface CountryStatements {
  readonly code: string;
  readonly name: string;
  readonly currency: CurrencyCode;
  /** For the names of months. */
  readonly locale: string;
  readonly rows: readonly StatementRow[];
}

const FOLDERS: Readonly<Record<Hand, URL>> = {
  first: new URL('statements/', import.meta.url),
  third: new URL('statements/third/', import.meta.url),
  fourth: new URL('statements/fourth/', import.meta.url),
  fifth: new URL('statements/fifth/', import.meta.url),
  sixth: new URL('statements/sixth/', import.meta.url),
  seventh: new URL('statements/seventh/', import.meta.url),
  eighth: new URL('statements/eighth/', import.meta.url),
};
const KNOWN_IDS = new Set(CATEGORY_TREE.map(({ id }) => id));

export function countryCodes(hand: Hand = 'first'): readonly string[] {
  return readdirSync(new URL('open/', FOLDERS[hand]))
    .map((file) => file.replace(/\.txt$/, ''))
    .toSorted();
}

/** Both halves of a country of one hand. Throws a `RangeError` that names the line which is not as README.md says. */
export function countryStatements(code: string, hand: Hand = 'first'): CountryStatements {
  const [open, heldOut] = HALVES.map((half) =>
    parseStatements(readFileSync(new URL(`${half}/${code}.txt`, FOLDERS[hand]), 'utf8'), half),
  );
  return { ...open!, code, rows: [...open!.rows, ...heldOut!.rows] };
}

/** Reads the text of one file. Throws a `RangeError` that names the line. */
export function parseStatements(text: string, half: Half): Omit<CountryStatements, 'code'> {
  const rows: StatementRow[] = [];
  let country: Omit<CountryStatements, 'code' | 'rows'> | undefined;
  let bank: Bank | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    try {
      if (line === '' || line.startsWith('//')) continue;
      if (line.startsWith('# ')) country = readCountry(line);
      else if (line.startsWith('[')) bank = readBank(line);
      else if (bank === undefined) throw new RangeError('has no bank above it');
      else rows.push(readRow(line, bank, half));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new RangeError(`Line ${index + 1} ${error.message}: ${line}`);
    }
  }
  if (country === undefined) throw new RangeError('The first line names the country, its currency and its language.');
  return { ...country, rows };
}

function readCountry(line: string): Omit<CountryStatements, 'code' | 'rows'> {
  const [name = '', code = '', locale = ''] = line.slice(2).split(', ');
  return { name, currency: currency(code), locale };
}

/** `[Name of the bank | date=Booking date | description=Text]`, with the titles that the bank gives its columns. */
function readBank(line: string): Bank {
  const [name = '', ...columns] = line
    .replace(/^\[|\]$/g, '')
    .split('|')
    .map((part) => part.trim());
  return { name, columns: columns.map(readColumn) };
}

function readColumn(text: string): Column {
  const [name, title = ''] = text.split('=');
  const role = ROLES.find((known) => known === name);
  if (role === undefined || title === '') throw new RangeError(`has an unknown column ${text}`);
  return { role, title };
}

/** `times | amount or -from..to [@link] | categories | names | description | payee | merchant category code | kind`. */
function readRow(line: string, bank: Bank, half: Half): StatementRow {
  const cells = line.split('|').map((cell) => cell.trim());
  const [times = '', money = '', categories = '', names = '', description = '', payee = '', code = '', kind = ''] =
    cells;
  const [range = '', link] = money.split(' @');
  const [from = 0, to = from] = range.replace('-', '').split('..').map(Number);
  const row: StatementRow = {
    half,
    bank,
    timesPerYear: Number(times),
    isMoneyIn: !range.startsWith('-'),
    amount: { from, to },
    link,
    categories: categories === '-' ? [] : categories.split(',').map(Number),
    names: names.split(';').filter((name) => name !== ''),
    description,
    payee,
    merchantCategoryCode: code,
    kind,
  };
  const isComplete = row.timesPerYear >= 1 && from > 0 && to >= from && description + payee !== '';
  if (!isComplete || cells.length > 8) throw new RangeError('is not a row');
  if (!row.categories.every((id) => KNOWN_IDS.has(id))) throw new RangeError('has an unknown category');
  const shown = new Set(bank.columns.map(({ role }) => role));
  for (const role of ['payee', 'merchantCategoryCode', 'kind'] as const) {
    if (row[role] !== '' && !shown.has(role)) throw new RangeError('has a cell that its bank does not print');
  }
  return row;
}
