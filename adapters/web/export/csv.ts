import type { ExportTable, ExportValue } from '../../../application/exports/export-table.ts';

/**
 * The table as CSV (RFC 4180) in UTF-8, with a byte order mark, because spreadsheets guess the encoding without one.
 * Lists are joined by semicolons.
 *
 * A text that a spreadsheet would take for a formula gets an apostrophe before it: payees write descriptions, and
 * whoever opens the file must not run what they wrote. So does what follows a semicolon, a tab or a new line, where a
 * spreadsheet with other settings begins another cell. Numbers stay as they are. The JSON export has every text
 * unchanged.
 */
export async function* csvOf({ columns, pages }: ExportTable): AsyncIterable<string> {
  yield `\u{feff}${columns.map(cell).join()}\r\n`;
  for await (const rows of pages()) {
    yield rows.map((row) => `${columns.map((column) => cell(row[column] ?? null)).join()}\r\n`).join('');
  }
}

function cell(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = inert(typeof value === 'string' ? value : value.join('; '));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What begins a formula, also in full width, and what spreadsheets skip before one. */
function inert(text: string): string {
  return text.replace(/(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/g, "'");
}
