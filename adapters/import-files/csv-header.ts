import { ImportFileError } from './file-error.ts';
import type { Columns } from './file-record.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * What separates the cells: whichever of comma, semicolon and tab the header line has most of, outside of quotation
 * marks.
 */
export function delimiterOf(headerLine: string): string {
  const bare = headerLine.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The names of the columns in their order, in lower case. Throws `ImportFileError` when a required column is missing or
 * a known one stands there twice.
 */
export function readHeader(cells: readonly string[], line: number, { required, optional }: Columns): readonly string[] {
  const names = cells.map((cell) => cell.toLowerCase());
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const what = `The header lacks ${missing.length === 1 ? 'the column' : 'the columns'} ${inWords(missing)}.`;
    throw new ImportFileError(`Line ${line}: ${what} The first line must name the columns.`);
  }
  const repeated = [...required, ...optional].find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (repeated !== undefined) throw new ImportFileError(`Line ${line}: The header names the column ${repeated} twice.`);
  return names;
}

function inWords(names: readonly string[]): string {
  return names.length === 1 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
