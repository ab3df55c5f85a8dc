import { STATEMENT_FILE_MAX_ROWS, type UploadedFile } from '../../../domain/ports/imports/statement-file-reader.ts';
import type { StatementFormat } from '../../../domain/statements/read-options.ts';
import type { Statement, StatementWarning } from '../../../domain/statements/statement.ts';
import type { LeftOutReason, StatementFile } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { keptFileName } from './row-entry.ts';

/** What a person has brought, as read. */
export interface ReadUpload extends Omit<StatementFile, 'format'> {
  /** `zip` for an archive with files of several formats. */
  readonly format: StatementFormat | 'zip';
  /** What a person should know of files that were left out. */
  readonly leftOutFiles?: readonly string[];
}

/** A file of an archive: its statements, or why it has none. */
export type ArchivedFile =
  | { readonly name: string | null; readonly file: StatementFile }
  | { readonly name: string | null; readonly refusal: StatementFileError };

/** How a file of an archive is called in sentences, without the account numbers of its statements. */
export function nameInArchive({ name }: Pick<UploadedFile, 'name'>, statements: readonly Statement[] = []): string {
  return keptFileName(name, statements) ?? 'A file without a name';
}

/**
 * The statements of all files of an archive as those of one, which is imported as a whole or not at all. Files that
 * hold no statement are left out and named. Throws the refusal of the first one if there are no others.
 */
export function joinedFiles(archived: readonly ArchivedFile[]): ReadUpload {
  const read = archived.flatMap((one) => ('file' in one ? [withNames(one.file, one)] : []));
  const others = archived.flatMap((one) => ('file' in one ? [] : [one]));
  const [first] = read;
  if (first === undefined) throw others[0]!.refusal;
  const statements = read.flatMap((file) => file.statements);
  refuseTooMany(statements);
  const layouts = new Set(read.map(({ fingerprint }) => fingerprint));
  const formats = new Set(read.map(({ format }) => format));
  return {
    format: formats.size === 1 ? first.format : 'zip',
    statements,
    warnings: read.flatMap(({ warnings }) => warnings),
    leftOutFiles: others.map((other) => `${nameInArchive(other)} was left out. ${other.refusal.message}`),
    leftOut: read.map(({ leftOut }) => leftOut).reduce(summed, {}),
    readAs: layouts.size === 1 ? first.readAs : {},
    fingerprint: layouts.size === 1 ? first.fingerprint : null,
  };
}

function withNames(file: StatementFile, own: Pick<UploadedFile, 'name'>): StatementFile {
  const fileName = nameInArchive(own, file.statements);
  const named = <Warning extends StatementWarning>(warnings: readonly Warning[]) =>
    warnings.map((warning) => ({ ...warning, sentence: `${fileName}: ${warning.sentence}` }));
  const { format, fingerprint } = file;
  return {
    ...file,
    warnings: named(file.warnings),
    statements: file.statements.map((statement) => ({
      ...statement,
      origin: { fileName, format, fingerprint },
      unreadable: named(statement.unreadable),
      warnings: named(statement.warnings),
    })),
  };
}

function summed(one: StatementFile['leftOut'], other: StatementFile['leftOut']): StatementFile['leftOut'] {
  const sums: Partial<Record<LeftOutReason, number>> = { ...one };
  for (const [reason, count] of Object.entries(other) as [LeftOutReason, number][])
    sums[reason] = (sums[reason] ?? 0) + count;
  return sums;
}

function refuseTooMany(statements: readonly Statement[]): void {
  const rows = statements.reduce((sum, statement) => sum + statement.rows.length, 0);
  if (rows <= STATEMENT_FILE_MAX_ROWS) return;
  const most = STATEMENT_FILE_MAX_ROWS.toLocaleString('en-US');
  throw new StatementFileError('too_many_rows', `The files have more than ${most} rows. Import them in parts.`);
}
