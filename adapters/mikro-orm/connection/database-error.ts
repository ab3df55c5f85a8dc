import { DriverException } from '@mikro-orm/core';
import { FinanceError, outcomeUnknown, unavailable } from '../../../domain/error.ts';
import type { ConnectionFailure } from './connection-error.ts';

/**
 * A refusal of the database, without a row's values: the errors of PostgreSQL and of the ORM carry statements and rows,
 * and with them text that third parties wrote, which must not get into logs.
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

/** Unlike the codes of the system (`EPIPE`), those of PostgreSQL hold a digit. */
const SQLSTATE = /^(?=.*\d)[\dA-Z]{5}$/;
const UNIQUE_VIOLATION = '23505';
const NUMERIC_VALUE_OUT_OF_RANGE = '22003';
/** The transaction lost a deadlock or a conflict, and PostgreSQL undid it. */
const RETRYABLE: ReadonlySet<string> = new Set(['40P01', '40001']);
/**
 * Insufficient resources, a statement that took too long, a lock that was not granted, a standby server, a failing disk
 * (PostgreSQL manual, appendix A), or another node that is away or just starting: the same request may succeed later.
 */
const OVERLOADED = /^(?:53...|57014|55P03|25006|58...|08...|57P0[123])$/;
/** A commit that lost a node. Citus has no code of its own for it. */
const LOST_AT_COMMIT = /^(?:08...|57P0[123]|XX000)$/;

/**
 * `error` as the ports promise it: a `FinanceError`, a `StoreError`, or itself when it does not come from the database.
 */
export function translated(error: unknown): unknown {
  if (error instanceof FinanceError || error instanceof StoreError) return error;
  const facts = factsOf(error);
  const code = facts.code ?? '';
  const known = connectionFailure(code, error) ?? (SQLSTATE.test(code) ? refusal(code, facts) : undefined);
  if (known !== undefined) return known;
  // The ORM adds the statement to the message.
  return error instanceof DriverException ? new StoreError('The ORM could not run a statement.', facts) : error;
}

/** The same for the end of a transaction. If a node is lost meanwhile, nobody knows whether it has committed. */
export function translatedCommit(error: unknown): unknown {
  const { code = '' } = factsOf(error);
  const known = translated(error);
  return LOST_AT_COMMIT.test(code) ? outcomeUnknown(known) : known;
}

function connectionFailure(code: string, error: unknown): FinanceError | undefined {
  const failures: Readonly<Record<ConnectionFailure, () => FinanceError>> = {
    connection_failed: () => unavailable(reasonOf(error)),
    outcome_unknown: () => outcomeUnknown(reasonOf(error)),
  };
  return Object.entries(failures).find(([failure]) => failure === code)?.[1]();
}

/** What the driver reported, without its own words: they name hosts, users and databases. */
function reasonOf(error: unknown): StoreError {
  const { cause } = error instanceof Error ? error : {};
  const { code } = factsOf(cause);
  return new StoreError(`The connection to the database failed (${code ?? 'no code'}).`, { code });
}

function refusal(code: string, { constraint, table }: Facts): Error {
  if (code === UNIQUE_VIOLATION) return new FinanceError('conflict', 'This exists already.');
  if (code === NUMERIC_VALUE_OUT_OF_RANGE) {
    return new FinanceError('amount_out_of_range', 'The amount is past ±(2^53−1) minor units.');
  }
  const place = [constraint && `constraint ${constraint}`, table && `table ${table}`].filter(Boolean).join(', ');
  const sentence = `The database refused a statement (${[code, place].filter(Boolean).join('; ')}).`;
  const error = new StoreError(sentence, { code, constraint });
  return OVERLOADED.test(code) ? unavailable(error) : error;
}

/** Whether the same unit of work may succeed when it is run again: it lost a deadlock, and nothing of it was stored. */
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
