import { pipeline, Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { countLineBreaks } from './encoding.ts';
import { ImportFileError } from './file-error.ts';
import { type Columns, type FileRecord, RECORD_MAX_LENGTH, TOO_LONG } from './file-record.ts';

/**
 * Where csv-parse stands after a record: `lines` is the record's last line, `empty_lines` counts the blank ones so far.
 */
type Place = Pick<InfoRecord, 'lines' | 'empty_lines'>;

interface Row {
  readonly record: readonly string[];
  readonly info: Place;
}

/**
 * Reads CSV with a header line. `headerLine` is the first line that is not blank. An empty cell counts as absent, and a
 * row of empty cells as blank. Throws `ImportFileError` with the line.
 */
export async function* readCsv(
  text: AsyncIterable<Uint8Array>,
  headerLine: string,
  columns: Columns,
): AsyncGenerator<FileRecord> {
  const parser = parse({
    delimiter: delimiterOf(headerLine),
    record_delimiter: '\n',
    info: true,
    relax_column_count: true, // so that our own sentence refuses a row of another length
    skip_empty_lines: true,
    trim: true,
    max_record_size: RECORD_MAX_LENGTH,
  });
  // An error reaches the loop below, because the pipeline destroys `parser` with it.
  pipeline(Readable.from(text), parser, () => {});
  let header: readonly string[] | undefined;
  let last: Place = { lines: 0, empty_lines: 0 };
  try {
    for await (const { record, info } of parser as AsyncIterable<Row>) {
      last = { lines: info.lines, empty_lines: info.empty_lines };
      const line = info.lines - record.reduce((count, cell) => count + countLineBreaks(cell), 0);
      if (header === undefined) header = readHeader(record, line, columns);
      else if (record.some((cell) => cell !== '')) yield { line, fields: fieldsOf(record, line, header) };
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, last) : error;
  }
}

function fieldsOf(cells: readonly string[], line: number, header: readonly string[]): Record<string, string> {
  const isTooLong = cells.slice(header.length).some((cell) => cell !== '');
  if (isTooLong || cells.length < header.length) {
    throw new ImportFileError(`Line ${line} has ${cells.length} cells, but the header has ${header.length}.`);
  }
  const named = header.map((name, index) => [name, cells[index] ?? ''] as const);
  return Object.fromEntries(named.filter(([, cell]) => cell !== ''));
}

const DOUBLED = 'A cell with quotation marks must stand in quotation marks, with those inside it doubled.';

function refusalOf(error: CsvError, last: Place): ImportFileError {
  const at = error as CsvError & Place;
  const start = last.lines + 1 + at.empty_lines - last.empty_lines;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportFileError(`Line ${start}: A quotation mark is opened and never closed. ${DOUBLED}`);
    case 'CSV_MAX_RECORD_SIZE':
      return new ImportFileError(`Line ${start}: ${TOO_LONG} Perhaps a quotation mark is not closed.`);
    default:
      return new ImportFileError(`Line ${at.lines}: A quotation mark stands in the middle of a cell. ${DOUBLED}`);
  }
}

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * What separates the cells: whichever of comma, semicolon and tab the header line has most of, outside of quotation
 * marks.
 */
function delimiterOf(headerLine: string): string {
  const bare = headerLine.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The names of the columns in their order, in lower case. Throws `ImportFileError` when a required column is missing or
 * a known one stands there twice.
 */
function readHeader(cells: readonly string[], line: number, { required, optional }: Columns): readonly string[] {
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
