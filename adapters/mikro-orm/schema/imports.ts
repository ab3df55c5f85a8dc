import type { Import, ImportRow } from '../../../domain/imports/import.ts';
import { table } from './table.ts';

/** Without the statements, which have a table of their own. */
export const IMPORTS = table<Omit<Import, 'statements'>>('imports', {
  id: 'id',
  userId: 'bigint',
  format: 'text',
  fileName: 'text',
  sha256: 'text',
  leftOut: 'jsonb',
  warnings: 'jsonb',
  fingerprint: 'text',
  readAs: 'jsonb',
  createdAt: 'timestamptz',
});

/** Without the user and the import, which are the same for all rows of an import. */
export const IMPORT_ROWS = table<ImportRow>('import_rows', {
  position: 'integer',
  line: 'integer',
  bankAccountId: 'bigint',
  source: 'text',
  sourceId: 'text',
  day: 'date',
  amount: 'bigint',
  currency: 'text',
  status: 'text',
  text: 'text',
  counterpartyHash: 'text',
  decision: 'text',
  reason: 'text',
  transactionId: 'bigint',
  possibleDuplicateOf: 'bigint',
  isOrigin: 'boolean',
  before: 'jsonb',
});
