import type { Entry } from 'yauzl';
import {
  STATEMENT_FILE_MAX_BYTES,
  STATEMENT_FILE_MAX_ROWS,
} from '../../../domain/ports/imports/statement-file-reader.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { tooLargeUnpacked } from '../archives/limits.ts';
import type { Zip } from '../archives/zip.ts';
import { type CsvRow, MAX_COLUMNS, OTHER_ROWS } from '../csv/table/table.ts';
import { tooManyRows } from '../row-limit.ts';
import { dayText, numberText } from './cell-texts.ts';
import { TextRuns } from './shared-texts.ts';
import { type Workbook } from './workbook.ts';
import { readPart } from './xml-part.ts';

/** The rows of a sheet as texts, as if it were a CSV file. Throws `malformed`, `too_large` and `too_many_rows`. */
export async function readSheet(zip: Zip, entry: Entry, workbook: Workbook): Promise<CsvRow[]> {
  const sheet = new SheetReader(workbook);
  await readPart(zip, entry, {
    start: (name, attributes) => sheet.start(name, attributes),
    text: (text) => sheet.add(text),
    end: (name) => sheet.end(name),
  });
  return sheet.rows;
}

class SheetReader {
  readonly rows: CsvRow[] = [];
  readonly #workbook: Workbook;
  readonly #runs = new TextRuns();
  #line = 0;
  #cells: string[] = [];
  #column = 0;
  #type = 'n';
  #style = 0;
  #value: string | undefined;
  #isValue = false;
  #isFormula = false;
  /** As many as in a CSV file of the sheet: a few texts may fill many cells, and a few cells make long rows. */
  #characters = 0;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  start(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#line = numberOf(attributes['r']) ?? this.#line + 1;
      this.#cells = [];
      this.#column = 0;
    } else if (name === 'c') {
      this.#column = columnOf(attributes['r']) ?? this.#column + 1;
      this.#type = attributes['t'] ?? 'n';
      this.#style = numberOf(attributes['s']) ?? 0;
      this.#value = undefined;
      this.#isFormula = false;
    } else if (name === 'v') {
      this.#value = '';
      this.#isValue = true;
    } else if (name === 'f') this.#isFormula = true;
    else this.#runs.start(name);
  }

  add(text: string): void {
    if (this.#isValue) this.#value += text;
    else this.#runs.add(text);
  }

  end(name: string): void {
    this.#isValue = false;
    if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
    else this.#runs.end(name);
  }

  #endCell(): void {
    const inline = this.#runs.take();
    if (this.#isFormula && this.#value === undefined) throw withoutResults(this.#line);
    const text = (this.#type === 'inlineStr' ? inline : this.#textOf(this.#value ?? '')).trim();
    if (text === '') return;
    if (this.#column > MAX_COLUMNS) {
      const sentence = `A row has more than ${MAX_COLUMNS} columns.`;
      throw new StatementFileError('malformed', sentence, atLine(this.#line));
    }
    this.#characters += Math.max(1, this.#column - this.#cells.length) + text.length;
    if (this.#characters > STATEMENT_FILE_MAX_BYTES) throw tooLargeUnpacked();
    while (this.#cells.length < this.#column - 1) this.#cells.push('');
    this.#cells[this.#column - 1] = text;
  }

  #endRow(): void {
    if (this.#cells.length === 0) return;
    if (this.rows.length >= STATEMENT_FILE_MAX_ROWS + OTHER_ROWS) throw tooManyRows();
    this.rows.push({ line: this.#line, cells: this.#cells });
  }

  #textOf(value: string): string {
    const { texts, dateFormats, isFrom1904 } = this.#workbook;
    if (value === '') return '';
    if (this.#type === 's') return texts[Number(value)] ?? '';
    if (this.#type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
    if (this.#type !== 'n') return value;
    return (dateFormats.has(this.#style) ? dayText(value, isFrom1904) : undefined) ?? numberText(value);
  }
}

function withoutResults(line: number): StatementFileError {
  const sentence = 'A formula has no result. Open the workbook in a spreadsheet program, save it, and import it again.';
  return new StatementFileError('unsupported_format', sentence, atLine(line));
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

const LETTERS = 26;
const BEFORE_A = 64;

/** 28 for `AB7`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : letters.split('').reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0);
}
