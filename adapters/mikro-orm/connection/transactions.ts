import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { mayPassAgain, translatedCommit } from './database-error.ts';
import { inTransactionOf } from './pool-dialect.ts';
import { type InTransaction, transactionSession, type Unit } from './session.ts';

/** How often a unit of work is run before a deadlock makes it fail. */
const ATTEMPTS = 5;

/**
 * Runs transactions at READ COMMITTED. Every change reads what it changes under a lock. Units of work that lock in the
 * order of `TransactionRepo` never deadlock. If others do, PostgreSQL undoes one of them, which is then run again from
 * the beginning.
 */
export function transactionsOf(fork: () => SqlEntityManager, isDistributed = false): InTransaction {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(fork(), work, isDistributed);
      } catch (error) {
        if (attempt === ATTEMPTS || !mayPassAgain(error)) throw error;
      }
    }
  };
}

async function once<Result>(
  em: SqlEntityManager,
  work: (unit: Unit) => Promise<Result>,
  isDistributed: boolean,
): Promise<Result> {
  const outcome: { thrown?: unknown } = {};
  try {
    return await inTransactionOf(em, async (inside, connection) => {
      const unit = transactionSession(inside, connection, isDistributed);
      try {
        const result = await work(unit);
        await unit.finish();
        return result;
      } catch (error) {
        outcome.thrown = error;
        throw error;
      } finally {
        unit.end();
      }
    });
  } catch (error) {
    // Errors of the work are passed on unchanged. Beginning and committing can fail as well.
    throw error === outcome.thrown ? error : translatedCommit(error);
  }
}
