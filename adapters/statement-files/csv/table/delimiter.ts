import { parseWrittenDate } from '../../../../domain/statements/written-date.ts';
import { signedNumber } from '../../signed-number.ts';
import { headerName } from './header-name.ts';
import { isColumnName } from './header-words.ts';
import { type CsvDialect, type CsvRow, readTable } from './table.ts';

const DELIMITERS = [';', ',', '\t', '|', '~', '^'] as const;
const SAMPLE_CHARACTERS = 40_000;

/**
 * Finds what separates the cells: with the right mark, most rows have a date and a number of their own, and names of
 * columns stand by themselves.
 */
export async function detectDialect(text: string): Promise<CsvDialect> {
  const sample = sampleOf(text);
  let best: { dialect: CsvDialect; score: number } | undefined;
  for (const delimiter of DELIMITERS) {
    if (!sample.includes(delimiter)) continue;
    for (const hasQuotes of sample.includes('"') ? [true, false] : [true]) {
      const rows = await sampleRows(sample, delimiter, hasQuotes);
      const score = scoreOf(rows, delimiter, hasQuotes) + (hasQuotes ? 0.5 : 0);
      if (best === undefined || score > best.score)
        best = { dialect: { delimiter, hasQuotes, width: commonWidth(rows) }, score };
    }
  }
  return best?.dialect ?? { delimiter: ',', hasQuotes: true, width: 1 };
}

/** The sample, or a file that is cut off, may end inside quotation marks: then it is tried with fewer lines. */
const MAX_ATTEMPTS = 10;

/** Whole lines from the start. */
function sampleOf(text: string): string {
  if (text.length <= SAMPLE_CHARACTERS) return text;
  const end = text.lastIndexOf('\n', SAMPLE_CHARACTERS);
  return text.slice(0, end === -1 ? SAMPLE_CHARACTERS : end);
}

async function sampleRows(sample: string, delimiter: string, hasQuotes: boolean): Promise<readonly CsvRow[]> {
  let text = sample;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await readTable(text, { delimiter, hasQuotes, width: 1 });
    } catch {
      text = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
    }
  }
  return [];
}

function scoreOf(rows: readonly CsvRow[], delimiter: string, hasQuotes: boolean): number {
  const scores = rows.map(({ cells }) => (hasQuotes || !hasOpenQuote(cells) ? rowScore(cells, delimiter) : 0));
  return scores.reduce((sum, score) => sum + score, 0) + widthOf(rows) / 1_000;
}

/** Read without quotation marks, a cell that begins with one and goes on behind the delimiter shows that they count. */
function hasOpenQuote(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.startsWith('"') && (cell.length === 1 || !cell.endsWith('"')));
}

/** A row that swallowed others because of a stray quotation mark counts against the marks. */
function rowScore(cells: readonly string[], delimiter: string): number {
  if (cells.some((cell) => cell.includes('\n') && cell.split(delimiter).length >= cells.length)) return -5;
  const numbers = cells.filter(
    (cell) => signedNumber(cell) !== undefined && parseWrittenDate(cell) === undefined,
  ).length;
  const hasDate = cells.some((cell) => parseWrittenDate(cell) !== undefined);
  if (hasDate && numbers > 0) return 10 + Math.min(numbers, 5) / 10;
  const names = cells.filter((cell) => cell !== '' && isColumnName(headerName(cell))).length;
  return names >= 2 ? 5 + names : 0;
}

function commonWidth(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [1, 0])[0];
}

function widthOf(rows: readonly CsvRow[]): number {
  return Math.min(
    50,
    rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
}
