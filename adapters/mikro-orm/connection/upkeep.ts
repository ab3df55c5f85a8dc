import type { Upkeep } from '../../../domain/ports/service/upkeep.ts';
import type { ConnectionPool } from './connection-pool.ts';
import type { StoreLogger } from './outages.ts';

/** Below this, even a page that is read by the worst plan takes only a few milliseconds longer. */
const MANY_ROWS = 10_000;

/** In this order, because a wrong plan costs more than an index that is read together with its table. */
const STATEMENTS: readonly string[] = [
  // Without statistics of the new rows PostgreSQL may read and sort all of them for one page. Only columns by which
  // rows are found: with those that are merely shown it takes half as long again, and autovacuum sees to them later.
  `analyze
    transactions (user_id, id, bank_account_id, category_id, status, type, amount, currency, booked_at, deleted_at,
      search_text, transfer_transaction_id),
    import_rows (user_id, import_id, position, bank_account_id, source, day, decision, transaction_id, is_origin)`,
  // Marks the pages that everybody can see, so that counts and deep pages need only an index, and moves new entries of
  // the search index to where they are found quickly. It does not give space back, which would lock out readers.
  'vacuum (truncate false) transactions, import_rows',
];

/** The server allows a statement this long, this side a little longer, in case that the server does not respond. */
const RESPONSE_MARGIN_MILLIS = 2_000;

/**
 * Upkeep by ANALYZE and VACUUM. Each has `limitMillis`, within which it also waits for an upkeep that already runs. A
 * role that does not own the tables may do neither: PostgreSQL then warns and skips them, and autovacuum comes later.
 */
export function createUpkeep(
  pool: ConnectionPool,
  limitMillis: number,
  logger: StoreLogger,
  onEnd: (isSuccess: boolean) => void = () => undefined,
): Upkeep {
  return {
    async afterAdding(rows) {
      if (rows < MANY_ROWS) return;
      try {
        await tidyUp(pool, limitMillis);
        onEnd(true);
      } catch {
        onEnd(false);
        logger.warn({ rows }, 'The database did not gather statistics after many rows were imported.');
      }
    },
  };
}

async function tidyUp(pool: ConnectionPool, limitMillis: number): Promise<void> {
  const connection = await pool.connect();
  try {
    connection.waitAtMost(limitMillis + RESPONSE_MARGIN_MILLIS);
    await connection.query({ text: `set statement_timeout = ${limitMillis}` });
    for (const text of STATEMENTS) await connection.query({ text });
  } finally {
    // No other work shall have its time limit.
    connection.discard();
  }
}
