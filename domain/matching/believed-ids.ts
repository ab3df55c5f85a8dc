import { counted } from '../collections.ts';
import type { Batch, ObservedRow } from './observed-row.ts';

/**
 * The ids of a batch that may identify a row, by row. Not believed are blanks, zeros, ids that only count the rows of a
 * day (`2026-03-05-1`, `20260305.1`), and ids that come twice in the batch.
 */
export function believedIds({ rows }: Pick<Batch, 'rows'>): ReadonlyMap<ObservedRow, string> {
  const times = counted(rows.map(({ sourceId }) => sourceId));
  const believed = new Map<ObservedRow, string>();
  for (const row of rows) {
    if (row.sourceId !== null && times.get(row.sourceId) === 1 && namesARow(row.sourceId)) {
      believed.set(row, row.sourceId);
    }
  }
  return believed;
}

/** Whether an id alone, whoever else has it, can be the name of a row. */
export function namesARow(id: string): boolean {
  return /[^\s0]/.test(id) && !/^\d{4}-?\d{2}-?\d{2}[-.]\d{1,4}$/.test(id.trim()) && !/^\.\d{1,4}$/.test(id.trim());
}
