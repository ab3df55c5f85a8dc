import { ConnectionError, isConnectionFailure } from '../connection/connection-error.ts';
import { translated } from '../connection/database-error.ts';

/** An error of a connection outside of the pool, as the ports promise it. */
export function clientFailure(error: unknown): unknown {
  return translated(isConnectionFailure(error) ? new ConnectionError('connection_failed', { cause: error }) : error);
}
