import { createHash } from 'node:crypto';
import type { CsvLayout } from './layout.ts';

/** The same for all files with the same names of columns; without names, with the same number of columns. */
export function fingerprintOf(layout: CsvLayout, delimiter: string): string {
  const width = layout.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const names = layout.header === null ? [`${width} columns without names`] : layout.header.map(withoutDigits);
  return createHash('sha256')
    .update([delimiter, ...names].join('\u001f'))
    .digest('hex');
}

/** Some banks write the day of the export, or an account's number, into the names. */
function withoutDigits(name: string): string {
  return name.toLowerCase().replace(/\d+/g, '#').trim();
}
