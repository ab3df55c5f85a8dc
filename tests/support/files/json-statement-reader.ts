import { parseLocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { StatementFileReader } from '../../../domain/ports/imports/statement-file-reader.ts';
import type { Statement, StatementBalance } from '../../../domain/statements/statement.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import type { RowStatus, StatementRow } from '../../../domain/statements/statement-row.ts';
import { localDate } from '../fixtures.ts';

export interface TestRow {
  /** Of March 2026. */
  readonly day: number;
  readonly amount: number;
  readonly text?: string;
  readonly id?: string;
  readonly status?: RowStatus;
  readonly payee?: string;
  readonly counterparty?: string;
  readonly currency?: string;
  readonly notes?: string;
}

export interface TestStatement {
  readonly number?: string;
  readonly name?: string;
  readonly currency?: string;
  readonly from?: number;
  readonly to?: number;
  readonly opening?: readonly [day: number, amount: number];
  readonly closing?: readonly [day: number, amount: number];
  readonly rows: readonly TestRow[];
  /** Lines that cannot be read. */
  readonly unreadable?: readonly number[];
}

/** The bytes of a file that `jsonStatementReader` reads. `format` and `layout` name its source. */
export function statementFile(
  statements: readonly TestStatement[],
  format = 'ofx',
  layout: string | null = null,
): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ format, statements, fingerprint: layout }));
}

/** The bytes of an archive that `jsonStatementReader` unpacks. */
export function archiveFile(files: Readonly<Record<string, Uint8Array | string>>): Uint8Array {
  const archive = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  return new TextEncoder().encode(JSON.stringify({ archive }));
}

/** Reads statements that tests write down; stands in for the readers of real formats. */
export const jsonStatementReader: StatementFileReader = {
  async unpack(bytes) {
    const text = new TextDecoder().decode(bytes);
    const { archive } = text.startsWith('{"archive"') ? JSON.parse(text) : { archive: undefined };
    if (archive === undefined) return { isArchive: false, files: [{ name: null, bytes }] };
    const files = archive.map(([name, content]: [string, string]) => ({ name, bytes: Buffer.from(content) }));
    return { isArchive: true, files };
  },
  async read(bytes) {
    const text = new TextDecoder().decode(bytes);
    if (text.startsWith('%PDF')) throw new StatementFileError('unsupported_format', 'This is a PDF.');
    if (text === '') throw new StatementFileError('empty', 'The file is empty.');
    const { format, statements, fingerprint } = JSON.parse(text);
    const file = {
      format,
      statements: statements.map(statementOf),
      warnings: [],
      leftOut: {},
      readAs: {},
      fingerprint,
    };
    return { kind: 'file', file };
  },
};

function march(day: number) {
  return localDate(`2026-03-${String(day).padStart(2, '0')}`);
}

function balance(given: TestStatement['closing']): StatementBalance | null {
  return given === undefined ? null : { day: march(given[0]), amount: given[1] };
}

function statementOf(given: TestStatement): Statement {
  const currency = (given.currency ?? null) as CurrencyCode | null;
  return {
    account: { number: given.number ?? null, name: given.name ?? null, kind: null },
    currency,
    period: {
      from: given.from === undefined ? null : march(given.from),
      to: given.to === undefined ? null : march(given.to),
    },
    opening: balance(given.opening),
    closing: balance(given.closing),
    rows: given.rows.map((row, index) => rowOf(row, index, currency)),
    unreadable: (given.unreadable ?? []).map((line) => ({
      place: { line, element: null },
      sentence: 'The date must be a day that exists.',
    })),
    warnings: [],
  };
}

function rowOf(row: TestRow, index: number, currency: CurrencyCode | null): StatementRow {
  const day = parseLocalDate(march(row.day));
  if (day === undefined) throw new Error('The test has a day that does not exist.');
  return {
    place: { line: index + 2, element: null },
    sourceId: row.id ?? null,
    day,
    valueDay: null,
    amount: row.amount,
    currency: (row.currency ?? currency) as CurrencyCode | null,
    status: row.status ?? 'booked',
    description: row.text ?? 'STORE',
    payee: row.payee ?? null,
    counterpartyAccount: row.counterparty ?? null,
    hints: { merchantCategoryCode: null, name: null, code: null },
    balanceAfter: null,
    ...(row.notes !== undefined && { notes: row.notes }),
  };
}
