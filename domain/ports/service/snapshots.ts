/** A table of a snapshot, with the columns in the order in which rows have their values. */
export interface SnapshotTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What a snapshot says about itself before its rows. */
export interface SnapshotOutline {
  /** The names of the migrations that made the schema, in the order in which they were applied. */
  readonly migrations: readonly string[];
  readonly tables: readonly SnapshotTable[];
  /** The last number that each sequence gave, by name. No row of the snapshot has a later one. */
  readonly sequences: Readonly<Record<string, number>>;
}

/** Some rows of one table. */
export interface SnapshotPart {
  readonly table: string;
  /** How many rows `text` holds. */
  readonly rows: number;
  /** Whole rows as the store writes them. A line feed ends each, and there is no other. */
  readonly text: string;
}

/** Everything that a store held at one moment, except for what lives a minute at most. */
export interface Snapshot extends SnapshotOutline {
  /** How long all parts are together, roughly, in bytes. */
  readonly approximateBytes: number;
  /** All rows, table after table, in parts that fit into memory. They can be read once. */
  parts(): AsyncIterable<SnapshotPart>;
}

/** Reads everything that a store holds. */
export interface SnapshotStore {
  /**
   * Gives `use` one consistent state of all tables, while others go on reading and writing. The snapshot ends with
   * `use`. Throws `unavailable` when the database does not respond.
   */
  take<Result>(use: (snapshot: Snapshot) => Promise<Result>): Promise<Result>;
  /** The same, unless another process is in such a call on the same database: then returns `undefined` at once. */
  takeAlone<Result>(use: (snapshot: Snapshot) => Promise<Result>): Promise<Result | undefined>;
}

/** A store that a snapshot may be loaded into. */
export interface SnapshotTarget {
  /** Returns a sentence that says why nothing can be loaded; `undefined` for an empty store. Changes nothing. */
  obstacle(): Promise<string | undefined>;
  /**
   * Loads everything or nothing: a failure, of `parts` too, leaves the store empty. Brings the schema to the state of
   * the snapshot first and to that of this release afterwards. Keys of the service that were sealed under a key other
   * than `keyNames` are left out, so that the service makes new ones.
   *
   * Throws `SnapshotRefused`, and what `parts` throws.
   */
  load(outline: SnapshotOutline, parts: AsyncIterable<SnapshotPart>, keyNames: readonly string[]): Promise<void>;
}

/** A snapshot does not fit the store, or the store is not empty. The message is a sentence for an administrator. */
export class SnapshotRefused extends Error {
  override readonly name = 'SnapshotRefused';
}
