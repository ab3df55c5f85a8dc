import type { Import, ImportRow } from '../../../domain/imports/import.ts';
import type { Upload } from '../../../domain/imports/upload.ts';
import { table } from './table.ts';

/** Without the statements, which have a table of their own. */
export const IMPORTS = table<Omit<Import, 'statements'>>()('imports', {
  id: ['id'],
  bigint: ['userId'],
  text: ['format', 'fileName', 'sha256', 'fingerprint'],
  timestamptz: ['createdAt'],
  jsonb: ['leftOut', 'warnings', 'readAs'],
});

/** Without the user and the import, which are the same for all rows of an import. */
export const IMPORT_ROWS = table<ImportRow>()('import_rows', {
  bigint: ['bankAccountId', 'amount', 'transactionId', 'possibleDuplicateOf'],
  integer: ['position', 'line'],
  boolean: ['isOrigin'],
  text: ['source', 'sourceId', 'currency', 'status', 'text', 'counterpartyHash', 'decision', 'reason'],
  date: ['day'],
  jsonb: ['hints', 'before'],
});

export const UPLOADS = table<Upload>()('uploads', {
  id: ['id'],
  bigint: ['userId', 'size'],
  text: ['sealedName', 'sealedBytes'],
  timestamptz: ['createdAt', 'expiresAt'],
});
