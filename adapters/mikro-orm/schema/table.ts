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
  boolean: () => p.boolean(),
  date: () => p.type(Day).nullable(),
  float8: () => p.double().nullable(),
  integer: () => p.integer().nullable(),
  jsonb: () => p.json().nullable(),
  smallint: () => p.smallint(),
  text: () => p.text().nullable(),
  'text[]': () => p.array(),
  timestamptz: () => p.type(Moment).nullable(),
  uuid: () => p.uuid().nullable(),
  /** A text that is stored and never read. */
  hidden: () => p.text().lazy(),
};

export type ColumnType = keyof typeof PROPERTIES;

/** How a hand-written statement stores a property: the column, its type, and the value of the parameter. */
export type Column<Row> = readonly [name: string, type: string, value: (row: Row) => unknown];

type Properties = Record<string, unknown>;
type Condition = ObjectQuery<Properties>;

type Where<Row> = {
  readonly [Name in keyof Row]?: Row[Name] | { readonly $lte?: Row[Name]; readonly $ne?: Row[Name] };
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
  find(on: Session, where: Where<Row>): Promise<Row | undefined>;
  /** By id. */
  list(on: Session, where: Where<Row>): Promise<readonly Row[]>;
  /** Like `find`; the row is locked until the transaction ends. */
  lock(on: Unit, where: Where<Row>): Promise<Row | undefined>;
  overwrite(on: Session, where: Where<Row>, row: Partial<Row>): Promise<void>;
  /** Returns how many rows were removed. */
  remove(on: Session, where: Where<Row>): Promise<number>;
}

/** `types` has the type of each column under the name of its property: `bankId` is the column `bank_id`. */
export function table<Row extends object>(
  name: string,
  types: { readonly [Name in keyof Required<Row>]: ColumnType },
): Table<Row> {
  const kinds = Object.entries<ColumnType>(types);
  const properties = Object.fromEntries(kinds.map(([property, type]) => [property, PROPERTIES[type]()]));
  const entity: EntityName<Properties> = defineEntity({ name, tableName: name, properties });
  const stored = kinds.filter(([, type]) => type !== 'id').map(([property]) => property);
  const read = kinds.filter(([, type]) => type !== 'hidden').map(([property]) => property);
  const valueOf = (row: object) => only(row, read) as Row;
  const one = async (on: Session, where: Where<Row>, options: object) => {
    const found = await on.orm((em) =>
      em.findOne(entity, where as Condition, { ...options, disableIdentityMap: true }),
    );
    return found === null ? undefined : valueOf(found);
  };
  return {
    name,
    entity,
    columns: kinds.map(([property, type]) => [columnOf(property), sqlTypeOf(type), parameterOf(property, type)]),
    select: (alias = name) => read.map((property) => selected(alias, property)).join(', '),
    pick: valueOf,
    async insert(on, row) {
      const id: unknown = await on.orm((em) => em.insert(entity, only(row, stored)));
      return valueOf({ ...row, id });
    },
    find: (on, where) => one(on, where, {}),
    async list(on, where) {
      const options = { orderBy: { id: 'asc' }, disableIdentityMap: true };
      return (await on.orm((em) => em.find(entity, where as Condition, options))).map(valueOf);
    },
    lock: (on, where) => one(on, where, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    async overwrite(on, where, row) {
      await on.orm((em) => em.nativeUpdate(entity, where as Condition, only(row, stored)));
    },
    remove: (on, where) => on.orm((em) => em.nativeDelete(entity, where as Condition)),
  };
}

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
  if (type === 'id' || type === 'key') return 'bigint';
  return type === 'hidden' ? 'text' : type;
}

function parameterOf(property: string, type: ColumnType): (row: object) => unknown {
  if (type !== 'jsonb') return (row) => Reflect.get(row, property) as unknown;
  return (row) => {
    const value: unknown = Reflect.get(row, property);
    return value === null ? null : JSON.stringify(value);
  };
}
