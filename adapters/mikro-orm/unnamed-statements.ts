import type { Connection } from 'pg';

/** Connections behind which the server may be another one in each transaction, and knows no prepared statement. */
const forgetful = new WeakSet<object>();

/** From now on no statement stays prepared on this connection. */
export function keepNoStatements(connection: Connection): void {
  forgetful.add(connection);
}

export function keepsStatements(connection: object): boolean {
  return !forgetful.has(connection);
}
