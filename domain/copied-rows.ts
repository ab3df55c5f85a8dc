/**
 * Ends each row in PostgreSQL's text format of COPY. There is no other line feed, because those within values are
 * escaped (PostgreSQL manual, COPY).
 */
export const ROW_END = 0x0a;

/** How many rows in that format `bytes` holds. */
export function rowsIn(bytes: Uint8Array): number {
  let rows = 0;
  for (let at = bytes.indexOf(ROW_END); at >= 0; at = bytes.indexOf(ROW_END, at + 1)) rows += 1;
  return rows;
}
