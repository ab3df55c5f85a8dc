import type { ColumnRole, ReadOptions } from './read-options.ts';

/** One answer that the file allows. */
interface AnswerCandidate {
  /** To be laid over the options of the next attempt; the mapping is laid over role by role. */
  readonly options: ReadOptions;
  /** What the file would mean: `03/04/2026 is 3 April 2026`. It quotes only dates, numbers and names of columns. */
  readonly meaning: string;
}

/** What a file leaves open. Guessing would put wrong days or wrong amounts into the books. */
export interface StatementQuestion {
  /** The option that decides it. */
  readonly option: keyof ReadOptions;
  /** With `option` `mapping`: what the columns in question could be. */
  readonly role: ColumnRole | null;
  /** One of our own sentences. */
  readonly sentence: string;
  /** The likeliest first. Empty if only a person who sees the file can say. */
  readonly candidates: readonly AnswerCandidate[];
}

/** The beginning of a table, for a person who says which column is what. */
export interface TableSample {
  /** `null` for a table without names. */
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}
