import type { Timestamp } from '../../domain/calendar.ts';
import { existing, notFound } from '../../domain/error.ts';
import {
  type PossibleDuplicate,
  type Settlement,
  separatedTransaction,
  type United,
  unitedTransaction,
} from '../../domain/ledger/possible-duplicate.ts';
import {
  countedInBalance,
  deleteTransaction,
  linkedTransaction,
  type Transaction,
} from '../../domain/ledger/transaction.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { holdAccounts } from '../accounts/hold-accounts.ts';
import { BalanceMoves } from '../imports/applying/balance-moves.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';

/**
 * Says of two transactions whether they are one payment (contract 8.8): `same` makes them one, `different` keeps both
 * for good, and `null` takes either back. Throws `not_found`, `amount_out_of_range`.
 */
export function settleDuplicate({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number, settledAs: Settlement | null): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const at = clock.now();
      const found = existing(await stores.possibleDuplicates.get(userId, id), 'possible duplicate');
      const kept = await stores.transactions.get(userId, found.duplicateOf);
      await holdAccounts(stores, userId, kept === undefined ? [] : [kept.bankAccountId]);
      // Another request may have settled it while this one waited.
      const pair = existing(await stores.possibleDuplicates.get(userId, id), 'possible duplicate');
      if (pair.settledAs === settledAs) return;
      if (pair.united !== null) await separate(stores, pair, pair.united, at);
      if (settledAs === 'same') return unite(stores, pair, at);
      const settledAt = settledAs === null ? null : at;
      await stores.possibleDuplicates.putAll(userId, [{ ...pair, settledAs, settledAt, united: null }]);
    });
}

/**
 * Makes two transactions one: the later one goes into the other, with what a person has said of it, and the rows of its
 * sources show the other from now on. Rows of a source that shows both stay with the one that is gone, so that it does
 * not come back. The account must be held. Throws `not_found`, `amount_out_of_range`.
 */
export async function unite(stores: Stores, pair: PossibleDuplicate, at: Timestamp): Promise<void> {
  const { userId, id, duplicateOf } = pair;
  const { transactions, observations } = stores;
  const found = await transactions.getAll(userId, [duplicateOf, id]);
  const [kept, gone] = [duplicateOf, id].map((wanted) => found.find((one) => one.id === wanted));
  if (kept === undefined || gone === undefined) throw notFound('possible duplicate');
  const isByHand = (await observations.hints(userId, [kept.id])).size === 0;
  const moved = await observations.moveRows(userId, { fromId: id, toId: duplicateOf, clearsOrigins: isByHand });
  const united = unitedTransaction(kept, gone, at);
  await replace(stores, userId, { before: [kept, gone], after: [united] }, at);
  await transactions.update(userId, duplicateOf, () => united);
  await transactions.update(userId, id, (one) => deleteTransaction(one, at));
  await settleAround(stores, userId, [kept, gone, united]);
  const origins = isByHand ? moved.filter(({ isOrigin }) => isOrigin) : [];
  const record: United = {
    kept,
    gone,
    sources: [...new Set(moved.map(({ source }) => source))],
    origins: origins.map(({ importId, position }) => ({ importId, position })),
  };
  await stores.possibleDuplicates.putAll(userId, [{ ...pair, settledAs: 'same', settledAt: at, united: record }]);
}

/** Makes them two again. What was changed in between stays. The account must be held. */
export async function separate(stores: Stores, pair: PossibleDuplicate, united: United, at: Timestamp): Promise<void> {
  const { userId, id, duplicateOf } = pair;
  const { accounts, transactions, observations } = stores;
  const current = existing(await transactions.get(userId, duplicateOf), 'possible duplicate');
  const account = existing(await accounts.get(userId, current.bankAccountId), 'bank account');
  const asStored = (one: Transaction) => (account.kind === 'manual' ? countedInBalance(one, account.currency) : one);
  const kept = asStored(separatedTransaction(current, united, at));
  const again = asStored({ ...linkedTransaction(united.gone, null), updatedAt: at });
  await replace(stores, userId, { before: [current], after: [kept, again] }, at);
  await transactions.update(userId, duplicateOf, () => kept);
  await transactions.changeAll(userId, { removed: [id], restored: [again] });
  await observations.moveRows(userId, { fromId: duplicateOf, toId: id, sources: united.sources });
  await observations.markOrigins(userId, united.origins);
  await settleAround(stores, userId, [current, kept, again]);
  // The pair went with the transaction that was removed for good.
  await stores.possibleDuplicates.putAll(userId, [{ ...pair, settledAs: null, settledAt: null, united: null }]);
}

async function replace(
  stores: Stores,
  userId: number,
  { before, after }: { readonly before: readonly Transaction[]; readonly after: readonly Transaction[] },
  at: Timestamp,
): Promise<void> {
  const moves = new BalanceMoves();
  for (const transaction of before) moves.before(transaction);
  for (const transaction of after) moves.after(transaction);
  await moves.store(stores, userId, at);
}
