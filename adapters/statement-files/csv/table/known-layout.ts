import { type CurrencyCode, parseCurrency } from '../../../../domain/money/currency.ts';
import { DATE_ORDERS, type DateOrder } from '../../../../domain/statements/date-order.ts';
import { COLUMN_ROLES, type ColumnRole } from '../../../../domain/statements/read-options.ts';
import { BANK_LAYOUTS } from '../words/bank-layouts.ts';
import { headerName } from './header-name.ts';

/** What is known of a bank's table beyond its rows. It settles what the rows leave open, and never contradicts them. */
export interface KnownLayout {
  /** Country and bank. */
  readonly bank: string;
  /** The bank as people call it; `null` for layouts of several banks, and those of programs. */
  readonly institution: string | null;
  /** As the bank writes them. */
  readonly names: readonly string[];
  /** One for each column; `null` for a column that is not read. */
  readonly roles: readonly (ColumnRole | null)[];
  readonly dateOrder: DateOrder | null;
  /** Which way amounts without a minus go. */
  readonly plusIs: 'in' | 'out' | null;
  readonly currency: CurrencyCode | null;
  /** Whether amounts are written in minor units: `-1999` is 19.99 out. */
  readonly isInMinorUnits: boolean;
  /** Columns of fees and taxes that move money beside the amount, each with its own sign. */
  readonly parts: readonly number[];
}

/** They show accounts of any bank. */
const PROGRAMS = new Set(['Mint', 'Copilot', 'Rocket Money', 'Firefly III', 'Stripe']);

export const KNOWN_LAYOUTS: readonly KnownLayout[] = BANK_LAYOUTS.trim().split('\n').map(layoutOf);

/** The longest first. */
const BY_NAMES: readonly (readonly [key: string, layout: KnownLayout])[] = KNOWN_LAYOUTS.map(
  (layout) => [keyOf(layout.names.map(headerName)), layout] as const,
).toSorted(([a], [b]) => b.length - a.length);

/** Fewer names could begin the table of any bank. */
const MIN_NAMES_OF_BEGINNING = 5;
/** So few names are those of many programs, unless they are written exactly as the bank writes them. */
const FEW_NAMES = 3;

/**
 * The bank's table with these columns, as the file writes them. Empty names at the end do not count, and banks add
 * columns at the end.
 */
export function knownLayout(header: readonly string[]): KnownLayout | undefined {
  const [key, written] = [keyOf(header.map(headerName)), keyOf(header)];
  const found = BY_NAMES.find(([known, { names }]) => {
    if (names.length <= FEW_NAMES) return written === keyOf(names);
    return known === key || (names.length >= MIN_NAMES_OF_BEGINNING && key.startsWith(`${known}\u001f`));
  });
  return found?.[1];
}

function keyOf(names: readonly string[]): string {
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1).join('\u001f');
}

function layoutOf(line: string): KnownLayout {
  const [bank = '', columns = '', facts = ''] = line.split('|');
  const words = facts.split(' ');
  const parts = columns.split(';').map((column) => column.split('='));
  return {
    bank,
    institution: institutionOf(bank),
    names: parts.map(([name = '']) => name),
    roles: parts.map(([, role]) => COLUMN_ROLES.find((known) => known === role) ?? null),
    dateOrder: DATE_ORDERS.find((order) => words.includes(order)) ?? null,
    plusIs: words.includes('+out') ? 'out' : words.includes('+in') ? 'in' : null,
    currency: words.map(parseCurrency).find((code) => code !== undefined) ?? null,
    isInMinorUnits: words.includes('cents'),
    parts: parts.flatMap(([, role], column) => (role === 'part' ? [column] : [])),
  };
}

/** `Chase` of `US Chase, card`; several banks stand behind each other with capitals. */
function institutionOf(bank: string): string | null {
  const [name = '', ...others] = bank.slice(bank.indexOf(' ') + 1).split(', ');
  return PROGRAMS.has(name) || others.some((other) => /^\p{Lu}/u.test(other)) ? null : name;
}
