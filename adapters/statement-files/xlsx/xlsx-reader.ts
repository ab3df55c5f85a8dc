import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement, StatementWarning } from '../../../domain/statements/statement.ts';
import type { StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import type { Zip } from '../archives/zip.ts';
import { readRows } from '../csv/read-rows.ts';
import { isData } from '../csv/table/layout.ts';
import { type FoundFile, fileReading } from '../format-reader.ts';
import { readSheet } from './sheet.ts';
import { readWorkbook } from './workbook.ts';

/** A sheet with a table of transactions. */
interface ReadSheet {
  readonly name: string;
  readonly file: FoundFile;
}

/**
 * Reads a workbook (ECMA-376) as the tables of its sheets, by the rules for CSV. Several sheets with the same columns
 * are several statements; sheets without transactions are left out, with a warning if they have days and amounts.
 */
export async function readXlsx(zip: Zip, options: ReadOptions): Promise<StatementReading> {
  const workbook = await readWorkbook(zip);
  const read: ReadSheet[] = [];
  const refused: { readonly name: string; readonly refusal: StatementFileError }[] = [];
  for (const { name, entry } of workbook.sheets) {
    const rows = await readSheet(zip, entry, workbook);
    if (workbook.sheets.length > 1 && !rows.some(isData)) continue;
    const reading = await readRows(rows, SHEET, options).catch(noTable);
    if (reading instanceof StatementFileError) refused.push({ name, refusal: reading });
    else if (reading.kind === 'question') return reading;
    else read.push({ name, file: reading.file });
  }
  const [first, ...others] = read;
  if (first === undefined) throw refused[0]?.refusal ?? withoutTables();
  if (others.some(({ file }) => file.fingerprint !== first.file.fingerprint)) throw differentTables(read);
  const left = refused.map(({ name, refusal }) => leftOut(name, refusal));
  return fileReading(NOTHING_DECODED, options, joined(others.length === 0 ? [first.file] : read.map(named), left));
}

const SHEET = { format: 'xlsx', delimiter: 'xlsx', isLineEnded: true } as const;
const NOTHING_DECODED = { text: '', decodeAs: null, warnings: [] };

/** A sheet that has dates and numbers, and is no statement. */
function noTable(error: unknown): StatementFileError {
  const isOther = error instanceof StatementFileError && ['unsupported_format', 'no_statement'].includes(error.rule);
  if (isOther) return error;
  throw error;
}

function joined([first, ...others]: readonly FoundFile[], warnings: readonly StatementWarning[]): FoundFile {
  const files = [first!, ...others];
  const leftOut: Record<string, number> = {};
  for (const [reason, count] of files.flatMap((file) => Object.entries(file.leftOut ?? {})))
    leftOut[reason] = (leftOut[reason] ?? 0) + count;
  return {
    ...first!,
    statements: files.flatMap(({ statements }) => statements),
    warnings: [...warnings, ...files.flatMap((file) => file.warnings ?? [])],
    leftOut,
  };
}

/** Of several sheets, each is named wherever a line is. */
function named({ name, file }: ReadSheet): FoundFile {
  const inSheet = <Placed extends StatementWarning>(placed: readonly Placed[]) =>
    placed.map((one) => ({ ...one, place: { ...one.place, element: `sheet “${name}”` } }));
  return {
    ...file,
    warnings: inSheet(file.warnings ?? []),
    statements: file.statements.map(
      (statement): Statement => ({
        ...statement,
        warnings: inSheet(statement.warnings),
        unreadable: inSheet(statement.unreadable),
      }),
    ),
  };
}

function leftOut(name: string, { message, place }: StatementFileError): StatementWarning {
  const sentence = `The sheet “${name}” was left out. ${message}`;
  return { place: { line: place?.line ?? 1, element: null }, sentence };
}

function withoutTables(): StatementFileError {
  const sentence = 'The workbook has no table with a date and an amount in each row.';
  return new StatementFileError('unsupported_format', sentence);
}

function differentTables(read: readonly ReadSheet[]): StatementFileError {
  const names = read.map(({ name }) => `“${name}”`).join(' and ');
  const sentence = `The sheets ${names} hold tables with different columns. Save each as CSV, and import them singly.`;
  return new StatementFileError('unsupported_format', sentence);
}
