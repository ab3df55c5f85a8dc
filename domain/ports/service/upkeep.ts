/** Keeps a store fast after much of its data has changed at once. */
export interface Upkeep {
  /**
   * Call after a unit of work that has stored `rows` rows of an import, new or known, and outside of any. When they
   * are many, the store gathers what it must know to find them fast, which it would otherwise do some minutes later.
   * Takes a minute at most. Never throws, because the rows are stored in any case.
   */
  afterAdding(rows: number): Promise<void>;
}
