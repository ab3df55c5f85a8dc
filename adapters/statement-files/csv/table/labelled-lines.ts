import { STATEMENT_FILE_MAX_ROWS } from '../../../../domain/ports/imports/statement-file-reader.ts';
import { linesOf, type TextLine } from '../../lines.ts';
import { tooManyRows } from '../../row-limit.ts';
import { headerName } from './header-name.ts';
import { meaningsOf } from './header-words.ts';
import type { CsvRow } from './table.ts';

const LABELLED = /^([\p{L}][\p{L} ]{1,29}):[\s\u00a0]{0,5}(.*)$/u;
/** Lines in which the first row must be. */
const HEAD_LINES = 50;
const ROWS_MAX = STATEMENT_FILE_MAX_ROWS + HEAD_LINES;

/**
 * The rows of a text that has one cell a line, each behind its name, and blank lines between its rows. The names come
 * first, as in a table. `undefined` for any other text.
 */
export function labelledRows(text: string): CsvRow[] | undefined {
  if (!mayBeLabelled(text)) return undefined;
  const rows: CsvRow[] = [];
  let names: readonly string[] | undefined;
  for (const block of blocksOf(text)) {
    if (rows.length > ROWS_MAX) throw tooManyRows();
    if (names === undefined && rows.length > HEAD_LINES) return undefined;
    const cells = cellsOf(block);
    if (names === undefined && isRow(cells.map(([name]) => name))) {
      names = cells.map(([name]) => name);
      rows.push({ line: block[0]?.number ?? 1, cells: names });
    }
    const own = new Map(cells);
    if (names?.every((name) => own.has(name)) === true)
      rows.push({ line: block[0]?.number ?? 1, cells: names.map((name) => own.get(name) ?? '') });
    else for (const { number, text: line } of block) rows.push({ line: number, cells: [line.trim()] });
  }
  return names === undefined ? undefined : rows;
}

function mayBeLabelled(text: string): boolean {
  const lines = text
    .slice(0, 10_000)
    .split('\n', HEAD_LINES)
    .filter((line) => line.trim() !== '');
  return lines.length > 2 && lines.filter((line) => LABELLED.test(line)).length >= lines.length - 2;
}

function* blocksOf(text: string): Generator<readonly TextLine[]> {
  let block: TextLine[] = [];
  for (const line of linesOf(text)) {
    if (line.text.trim() !== '') block.push(line);
    else if (block.length > 0) {
      yield block;
      block = [];
    }
  }
  if (block.length > 0) yield block;
}

function cellsOf(block: readonly TextLine[]): readonly (readonly [name: string, value: string])[] {
  return block.flatMap(({ text }) => {
    const [, name = '', value = ''] = LABELLED.exec(text) ?? [];
    return name === '' ? [] : [[name.trim(), value.trim()] as const];
  });
}

function isRow(names: readonly string[]): boolean {
  const roles = new Set(names.map((name) => meaningsOf(headerName(name))[0]?.role));
  return roles.has('date') && roles.has('amount');
}
