import { type EntityName, LockMode, type ObjectQuery } from '@mikro-orm/core';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Session, Unit } from '../connection/session.ts';
import { Day, Moment, SafeInteger, SafeIntegers } from './column-types.ts';

/** The types of columns, each as the ORM maps it. */
const PROPERTIES = {
  id: () => p.type(SafeInteger).primary().autoincrement(),
  key: () => p.type(SafeInteger).primary(),
  bigint: () => p.type(SafeInteger).nullable(),
  'bigint[]': () => p.type(SafeIntegers),
  boolean: () => p.boolean().nullable(),
  date: () => p.type(Day).nullable(),
  float8: () => p.double().nullable(),
  integer: () => p.integer().nullable(),
  jsonb: () => p.json().nullable(),
  smallint: () => p.smallint(),
  text: () => p.text().nullable(),
  'text[]': () => p.array(),
  timestamptz: () => p.type(Moment).nullable(),
  uuid: () => p.uuid().nullable(),
};

export type ColumnType = keyof typeof PROPERTIES;

/** The properties of each type: `bankId` is the column `bank_id`. */
type ColumnsOf<Row> = { readonly [Type in ColumnType]?: readonly (keyof Row & string)[] };

/** Does not compile while a property of the row has no column. */
type Complete<Row, Columns extends ColumnsOf<Row>> = [
  Exclude<keyof Row, NonNullable<Columns[keyof Columns & ColumnType]>[number]>,
] extends [never]
  ? unknown
  : never;

/** How a hand-written statement stores a property: the column, its type, and the value of the parameter. */
export type Column<Row> = readonly [name: string, type: string, value: (row: Row) => unknown];

type Properties = Record<string, unknown>;
type Condition = ObjectQuery<Properties>;

type Where<Row> = {
  readonly [Name in keyof Row]?:
    | Row[Name]
    | { readonly $lte?: Row[Name]; readonly $ne?: Row[Name]; readonly $in?: readonly Row[Name][] };
};

/** A table whose rows are plain values of the domain, in the order of its columns. */
export interface Table<Row extends object> {
  readonly name: string;
  readonly entity: EntityName<Properties>;
  readonly columns: readonly Column<Row>[];
  /** The columns of the table, or of an alias of it, under the names of the properties: `a.bank_id as "bankId"`. */
  select(alias?: string): string;
  /** The row alone, of a statement that selects more. */
  readonly pick: (row: Row) => Row;
  insert(on: Session, row: Omit<Row, 'id'>): Promise<Row>;
  /** Their ids ascend in the given order. */
  insertAll(on: Session, rows: readonly Omit<Row, 'id'>[]): Promise<void>;
  find(on: Session, where: Where<Row>): Promise<Row | undefined>;
  /** By id. */
  list(on: Session, where: Where<Row>): Promise<readonly Row[]>;
  /** Like `find`; the row is locked until the transaction ends. */
  lock(on: Unit, where: Where<Row>): Promise<Row | undefined>;
  /** With a whole row, because `derived` texts are made of it. */
  overwrite(on: Session, where: Where<Row>, row: Row): Promise<void>;
  /** Overwrites stored rows by one statement. */
  overwriteAll(on: Session, rows: readonly Row[]): Promise<void>;
  /** Returns how many rows were removed. */
  remove(on: Session, where: Where<Row>): Promise<number>;
}

/** `derived` are texts that are stored with a row and never read. */
export function table<Row extends object>() {
  return <const Columns extends ColumnsOf<Row>>(
    name: string,
    columns: Columns & Complete<Row, Columns>,
    derived: Derived<Row> = {},
  ): Table<Row> => tableOf(name, kindsOf(columns), derived);
}

type Derived<Row> = Readonly<Record<string, (row: Row) => string>>;
type Kinds = readonly (readonly [property: string, type: ColumnType])[];

function kindsOf<Row>(columns: ColumnsOf<Row>): Kinds {
  // The keys of a literal are the ones that its type has.
  const byType = Object.entries(columns) as readonly (readonly [ColumnType, readonly string[]])[];
  return byType.flatMap(([type, properties]) => properties.map((property) => [property, type] as const));
}

