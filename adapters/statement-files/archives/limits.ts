import { STATEMENT_FILE_MAX_BYTES } from '../../../domain/ports/imports/statement-file-reader.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';

export function tooLargeUnpacked(): StatementFileError {
  const most = STATEMENT_FILE_MAX_BYTES / 1024 / 1024;
  return new StatementFileError('too_large', `Unpacked, the file is larger than ${most} MiB. Export shorter periods.`);
}
