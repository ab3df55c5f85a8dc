import { DatabaseError } from 'pg';
import { FinanceError } from '../../../domain/error.ts';

/**
 * The connection failed while it was opened or used. The driver reports this in a dozen sentences and with the codes of
 * several systems; this error gives callers one type.
 */
export class ConnectionError extends Error {
  /** Survives the ORM, which copies the properties of an error into one of its own. */
  readonly code: ConnectionFailure;

  constructor(code: ConnectionFailure, options: { readonly cause: unknown }) {
    super('The connection to the database failed.', options);
    this.name = 'ConnectionError';
    this.code = code;
  }
}

/** With `outcome_unknown` the commit had been sent, and nobody knows whether it took effect. */
export type ConnectionFailure = 'connection_failed' | 'outcome_unknown';

/**
 * Whether `error` of the driver is about the connection and not about a statement. PostgreSQL's own errors carry an
 * SQLSTATE; everything else comes from the socket, the pool or a timeout, except for a programming
 * error and for a value that its parser refuses (`FinanceError`).
 */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return CONNECTION_SQLSTATE.test(error.code ?? '');
  return (
    error instanceof Error &&
    !(error instanceof TypeError || error instanceof RangeError || error instanceof FinanceError)
  );
}

/**
 * Connection exceptions, refused sign-in, missing database, too many connections, shut down, crashed, starting up, and
 * sessions that the server ended (PostgreSQL manual, appendix A).
 */
const CONNECTION_SQLSTATE = /^(?:08...|28...|3D000|53300|57P0.|25P0[34])$/;
