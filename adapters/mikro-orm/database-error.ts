import { DriverException } from '@mikro-orm/core';
import { FinanceError } from '../../domain/error.ts';

/**
 * What the database refused, or why it did not answer, without a row's values: the errors of PostgreSQL and of the ORM carry statements
 * and rows, and with them what third parties wrote, which must not get into logs.
 */
export class StoreError extends Error {
  /** SQLSTATE, or the system's code for a connection that failed; `undefined` when there is neither. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(message: string, facts: { code?: string | undefined; constraint?: string | undefined } = {}) {
    super(message);
    this.name = 'StoreError';
    this.code = facts.code;
    this.constraint = facts.constraint;
  }
}

/** PostgreSQL's codes have a digit, those of the system (`EPIPE`) have none. */
const SQLSTATE = /^(?=.*\d)[\dA-Z]{5}$/;
const UNIQUE_VIOLATION = '23505';
const NUMERIC_VALUE_OUT_OF_RANGE = '22003';
const RETRYABLE: ReadonlySet<string> = new Set(['40P01', '40001']);

/** `error` as the ports promise it: a `FinanceError`, a `StoreError`, or itself when it is not the database's. */
export function translated(error: unknown): unknown {
  const { code, constraint, table } = factsOf(error);
  if (error instanceof FinanceError || error instanceof StoreError) return error;
  if (code === undefined) {
    return error instanceof DriverException ? new StoreError('The connection to the database was lost.') : error;
  }
  if (code === UNIQUE_VIOLATION) return new FinanceError('conflict', 'This exists already.');
  if (code === NUMERIC_VALUE_OUT_OF_RANGE) {
    return new FinanceError('amount_out_of_range', 'The amount is past ±(2^53−1) minor units.');
  }
  if (!SQLSTATE.test(code)) return new StoreError(`The database does not answer (${code}).`, { code });
  const place = [constraint && `constraint ${constraint}`, table && `table ${table}`].filter(Boolean).join(', ');
  return new StoreError(`The database refused a statement (${[code, place].filter(Boolean).join('; ')}).`, {
    code,
    constraint,
  });
}

/** Whether the same unit of work may pass when it is run again: it lost a deadlock, and nothing of it was stored. */
export function mayPassAgain(error: unknown): boolean {
  return error instanceof StoreError && error.code !== undefined && RETRYABLE.has(error.code);
}

export function hasCode(error: unknown, code: string): boolean {
  return factsOf(error).code === code;
}

interface Facts {
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
}

function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return {};
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : undefined;
  };
  return { code: text('code'), constraint: text('constraint'), table: text('table') };
}
