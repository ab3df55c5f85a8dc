import type { ImportRow } from '../../domain/imports/import.ts';

/** The rows of an import, in their order. */
export interface StoredRows {
  readonly userId: number;
  readonly rows: readonly ImportRow[];
}
