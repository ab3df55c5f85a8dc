import {
  type CustomTypesConfig,
  type QueryArrayConfig,
  type QueryConfig,
  type QueryResult,
  TypeOverrides,
  types,
} from 'pg';
import { requireStorable } from './storable-text.ts';

/** A hand-written statement. Its values are parameters, never part of the text. */
export interface Statement {
  /**
   * Keeps the statement prepared on each connection. Left out where the best plan depends on the values, because
   * PostgreSQL may plan a prepared statement for all values.
   */
  readonly name?: string;
  readonly text: string;
  /** The text for a database whose tables are distributed, where the other one would not run on one node. */
  readonly distributed?: string;
}

export interface StatementResult<Row> {
  readonly rows: readonly Row[];
  /** The number of rows that were returned or changed. */
  readonly count: number;
}

/**
 * For the driver: rows are lists of columns, which are text as PostgreSQL prints it. Throws `StoreError` for a value
 * that PostgreSQL would not store unchanged.
 */
export function asTexts({ name, text }: Statement, values: readonly unknown[]): QueryArrayConfig {
  requireStorable(values);
  return { name, text, values: [...values], rowMode: 'array', types: AS_PRINTED };
}

const AS_PRINTED: CustomTypesConfig = { getTypeParser: () => (text: unknown) => text };

/**
 * For the driver: rows are objects with the statement's names of columns. A bigint is a number, json its value, a date
 * `YYYY-MM-DD`, and numeric text. Throws `StoreError` as {@link asTexts} does.
 */
export function asObjects({ name, text }: Statement, values: readonly unknown[]): QueryConfig {
  requireStorable(values);
  return { name, text, values: [...values], types: AS_VALUES };
}

const AS_VALUES = new TypeOverrides();
AS_VALUES.setTypeParser(types.builtins.INT8, Number);
AS_VALUES.setTypeParser(types.builtins.DATE, (text: string) => text);

/** The author of the statement states the types of its columns. */
export function resultOf<Row>({ rows, rowCount }: QueryResult): StatementResult<Row> {
  return { rows: rows as readonly Row[], count: rowCount ?? 0 };
}
