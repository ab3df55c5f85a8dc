import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import type { TableSample } from '../../../domain/statements/statement-question.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import type { FoundFile } from '../format-reader.ts';
import { notAStatement, planFor } from './plan.ts';
import { readStatements } from './statements.ts';
import { lacksYears, withWholeDates } from './table/completed-dates.ts';
import { ofOwnAccounts } from './table/firefly.ts';
import { type CsvLayout, findLayout, fingerprintOf } from './table/layout.ts';
import { ofOwnSide } from './table/own-side.ts';
import type { CsvRow } from './table/table.ts';
import { withWholeNumbers } from './table/torn-numbers.ts';

/** How rows came out of their file. */
interface RowsSource {
  readonly format: 'csv' | 'xlsx';
  readonly delimiter: string;
  /** Whether the last row is whole. */
  readonly isLineEnded: boolean;
}

export type RowsReading =
  | { readonly kind: 'file'; readonly file: FoundFile & { readonly fingerprint: string } }
  | Extract<StatementReading, { readonly kind: 'question' }>;

/** Reads the table in which each row has a date and an amount. Empties `rows`. */
export async function readRows(
  rows: readonly CsvRow[],
  { format, delimiter, isLineEnded }: RowsSource,
  options: ReadOptions,
): Promise<RowsReading> {
  const layout = withWholeDates(ofOwnAccounts(ofOwnSide(withWholeNumbers(findLayout(rows), delimiter))));
  const fingerprint = fingerprintOf(layout, delimiter);
  if (layout.rows.length === 0) throw layout.header === null ? notAStatement() : noRows();
  if (lacksYears(layout)) throw withoutYears(layout);
  const plan = await planFor(layout, options);
  if ('length' in plan) return { kind: 'question', format, questions: plan, table: sampleOf(layout), fingerprint };
  const currency = options.currency ?? null;
  const { statements, leftOut, warnings } = await readStatements(layout, plan, currency, isLineEnded);
  if (statements.length === 0) throw layout.header === null ? notAStatement() : noRows();
  const readAs = { dateOrder: plan.order, decimal: plan.rule.mark };
  return { kind: 'file', file: { format, statements, warnings, leftOut, readAs, fingerprint } };
}

const SAMPLE_ROWS = 5;

function sampleOf({ header, rows }: CsvLayout): TableSample {
  return { header, rows: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => [...cells]) };
}

function noRows(): StatementFileError {
  const sentence = 'The file has names of columns and no rows. Export a period with transactions.';
  return new StatementFileError('no_statement', sentence);
}

function withoutYears({ rows }: CsvLayout): StatementFileError {
  const sentence = 'The dates of the file have no year. Export it with whole dates, or in another format.';
  return new StatementFileError('unsupported_format', sentence, atLine(rows[0]?.line ?? 1));
}
