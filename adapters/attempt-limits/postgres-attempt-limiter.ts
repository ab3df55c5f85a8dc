import { type IRateLimiterOptions, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { AttemptLimiter } from '../../domain/ports/access/attempt-limiter.ts';
import { attemptLimiter } from './attempt-limiter.ts';

/** Runs a statement on any connection to the database. */
export interface StatementPool {
  query(text: string, values: readonly unknown[]): Promise<{ readonly rows: readonly object[] }>;
}

/** The table of the migration `sign-in-attempts`. */
const TABLE = 'sign_in_attempts';

/** For all processes on one database. Once a subject is refused, its further attempts no longer reach the database. */
export function postgresAttemptLimiter(pool: StatementPool): AttemptLimiter {
  // The library hands over one object for text and values, and reads `rows` of the result.
  const storeClient = { query: ({ text, values }: Statement) => pool.query(text, values) };
  let cleans = true;
  return attemptLimiter((options: IRateLimiterOptions) => {
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'client',
      tableName: TABLE,
      tableCreated: true,
      inMemoryBlockOnConsumed: (options.points ?? 0) + 1,
      // All share a table, so one of them removes what has expired.
      clearExpiredByTimeout: cleans,
    });
    cleans = false;
    return limiter;
  });
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
