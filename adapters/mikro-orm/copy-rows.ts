import { copyText } from './copy-text.ts';
import type { Column } from './rows/column.ts';
import type { Unit } from './session.ts';

/**
 * Rows per statement: so few that a socket takes all of their bytes at once, and that they are gone before the garbage
 * collector takes them for long-lived.
 */
export const COPIED_ROWS = 500;

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
  const copier = new Copier(unit, table, columns);
  for (const chunk of chunksOf(rows, COPIED_ROWS)) await copier.add(chunk);
  await copier.finish();
}

/** Stores rows of a table by one statement after the other. */
export class Copier<Row> {
  readonly #unit: Unit;
  readonly #statement: string;
  readonly #columns: readonly Column<Row>[];
  #sent: Promise<unknown> = Promise.resolve();

  constructor(unit: Unit, table: string, columns: readonly Column<Row>[]) {
    this.#unit = unit;
    this.#statement = `copy ${table} (${columns.map(([name]) => name).join(', ')}) from stdin`;
    this.#columns = columns;
  }

  /** Resolves when the rows of the call before are stored; these are on their way. */
  async add(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const before = this.#sent;
    this.#sent = this.#unit.copy(this.#statement, copyText(this.#columns, rows));
    // Its failure is noticed by the next call, or not at all if there is none.
    this.#sent.catch(() => undefined);
    await before;
  }

  /** Resolves when all rows are stored. */
  async finish(): Promise<void> {
    await this.#sent;
  }
}

/** In lists of at most `size`. */
export function* chunksOf<Item>(items: Iterable<Item>, size: number): Generator<readonly Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
