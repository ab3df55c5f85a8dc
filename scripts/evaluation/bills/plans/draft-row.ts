import type { Day } from '../days.ts';

/** A line of a statement that has no id yet. */
export interface DraftRow {
  readonly day: Day;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly merchantName: string | null;
  readonly accountId: number;
}
