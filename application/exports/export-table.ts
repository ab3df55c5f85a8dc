/** Integers, texts, moments and days as texts, and lists of texts. */
export type ExportValue = string | number | boolean | null | readonly string[];

export type ExportRow = Readonly<Record<string, ExportValue>>;

/** The columns of a table in order, each with how it is read from what is stored. */
export type ExportColumns<Stored> = Readonly<Record<string, (stored: Stored) => ExportValue>>;

export interface ExportTable {
  /** Lower-case, with underscores. */
  readonly name: string;
  readonly columns: readonly string[];
  /**
   * Pages of rows that have exactly the columns. Reads the store anew each time, and no faster than the pages are
   * taken.
   */
  readonly pages: () => AsyncIterable<readonly ExportRow[]>;
}

export function exportTable<Stored>(
  name: string,
  columns: ExportColumns<Stored>,
  read: () => AsyncIterable<readonly Stored[]>,
): ExportTable {
  const entries = Object.entries(columns);
  return {
    name,
    columns: Object.keys(columns),
    pages: async function* () {
      for await (const page of read()) {
        yield page.map((stored) => Object.fromEntries(entries.map(([column, value]) => [column, value(stored)])));
      }
    },
  };
}
