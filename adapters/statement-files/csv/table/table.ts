import { Readable } from 'node:stream';
import { CsvError, type Parser, parse } from 'csv-parse';
import { STATEMENT_FILE_MAX_ROWS } from '../../../../domain/ports/imports/statement-file-reader.ts';
import { StatementFileError } from '../../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../../domain/statements/statement-row.ts';
import { lineFeedsIn } from '../../lines.ts';
import { inChunks, tooManyRows } from '../../row-limit.ts';

/** A row of a CSV file. */
export interface CsvRow {
  /** Where the row begins. */
  readonly line: number;
  /** Trimmed. */
  readonly cells: readonly string[];
  /** Set if the row has more cells than the table has columns, and commas may have torn its numbers apart. */
  readonly isTorn?: boolean;
}

export const MAX_COLUMNS = 250;
/** A statement has some lines above and below its rows. */
export const OTHER_ROWS = 1_000;
const MOST_RECORDS = STATEMENT_FILE_MAX_ROWS + OTHER_ROWS;
const RECORD_MAX_CHARACTERS = 256 * 1024;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number; readonly records: number };
}

/** How a text is divided into cells. */
export interface CsvDialect {
  readonly delimiter: string;
  readonly hasQuotes: boolean;
  /** How many cells most rows have. */
  readonly width: number;
}

/** All rows that are not blank. Throws `malformed`, `truncated` and `too_many_rows`. */
export async function readTable(text: string, dialect: CsvDialect): Promise<CsvRow[]> {
  const { delimiter, hasQuotes, width } = dialect;
  const rows: CsvRow[] = [];
  if (!(hasQuotes && text.includes('"')) && hasTooManyLines(text)) throw tooManyRows();
  // The parser makes an error object of each row that has another width than the first, which takes long.
  const first = `${delimiter.repeat(width - 1)}\n`;
  const body = first + (hasQuotes ? withTightQuotes(text, delimiter) : text);
  const parsed = Readable.from(inChunks(body)).pipe(parserFor(dialect)) as AsyncIterable<Parsed>;
  try {
    for await (const row of parsed) addRow(rows, row);
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, rows) : error;
  }
  return rows;
}

/** Without quotation marks, each line that is not empty is a row. */
function hasTooManyLines(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && count <= MOST_RECORDS; at = text.indexOf('\n', at + 1)) {
    if (text.charAt(at + 1) !== '\n') count += 1;
  }
  return count > MOST_RECORDS;
}

function parserFor({ delimiter, hasQuotes }: CsvDialect): Parser {
  return parse({
    delimiter,
    quote: hasQuotes ? '"' : null,
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    ltrim: true,
    skip_empty_lines: true,
    max_record_size: RECORD_MAX_CHARACTERS,
  });
}

/** Without white space between a quotation mark and a delimiter behind it, which CSV does not know. */
function withTightQuotes(text: string, delimiter: string): string {
  const spaces = delimiter === '\t' ? ' ' : '[ \t]';
  const mark = delimiter === '^' || delimiter === '|' ? `\\${delimiter}` : delimiter;
  return text.replace(new RegExp(`"${spaces}+(?=${mark})`, 'g'), '"');
}

function addRow(rows: CsvRow[], { record, info }: Parsed): void {
  const line = info.lines - 1; // ours stands above
  if (record.length > MAX_COLUMNS)
    throw new StatementFileError('malformed', `A row has more than ${MAX_COLUMNS} columns.`, atLine(line));
  // Blank rows count as well: millions of them would take long.
  if (info.records > MOST_RECORDS) throw tooManyRows();
  const cells = record.map(cleaned);
  if (cells.every((cell) => cell === '')) return;
  rows.push({ line: line - record.reduce((sum, cell) => sum + lineFeedsIn(cell), 0), cells });
}

/** Spreadsheets keep numbers as text in `="123"`, or behind an apostrophe. Some banks quote with apostrophes. */
function cleaned(cell: string): string {
  const trimmed = cell.trim();
  if (trimmed.startsWith('="') && trimmed.endsWith('"')) return trimmed.slice(2, -1).trim();
  if (!trimmed.startsWith("'")) return trimmed;
  const inner = trimmed.slice(1, trimmed.endsWith("'") && trimmed.length > 1 ? -1 : undefined);
  return inner.includes("'") ? trimmed : inner.trim();
}

function refusalOf(error: CsvError, rows: readonly CsvRow[]): StatementFileError {
  const place = atLine((rows.at(-1)?.line ?? 0) + 1);
  if (error.code !== 'CSV_QUOTE_NOT_CLOSED')
    return new StatementFileError('malformed', 'The row is too long, or its quotation marks do not fit.', place);
  const sentence = 'A quotation mark is opened and never closed. Perhaps the file is cut off.';
  return new StatementFileError('truncated', sentence, place);
}
