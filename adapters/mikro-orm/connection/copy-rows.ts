import type { Column } from '../schema/table.ts';
import type { Unit } from './session.ts';

/** Rows per statement: so many that beginning and ending one costs little, and so few that none comes near a limit. */
const ROWS_PER_STATEMENT = 5_000;

/**
 * Rows that are sent at once: so few that a socket takes all of their bytes, and PostgreSQL has more than one piece to
 * work on while this process makes the next.
 */
const ROWS_PER_PIECE = 250;

/**
 * Stores rows of a table, in their order, without holding all of them: while PostgreSQL stores some, the next ones are
 * taken from `rows`.
 */
export async function copyRows<Row>(
  unit: Unit,
  table: string,
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
): Promise<void> {
  for (const part of partsOf(rows)) await copyPart(unit, table, columns, part.rows);
}

/** Stores the rows of a part by one statement. */
export async function copyPart<Row>(
  unit: Unit,
  table: string,
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
): Promise<void> {
  const names = columns.map(([name]) => name).join(', ');
  await unit.copy(`copy ${table} (${names}) from stdin`, textsOf(columns, rows));
}

/** Rows for one statement, taken from their source as they are asked for. */
export interface Part<Row> {
  /** How many rows there may be; for fewer than a piece, how many there are. */
  readonly atMost: number;
  readonly rows: Iterable<Row>;
}

/** The rows in parts. The rows of a part must be taken before the next part. */
export function* partsOf<Row>(rows: Iterable<Row>): Generator<Part<Row>> {
  const source = rows[Symbol.iterator]();
  for (;;) {
    const first = [...taken(source, ROWS_PER_PIECE)];
    if (first.length === 0) return;
    if (first.length < ROWS_PER_PIECE) return yield { atMost: first.length, rows: first };
    yield { atMost: ROWS_PER_STATEMENT, rows: chained(first, taken(source, ROWS_PER_STATEMENT - first.length)) };
  }
}

function* taken<Row>(source: Iterator<Row>, most: number): Generator<Row> {
  for (let count = 0; count < most; count += 1) {
    const { done, value } = source.next();
    if (done === true) return;
    yield value;
  }
}

function* chained<Row>(first: Iterable<Row>, then: Iterable<Row>): Generator<Row> {
  yield* first;
  yield* then;
}

function* textsOf<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): Generator<string> {
  let piece: Row[] = [];
  for (const row of rows) {
    piece.push(row);
    if (piece.length < ROWS_PER_PIECE) continue;
    yield copyText(columns, piece);
    piece = [];
  }
  if (piece.length > 0) yield copyText(columns, piece);
}

/** Rows in the text format of COPY: columns end with a tab, rows with a line feed (PostgreSQL manual, COPY). */
function copyText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  let text = '';
  for (const row of rows) {
    let separator = '';
    for (const [, , valueOf] of columns) {
      text += separator + fieldOf(valueOf(row));
      separator = '\t';
    }
    text += '\n';
  }
  return text;
}

function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError('COPY takes texts, numbers, booleans and null.');
}

function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
