import {
  type QueryResult as PgResult,
  Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResultRow,
  TypeOverrides,
  types,
} from 'pg';
import { safeInteger } from '../schema/column-types.ts';
import { type StoreLogger, watchConnections } from './outages.ts';
import { PoolConnection, type RunStatement, withinLimit } from './pool-connection.ts';
import { timedStatements } from './slow-statements.ts';
import { timestampFromPostgres } from './timestamp-text.ts';

export interface PoolOptions {
  /** A postgres:// URL; `?host=/directory` names a directory with a unix socket. */
  readonly url: string;
  /** The largest number of connections. */
  readonly max: number;
  readonly logger: StoreLogger;
  readonly timeouts: Timeouts;
  /** From how many milliseconds on a statement is logged; 0, the default, for never. */
  readonly slowStatementMs?: number;
  /**
   * Whether the server keeps prepared statements for each connection, which is the default. A pooler in transaction
   * mode may not.
   */
  readonly preparesStatements?: boolean;
  /** Gets the text of each statement before it is sent; those of the ORM have values in them. For tests. */
  readonly onStatement?: (text: string) => void;
}

/**
 * In milliseconds. The first three together keep a request below the 30 seconds that clients and proxies commonly wait.
 */
export interface Timeouts {
  /** For opening a connection, or for a turn when all are in use. */
  readonly connect: number;
  /** For a statement, kept by the server, which then cancels it. */
  readonly statement: number;
  /** For the response to a statement, kept here, in case the server has stopped responding. Longer than `statement`. */
  readonly response: number;
  /** For each statement of the upkeep, for which no request waits. */
  readonly upkeep: number;
}

export const TIMEOUTS: Timeouts = { connect: 10_000, statement: 14_000, response: 16_000, upkeep: 20_000 };

/**
 * How long an unused connection stays open. Opening one and preparing its statements keeps PostgreSQL busy for 20 ms or
 * more, and a burst after a calm moment opens several at once. The driver would close them after ten seconds.
 */
const IDLE_MILLIS = 300_000;

/** A unit of work never waits for anything but the database, so an idle one is lost, and its locks must not stay. */
const IDLE_IN_TRANSACTION_TIMEOUT_MILLIS = 60_000;

/**
 * The connections of one process, opened as they are needed. A connection that the server drops, or on which it stops
 * responding, is closed, and the next statement opens another: the pool outlives a restart of the database. Failures of
 * connections are reported as `ConnectionError`, refused statements as the driver's errors.
 */
export interface ConnectionPool {
  /** Runs one statement on any connection. */
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<PgResult<Row>>;
  /** Takes a connection out of the pool until it is released. */
  connect(): Promise<PoolConnection>;
  /** Open connections, and those of them that nobody uses. */
  readonly totalCount: number;
  readonly idleCount: number;
  /** Statements that wait for a connection. */
  readonly waitingCount: number;
  /** Waits for connections in use. */
  end(): Promise<void>;
}

export function openPool({
  url,
  max,
  logger,
  timeouts,
  slowStatementMs = 0,
  preparesStatements = true,
  onStatement = () => undefined,
}: PoolOptions): ConnectionPool {
  const { lost, watch } = watchConnections(logger);
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'coffer',
    connectionTimeoutMillis: timeouts.connect,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MILLIS,
    types: parsers(),
    onConnect: async (client) => {
      await withinLimit(timeouts.response, () => client.query(sessionSettings(timeouts.statement)));
    },
  });
  // Without a listener a dropped connection would end the process. The pool reports those of idle connections, and a
  // statement fails on those in use.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const timed = timedStatements(slowStatementMs, logger);
  const run: RunStatement = (client, statement) => {
    onStatement(statement.text);
    return answered(client, preparesStatements ? statement : { ...statement, name: undefined });
  };
  const query = <Row extends QueryResultRow>(statement: QueryConfig) =>
    onClient(pool, (client) =>
      timed(statement, () => withinLimit(timeouts.response, () => run<Row>(client, statement))),
    );
  return {
    query: (statement) => watch(() => query(statement)),
    connect: async () =>
      new PoolConnection(await watch(() => pool.connect()), {
        watch,
        timed,
        run,
        onStatement,
        limitMillis: timeouts.response,
      }),
    get totalCount() {
      return pool.totalCount;
    },
    get idleCount() {
      return pool.idleCount;
    },
    get waitingCount() {
      return pool.waitingCount;
    },
    end: () => pool.end(),
  };
}

/**
 * Takes the driver's callback, not its promise. To make one, the driver assigns a function to a property of the query,
 * and V8 allocates such functions in the old generation, as if they were methods: the rows of each statement would stay
 * with one until that generation is collected, and a list would take a third more CPU time.
 */
function answered<Row extends QueryResultRow>(client: PoolClient, statement: QueryConfig): Promise<PgResult<Row>> {
  return new Promise((resolve, reject) => {
    client.query<Row>(statement, (error: Error | null, result) => (error === null ? resolve(result) : reject(error)));
  });
}

/** Runs `work` on any connection, which is closed if it fails. */
async function onClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Set by a statement and not as start-up parameters, which a pooler in between may refuse or drop. Just-in-time
 * compilation is meant for statements of minutes: none of ours takes as long as the compiling. Nor does any get faster
 * by workers, which would read the rows of all users.
 */
function sessionSettings(statementMillis: number): string {
  return `select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO, YMD', false),
    set_config('jit', 'off', false), set_config('max_parallel_workers_per_gather', '0', false),
    set_config('statement_timeout', '${statementMillis}', false),
    set_config('idle_in_transaction_session_timeout', '${IDLE_IN_TRANSACTION_TIMEOUT_MILLIS}', false)`;
}

/**
 * Values as the domain has them. A bigint is a safe integer: the statement fails with `amount_out_of_range` instead of
 * rounding a larger one. A moment is a `Timestamp` and a day `YYYY-MM-DD`, because a `Date` has no microseconds; json
 * is its value, and numeric (a sum of bigint, too) is text.
 */
function parsers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, safeInteger);
  overrides.setTypeParser(types.builtins.DATE, (text: string) => text);
  overrides.setTypeParser(types.builtins.TIMESTAMPTZ, timestampFromPostgres);
  overrides.setTypeParser(INT8_ARRAY, numbersFrom);
  return overrides;
}

/** The type bigint[], for which the driver has no name (PostgreSQL's pg_type.dat). */
const INT8_ARRAY = 1016;

/** A list as PostgreSQL prints it: `{1,2,3}`. */
function numbersFrom(text: string): readonly number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(safeInteger);
}
