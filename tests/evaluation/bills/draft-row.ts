import type { Day } from '../days.ts';

/** A statement line before it has its id. */
export interface DraftRow {
  readonly day: Day;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly merchantName: string | null;
  readonly accountId: number;
}
