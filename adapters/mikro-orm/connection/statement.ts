import type { QueryConfig, QueryResult } from 'pg';
import { requireStorable } from './storable-text.ts';

/** A hand-written statement. Its values are parameters, never part of the text. */
export interface Statement {
  /**
   * Keeps the statement prepared on each connection. Left out where the best plan depends on the values, because
   * PostgreSQL may plan a prepared statement for all values.
   */
  readonly name?: string;
  readonly text: string;
}

export interface StatementResult<Row> {
  readonly rows: readonly Row[];
  /** The number of rows that were returned or changed. */
  readonly count: number;
}

/**
 * For the driver: rows are objects with the statement's names of columns, and the pool's types of values. Throws
 * `StoreError` for a value that PostgreSQL would not store unchanged.
 */
export function asObjects({ name, text }: Statement, values: readonly unknown[]): QueryConfig {
  requireStorable(values);
  return { name, text, values: [...values] };
}

/** The author of the statement states the types of its columns. */
export function resultOf<Row>({ rows, rowCount }: QueryResult): StatementResult<Row> {
  return { rows: rows as readonly Row[], count: rowCount ?? 0 };
}
