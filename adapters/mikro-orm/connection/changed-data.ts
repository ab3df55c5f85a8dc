import { randomUUID } from 'node:crypto';
import { userDeleted } from '../../../domain/error.ts';

/** Gives changed data its new revision (`domain/revision.ts`) in the unit of work that has changed it. */
export interface ChangedData {
  /**
   * Call after the transactions of a user have changed, however many. Lock nothing afterwards but transactions of this
   * user. Also moves `UserRepo.transactionRevision`. Throws `user_deleted` for a user who has been erased meanwhile.
   */
  transactionsOf(userId: number): Promise<void>;
  /** Anything else of a user that answers show. The revision moves at the end of the unit. */
  dataOf(userId: number): void;
  /** What all users share. The revision moves at the end of the unit. */
  sharedData(): void;
}

interface Move {
  readonly name: string;
  readonly text: string;
}

/** Runs a statement of the unit of work. Returns how many rows it has changed. */
type Run = (statement: Move, values: readonly unknown[]) => Promise<number>;

/**
 * Revisions move last, because so many units of work need these rows: nobody may hold them while waiting for another
 * lock. `moveRest` moves what has not moved yet. It throws `user_deleted` for a user who has been erased meanwhile.
 */
export function changedData(run: Run): ChangedData & { moveRest(): Promise<void> } {
  const moved = new Set<number>();
  const waiting = new Set<number>();
  let isSharedWaiting = false;
  const move = async (statement: Move, userId: number) => {
    const count = await run(statement, [userId, randomUUID()]);
    if (count === 0) throw userDeleted();
    moved.add(userId);
  };
  return {
    transactionsOf: (userId) => move(MOVE_WITH_TRANSACTIONS, userId),
    dataOf: (userId) => void waiting.add(userId),
    sharedData: () => {
      isSharedWaiting = true;
    },
    async moveRest() {
      const rest = [...waiting].filter((userId) => !moved.has(userId)).sort((a, b) => a - b);
      for (const userId of rest) await move(MOVE, userId);
      if (isSharedWaiting) await run(MOVE_SHARED, [randomUUID()]);
    },
  };
}

/** The revision is a parameter, because Citus refuses functions whose value changes in an UPDATE. */
const MOVE_WITH_TRANSACTIONS = {
  name: 'move_transaction_revision',
  text: `update users set revision = $2, transaction_revision = transaction_revision + 1
    where id = $1 and deleted_at is null`,
};

const MOVE = {
  name: 'move_revision',
  text: 'update users set revision = $2 where id = $1 and deleted_at is null',
};

const MOVE_SHARED = { name: 'move_shared_revision', text: 'update shared_revision set revision = $1 where one' };
