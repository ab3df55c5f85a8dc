import { STATEMENT_FILE_MAX_BYTES } from '../../../domain/ports/imports/statement-file-reader.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';

/** Of a workbook that is unpacked, which is XML: 200,000 rows of twenty cells take less. */
export const WORKBOOK_MAX_BYTES = 400 * 1024 * 1024;

export function tooLargeUnpacked(): StatementFileError {
  const most = STATEMENT_FILE_MAX_BYTES / 1024 / 1024;
  return new StatementFileError('too_large', `Unpacked, the file is larger than ${most} MiB. Export shorter periods.`);
}