function tableOf<Row extends object>(name: string, kinds: Kinds, derived: Derived<Row>): Table<Row> {
  const properties = Object.fromEntries([
    ...kinds.map(([property, type]) => [property, PROPERTIES[type]()] as const),
    ...Object.keys(derived).map((property) => [property, p.text().lazy()] as const),
  ]);
  const entity: EntityName<Properties> = defineEntity({ name, tableName: name, properties });
  const read = kinds.map(([property]) => property);
  const stored = kinds.filter(([, type]) => type !== 'id').map(([property]) => property);
  const valueOf = (row: object) => only(row, read) as Row;
  const textsOf = (row: object) =>
    Object.fromEntries(Object.entries(derived).map(([property, textOf]) => [property, textOf(row as Row)]));
  const storedOf = (row: object): Properties => ({ ...only(row, stored), ...textsOf(row) });
  const one = async (on: Session, where: Where<Row>, options: object) => {
    const found = await on.orm((em) =>
      em.findOne(entity, where as Condition, { ...options, disableIdentityMap: true }),
    );
    return found === null ? undefined : valueOf(found);
  };
  return {
    name,
    entity,
    columns: [
      ...kinds.map(([property, type]): Column<Row> => {
        return [columnOf(property), sqlTypeOf(type), parameterOf(property, type)];
      }),
      ...Object.entries(derived).map(([property, textOf]): Column<Row> => [columnOf(property), 'text', textOf]),
    ],
    select: (alias = name) => read.map((property) => selected(alias, property)).join(', '),
    pick: valueOf,
    async insert(on, row) {
      const id: unknown = await on.orm((em) => em.insert(entity, storedOf(row)));
      return valueOf({ ...row, id });
    },
    async insertAll(on, rows) {
      if (rows.length > 0) await on.orm((em) => em.insertMany(entity, rows.map(storedOf)));
    },
    find: (on, where) => one(on, where, {}),
    async list(on, where) {
      const options = { orderBy: { id: 'asc' }, disableIdentityMap: true };
      return (await on.orm((em) => em.find(entity, where as Condition, options))).map(valueOf);
    },
    lock: (on, where) => one(on, where, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    async overwrite(on, where, row) {
      await on.orm((em) => em.nativeUpdate(entity, where as Condition, storedOf(row)));
    },
    async overwriteAll(on, rows) {
      if (rows.length === 0) return;
      await on.orm((em) => em.upsertMany(entity, rows.map(valueOf), OVER_STORED));
    },
    remove: (on, where) => on.orm((em) => em.nativeDelete(entity, where as Condition)),
  };
}

/** For a hand-written statement that stores a row, whose id the database draws if the table has one. */
export interface Storing<Row> {
  readonly names: string;
  /** With their types: `$1::bigint, $2::text`. */
  readonly parameters: string;
  readonly valuesOf: (row: Row) => readonly unknown[];
  /** `$2` for the second column. */
  readonly parameterOf: (column: string) => string;
  /** What replaces a stored row, but for these columns: `name = excluded.name`. */
  readonly replacing: (exceptFor: readonly string[]) => string;
}

export function storing<Row extends object>({ columns }: Table<Row>): Storing<Row> {
  const stored = columns.filter(([name]) => name !== 'id');
  const names = stored.map(([name]) => name);
  return {
    names: names.join(', '),
    parameters: stored.map(([, type], index) => `$${index + 1}::${type}`).join(', '),
    valuesOf: (row) => stored.map(([, , value]) => value(row)),
    parameterOf: (column) => `$${names.indexOf(column) + 1}`,
    replacing: (exceptFor) =>
      names
        .filter((name) => !exceptFor.includes(name))
        .map((name) => `${name} = excluded.${name}`)
        .join(', '),
  };
}

const OVER_STORED = { onConflictFields: ['userId', 'id'], disableIdentityMap: true };

/** A value can have properties of other tables, and the ORM's rows have some of their own. */
function only(row: object, properties: readonly string[]): Properties {
  const entries = properties.map((property) => [property, Reflect.get(row, property) as unknown] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Words of SQL among the columns. */
const QUOTED: ReadonlySet<string> = new Set(['from', 'to']);

function columnOf(property: string): string {
  const column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return QUOTED.has(column) ? `"${column}"` : column;
}

function selected(alias: string, property: string): string {
  const column = columnOf(property);
  return column === property ? `${alias}.${column}` : `${alias}.${column} as "${property}"`;
}

function sqlTypeOf(type: ColumnType): string {
  return type === 'id' || type === 'key' ? 'bigint' : type;
}

function parameterOf(property: string, type: ColumnType): (row: object) => unknown {
  if (type !== 'jsonb') return (row) => Reflect.get(row, property) as unknown;
  return (row) => {
    const value: unknown = Reflect.get(row, property);
    return value === null ? null : JSON.stringify(value);
  };
}
