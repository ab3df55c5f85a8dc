import { ConnectionError, isConnectionFailure } from './connection-error.ts';

/** Receives what the store reports beside the errors that its callers get. A pino logger fits. */
export interface StoreLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Runs an operation of the driver. A failure of the connection is logged, and comes out as a `ConnectionError`. */
export type Watch = <Result>(operation: () => Promise<Result>) => Promise<Result>;

export interface ConnectionWatch {
  readonly watch: Watch;
  /** For a connection that failed while nothing was asked of it. */
  readonly lost: (error: unknown) => void;
}

/** Logs the beginning and the end of each outage once, however many connections and statements notice it. */
export function watchConnections(logger: StoreLogger): ConnectionWatch {
  let lostAt: number | undefined;
  const lost = (error: unknown) => {
    if (lostAt !== undefined) return;
    lostAt = performance.now();
    logger.warn({ reason: reasonOf(error) }, 'The connection to the database was lost.');
  };
  const reached = () => {
    if (lostAt === undefined) return;
    const seconds = Math.round((performance.now() - lostAt) / 100) / 10;
    lostAt = undefined;
    logger.info({ seconds }, 'The database can be reached again.');
  };
  return {
    lost,
    async watch(operation) {
      try {
        const result = await operation();
        reached();
        return result;
      } catch (error) {
        if (!isConnectionFailure(error)) throw error;
        lost(error);
        throw new ConnectionError('connection_failed', { cause: error });
      }
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
