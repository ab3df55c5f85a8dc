import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { StatementReading } from '../../../domain/statements/statement-file.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import type { SourceText } from '../source-text.ts';
import { readRows } from './read-rows.ts';
import { detectDialect } from './table/delimiter.ts';
import { headerName } from './table/header-name.ts';
import { isColumnName } from './table/header-words.ts';
import { labelledRows } from './table/labelled-lines.ts';
import { type CsvDialect, readTable } from './table/table.ts';

/** Tables of any bank: delimiter, names, notation and signs are found by looking at all rows. */
export const csvReader: FormatReader = {
  format: 'csv',
  recognises: () => true,
  read: readCsv,
};

async function readCsv(source: SourceText, options: ReadOptions): Promise<StatementReading> {
  const { text, dialect } = await dialectOf(withoutMarks(bestText(source)));
  const rows = labelledRows(text) ?? (await readTable(text, dialect));
  const isLineEnded = /\n\s*$/.test(text.slice(-LAST_CHARACTERS));
  const reading = await readRows(rows, { format: 'csv', delimiter: dialect.delimiter, isLineEnded }, options);
  return reading.kind === 'file' ? fileReading(source, options, reading.file) : reading;
}

const LAST_CHARACTERS = 100;

/** In the order in which they are preferred. */
const ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
  'cp852',
  'cp850',
  'cp437',
];
const HEAD_CHARACTERS = 5_000;

/** Signs in the middle of a word that are letters in another encoding: `Tytu³` is `Tytuł`, but `m³` is a unit. */
const TORN_WORDS = /\p{L}{2}[¹³¿¼¾]|[¹³]\p{L}{2}/gu;

/**
 * The text in the encoding in which most names of columns make sense, if nothing else says what encoding it is; of
 * several, that which tears the fewest words apart.
 */
function bestText({ text, decodeAs }: SourceText): string {
  if (decodeAs === null) return text;
  let [best, most] = [text, 0];
  for (const encoding of ENCODINGS) {
    const decoded = decodeAs(encoding);
    const head = decoded.slice(0, HEAD_CHARACTERS);
    const names = nameCount(head) - (head.match(TORN_WORDS)?.length ?? 0) / HEAD_CHARACTERS;
    if (names > most) [best, most] = [decoded, names];
  }
  return best;
}

function nameCount(head: string): number {
  return head.split(/[\n;,\t|]/).filter((cell) => isColumnName(headerName(cell.replaceAll('"', '')))).length;
}

/** Files that were put together have the byte order mark of each, which would hide the quotation mark behind it. */
function withoutMarks(text: string): string {
  return text.includes('\ufeff') ? text.replaceAll('\ufeff', '') : text;
}

/** A first line such as `sep=;` is for spreadsheets. It is blanked, so that numbers of lines stay right. */
async function dialectOf(text: string): Promise<{ readonly text: string; readonly dialect: CsvDialect }> {
  const declared = /^\s{0,5}"?sep=(.)"?[ \t]{0,5}\n/i.exec(text);
  const body = unwrapped(declared === null ? text : `\n${text.slice(declared[0].length)}`);
  const dialect = await detectDialect(body);
  return { text: body, dialect: declared?.[1] === undefined ? dialect : { ...dialect, delimiter: declared[1] } };
}

const SAMPLE_LINES = 50;

/** Some programs put each whole row in quotation marks. */
function unwrapped(text: string): string {
  const sample = text
    .slice(0, 20_000)
    .split('\n', SAMPLE_LINES)
    .slice(0, -1)
    .filter((line) => line.trim() !== '');
  const isWrapped =
    sample.length > 1 &&
    sample.every((line) => /^"[^"]/.test(line) && line.trimEnd().endsWith('"') && !/"[;,|\t]"/.test(line));
  if (!isWrapped || sample.some((line) => !/[;,|\t]/.test(line))) return text;
  return text
    .split('\n')
    .map((line) => line.replace(/^"(.*?)"?\s*$/, '$1').replaceAll('""', '"'))
    .join('\n');
}
