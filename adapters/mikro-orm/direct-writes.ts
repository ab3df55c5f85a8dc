import { balanceEffect } from '../../domain/ledger/transaction.ts';
import { MAX_MINOR_UNITS } from '../../domain/money/money.ts';
import { DAYS_APART_MAX, otherAmounts } from '../../domain/own-transfers/possible-pairs.ts';
import { LEG_CATEGORY_IDS, mayBeLeg } from '../../domain/own-transfers/transfer-leg.ts';
import type { DirectWrites, KeyedRequest } from '../../domain/ports/direct-writes.ts';
import { ConnectionError } from './connection-error.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { mayPassAgain, translated } from './database-error.ts';
import { ADD_ACCOUNT, ADD_TRANSACTION, type DirectStatement } from './direct-statements.ts';
import { claimName } from './repos/idempotency-repo.ts';
import { BANK_ACCOUNT_COLUMNS } from './rows/bank-account-columns.ts';
import { TRANSACTION_COLUMNS } from './rows/transaction-columns.ts';
import { textQuery } from './session.ts';
import type { TextQuery } from './text-query.ts';

/** Each write is one statement, and a transaction of its own. */
export function createDirectWrites(pool: ConnectionPool): DirectWrites {
  return {
    addTransaction(transaction, request) {
      const columns = TRANSACTION_COLUMNS.map(([, , value]) => value(transaction));
      const movement = [balanceEffect(transaction), -MAX_MINOR_UNITS, MAX_MINOR_UNITS];
      const { lowest, highest } = otherAmounts(transaction.amount);
      const otherLeg = [DAYS_APART_MAX, lowest, highest, mayBeLeg(transaction) ? LEG_CATEGORY_IDS : []];
      return write(pool, ADD_TRANSACTION, [...columns, ...movement, ...otherLeg], transaction.userId, request);
    },
    addAccount(account, request) {
      const columns = BANK_ACCOUNT_COLUMNS.map(([, , value]) => value(account));
      return write(pool, ADD_ACCOUNT, columns, account.userId, request);
    },
  };
}

/**
 * For Citus, which refuses in such statements what they are made of: a function that reads other tables, and a row that
 * depends on one that the same statement inserts.
 */
export const NO_DIRECT_WRITES: DirectWrites = {
  addTransaction: () => Promise.resolve(undefined),
  addAccount: () => Promise.resolve(undefined),
};

async function write(
  pool: ConnectionPool,
  { once, plain }: DirectStatement,
  values: readonly unknown[],
  userId: number,
  request: KeyedRequest | undefined,
): Promise<number | undefined> {
  const query =
    request === undefined
      ? textQuery(plain, values)
      : textQuery(once, [
          ...values,
          claimName(userId, request.key),
          request.key,
          request.requestHash,
          request.createdAt,
        ]);
  try {
    const [row] = (await alone(pool, query)).rows;
    return row === undefined ? undefined : Number(row[0]);
  } catch (error) {
    const refusal = translated(error);
    // PostgreSQL undid it for the sake of another transaction. The unit of work knows how to try again.
    if (mayPassAgain(refusal)) return undefined;
    throw refusal;
  }
}

/** A failure of the connection leaves open whether the statement took effect, unless it came before the statement. */
async function alone(pool: ConnectionPool, query: TextQuery) {
  const connection = await pool.connect();
  try {
    return await connection.run(query);
  } catch (error) {
    throw error instanceof ConnectionError ? new ConnectionError('outcome_unknown', { cause: error.cause }) : error;
  } finally {
    connection.release();
  }
}
