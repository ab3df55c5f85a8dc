import type { Column } from '../schema/table.ts';

/** Rows in the text format of COPY: columns end with a tab, rows with a line feed (PostgreSQL manual, COPY). */
export function copyText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
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
