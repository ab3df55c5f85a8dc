import { FinanceError, type Noun, notFound } from '../../domain/error.ts';
import type { Rows, TableName, View, Writer } from './database.ts';
import { frozen } from './frozen.ts';
import { requireLiveUser } from './references.ts';

interface Owned {
  readonly id: number;
  readonly userId: number;
}

/** The tables with rows of this type, by id. */
type NameOf<Row> = {
  [Name in TableName]: Rows[Name] extends readonly [number, Row] ? (Row extends Rows[Name][1] ? Name : never) : never;
}[TableName];

/** A table whose rows have an id and belong to a user. */
export interface OwnedTable<Row extends Owned> {
  /** By id, as all lists. */
  all(view: View): readonly Row[];
  of(view: View, userId: number): readonly Row[];
  find(view: View, userId: number, id: number): Row | undefined;
  /** Throws `user_deleted`, and `conflict` for a second row with what is unique. */
  add(writer: Writer, row: Omit<Row, 'id'>): Row;
  /** Stores a row with its id. Throws `user_deleted`. */
  put(writer: Writer, row: Row): Row;
  /** Throws `not_found`, also for another user's row. */
  update(writer: Writer, place: Place, change: (row: Row) => Row): Row;
  /** The same. Returns what was removed. */
  remove(writer: Writer, place: Place): Row;
  /** Returns how many rows were removed. */
  removeWhere(writer: Writer, isGone: (row: Row) => boolean): number;
}

interface Place extends Owned {
  readonly noun: Noun;
}

interface Rules<Row> {
  /** What no two rows may have in common. */
  readonly unique?: (row: Row) => string;
  /** Throws if a row refers to what is not there. */
  readonly check?: (writer: Writer, row: Row) => void;
}

export function ownedTable<Row extends Owned>(name: NameOf<Row>, { unique, check }: Rules<Row> = {}): OwnedTable<Row> {
  const rowsIn = (view: View) => view.rows(name) as ReadonlyMap<unknown, unknown> as ReadonlyMap<number, Row>;
  const changed = (writer: Writer) => writer.change(name) as Map<unknown, unknown> as Map<number, Row>;
  const all = (view: View) => [...rowsIn(view).values()];
  const find = (view: View, userId: number, id: number) => {
    const row = rowsIn(view).get(id);
    return row?.userId === userId ? row : undefined;
  };
  const required = (view: View, { userId, id, noun }: Place) => {
    const row = find(view, userId, id);
    if (row === undefined) throw notFound(noun);
    return row;
  };
  const put = (writer: Writer, given: Row) => {
    const row = frozen(given);
    requireLiveUser(writer, row.userId);
    check?.(writer, row);
    changed(writer).set(row.id, row);
    return row;
  };
  return {
    all,
    of: (view, userId) => all(view).filter((row) => row.userId === userId),
    find,
    add: (writer, given) => {
      const row = frozen({ ...given, id: writer.nextId() } as Row);
      requireLiveUser(writer, row.userId);
      if (unique !== undefined && all(writer).some((other) => unique(other) === unique(row))) {
        throw new FinanceError('conflict', 'This exists already.');
      }
      return put(writer, row);
    },
    put,
    update: (writer, place, change) => {
      const { userId, id } = place;
      return put(writer, { ...change(required(writer, place)), userId, id });
    },
    remove: (writer, place) => {
      const row = required(writer, place);
      changed(writer).delete(place.id);
      return row;
    },
    removeWhere: (writer, isGone) => {
      const gone = all(writer).filter(isGone);
      for (const { id } of gone) changed(writer).delete(id);
      return gone.length;
    },
  };
}
