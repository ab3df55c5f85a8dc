/** Integers, texts, moments and days as texts, and lists of texts. */
export type ExportValue = string | number | boolean | null | readonly string[];

export type ExportRow = Readonly<Record<string, ExportValue>>;

/** The columns of a table in order, each with how it is read from what is stored. */
export type ExportColumns<Stored> = Readonly<Record<string, (stored: Stored) => ExportValue>>;

type FieldsIn<Names extends string> = Names extends `${infer First} ${infer Others}` ? First | FieldsIn<Others> : Names;

type ExportableField<Stored> = {
  [Field in keyof Stored]: Stored[Field] extends ExportValue ? Field : never;
}[keyof Stored];

/**
 * Columns that are fields of what is stored, named in camel case with spaces between, which the compiler checks. They
 * are listed one by one, so that a new field of an entity, which may be a secret, never gets into an export by itself.
 */
export function columnsOf<Stored>() {
  return <Names extends string>(
    names: FieldsIn<Names> extends ExportableField<Stored> ? Names : never,
  ): ExportColumns<Stored> =>
    Object.fromEntries(
      names.split(' ').map((field) => {
        const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        return [column, (stored: Stored) => stored[field as keyof Stored] as ExportValue];
      }),
    );
}

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
