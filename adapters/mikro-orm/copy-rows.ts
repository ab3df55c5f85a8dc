import { copyText } from './copy-text.ts';
import type { Column } from './rows/column.ts';
import type { Unit } from './session.ts';

/** Rows per statement: few enough for some hundred kilobytes, which a socket takes at once. */
export const COPIED_ROWS = 2_000;

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
  const statement = `copy ${table} (${columns.map(([name]) => name).join(', ')}) from stdin`;
  let sent: Promise<unknown> = Promise.resolve();
  for (const chunk of chunksOf(rows, COPIED_ROWS)) {
    const text = copyText(columns, chunk);
    await sent;
    sent = unit.copy(statement, text);
    // Its failure is noticed by the next `await`, or not at all if `rows` fail before.
    sent.catch(() => undefined);
  }
  await sent;
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
