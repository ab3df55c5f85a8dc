/** Longer rows are rare, and their columns are worth a call each. */
const WHOLE_UP_TO_BYTES = 1024;

/**
 * The columns of a data row as text. `bytes` from `start` to `end` is the body of the message: the number of columns,
 * then each with its length, −1 for `null`.
 *
 * Most rows are short, and ASCII but for a column or two. They become text as a whole, of which the columns are pieces:
 * a call for each column takes three times as long. V8 keeps the whole row in memory for a piece of 13 or more
 * characters, so what is kept for long must be copied.
 */
export function textColumns(bytes: Buffer, start: number, end: number): readonly (string | null)[] {
  const row = end - start <= WHOLE_UP_TO_BYTES ? bytes.toString('latin1', start, end) : undefined;
  const columns: (string | null)[] = [];
  columns.length = bytes.readInt16BE(start);
  let at = start + 2;
  for (let column = 0; column < columns.length; column += 1) {
    const length = bytes.readInt32BE(at);
    const from = at + 4;
    at = from + Math.max(0, length);
    if (length < 0) columns[column] = null;
    else if (row !== undefined && isAscii(bytes, from, at)) columns[column] = row.slice(from - start, at - start);
    else columns[column] = bytes.toString('utf8', from, at);
  }
  return columns;
}

/** A column is short: a loop takes less than the call of a function of Node's. */
function isAscii(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) > 0x7f) return false;
  return true;
}
