/** Integers, texts, moments and days as texts, and lists of texts. */
export type ExportValue = string | number | boolean | null | readonly string[];

export type ExportRow = Readonly<Record<string, ExportValue>>;

/** The columns of a table in order, each with how it is read from what is stored. */
export type ExportColumns<Stored> = Readonly<Record<string, (stored: Stored) => ExportValue>>;

export interface ExportTable {
  /** Lower-case, with underscores. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Each row has exactly the columns. Reads the store anew each time, and no faster than the rows are taken. */
  readonly rows: () => AsyncIterable<ExportRow>;
}

export function exportTable<Stored>(
  name: string,
  columns: ExportColumns<Stored>,
  read: () => AsyncIterable<Stored>,
): ExportTable {
  const entries = Object.entries(columns);
  return {
    name,
    columns: Object.keys(columns),
    rows: async function* () {
      for await (const stored of read()) {
        yield Object.fromEntries(entries.map(([column, value]) => [column, value(stored)]));
      }
    },
  };
}
