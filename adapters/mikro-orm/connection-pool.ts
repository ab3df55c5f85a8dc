import { Pool, TypeOverrides, types } from 'pg';

/** What the store tells of trouble that no caller hears of. Pino fits. */
export interface StoreLogger {
  warn(details: object, message: string): void;
}

export interface PoolOptions {
  /** A postgres:// URL; `?host=/directory` names a directory with a unix socket. */
  readonly url: string;
  /** Connections at most. */
  readonly max: number;
  readonly logger: StoreLogger;
}

/** A request gives up before this. */
const STATEMENT_TIMEOUT_MILLIS = 30_000;
/** A unit of work never waits on the world, so one that idles is lost: its locks must not stay. */
const IDLE_IN_TRANSACTION_TIMEOUT_MILLIS = 60_000;
/** For a connection, or for a turn when all are in use. */
const CONNECTION_TIMEOUT_MILLIS = 20_000;

/**
 * The connections of one process, opened as they are needed. A connection that the server drops is thrown away, and the next statement
 * opens another: the pool outlives a restart of the database.
 */
export function openPool({ url, max, logger }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'coffer',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MILLIS,
    types: parsers(),
    onConnect: async (client) => {
      await client.query(SESSION);
    },
  });
  const lost = (error: Error) => logger.warn({ reason: error.message }, 'A connection to the database was lost.');
  // Without a listener a dropped connection would end the process: idle ones tell the pool, those in use tell themselves.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * By statement and not as start-up parameters, which a pooler in between may refuse or drop. Statements are compiled for queries of
 * minutes: of ours none takes as long as the compiling.
 */
const SESSION = `select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO, YMD', false),
  set_config('jit', 'off', false),
  set_config('statement_timeout', '${STATEMENT_TIMEOUT_MILLIS}', false),
  set_config('idle_in_transaction_session_timeout', '${IDLE_IN_TRANSACTION_TIMEOUT_MILLIS}', false)`;

/** As the domain has them: days and moments as text, since a `Date` knows no microseconds, and integers of 64 bits as numbers. */
function parsers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  for (const oid of [types.builtins.DATE, types.builtins.TIMESTAMP, types.builtins.TIMESTAMPTZ]) {
    overrides.setTypeParser(oid, (text: string) => text);
  }
  return overrides;
}
