import type { Timestamp } from '../../domain/calendar.ts';
import type { Changed } from '../../domain/changed.ts';
import { byId } from '../../domain/collections.ts';
import { existing } from '../../domain/error.ts';
import type { PossibleDuplicate, Settlement, United } from '../../domain/imports/possible-duplicate.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import { unitedPair } from '../../domain/ledger/united-transaction.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { BalanceMoves } from '../balances/balance-moves.ts';
import { holdTransaction } from '../balances/hold-accounts.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { separateAll, uniteAll, unlink } from './unite.ts';

const PAIR = 'possible duplicate';

/**
 * Says of two transactions whether they are one payment (contract 8.8): `same` makes them one, `different` keeps both
 * for good, and `null` takes either back. Throws `not_found`, `amount_out_of_range`.
 */
export function settleDuplicate({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number, settledAs: Settlement | null): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const at = clock.now();
      const found = existing(await stores.possibleDuplicates.get(userId, id), PAIR);
      await holdTransaction(stores, userId, found.duplicateOf);
      // Another request may have settled it while this one waited.
      const pair = existing(await stores.possibleDuplicates.get(userId, id), PAIR);
      if (pair.settledAs === settledAs) return;
      if (pair.united !== null) await separate(stores, pair, pair.united, at);
      if (settledAs === 'same') return unite(stores, pair, at);
      const settledAt = settledAs === null ? null : at;
      await stores.possibleDuplicates.putAll(userId, [{ ...pair, settledAs, settledAt, united: null }]);
    });
}

/**
 * Makes two transactions one (`unitedPair`): the later one goes into the other, and the rows of its sources show the
 * other from now on. Rows of a source that shows both stay with the one that is gone, so that it does not come back.
 * The account must be held. Throws `not_found`, `amount_out_of_range`, `invalid` naming `notes`.
 */
export async function unite(stores: Stores, pair: PossibleDuplicate, at: Timestamp): Promise<void> {
  const { userId, id, duplicateOf } = pair;
  const { transactions, observations } = stores;
  await unlink(stores, userId, [duplicateOf, id]);
  const found = byId(await transactions.getAll(userId, [duplicateOf, id]));
  const [kept, gone] = [existing(found.get(duplicateOf), PAIR), existing(found.get(id), PAIR)];
  const links = await observations.links(userId, [duplicateOf, id]);
  const own = links.filter(({ transactionId }) => transactionId === duplicateOf);
  const moved = links.filter((one) => one.transactionId === id && own.every(({ source }) => source !== one.source));
  const isByHand = own.every(({ isOrigin }) => !isOrigin);
  await observations.link(
    userId,
    moved.map((one) => ({ ...one, transactionId: duplicateOf, isOrigin: one.isOrigin && !isByHand })),
  );
  const united = unitedPair(kept, gone, false, at);
  await moveBalance(stores, { before: [kept, gone], after: [united.after] }, at);
  const { bankAccountId: keptId } = kept;
  const renamed = await uniteAll(stores, userId, [united], { keptId, mergedId: keptId }, at);
  await settleAround(stores, userId, [kept, gone, united.after]);
  const origins = isByHand ? moved.filter(({ isOrigin }) => isOrigin) : [];
  const record: United = {
    ...united,
    ...renamed,
    sources: [...new Set(moved.map(({ source }) => source))],
    origins: origins.map(({ importId, position }) => ({ importId, position })),
  };
  await stores.possibleDuplicates.putAll(userId, [{ ...pair, settledAs: 'same', settledAt: at, united: record }]);
}

/** Makes them two again. What was changed in between stays. The account must be held. */
export async function separate(stores: Stores, pair: PossibleDuplicate, united: United, at: Timestamp): Promise<void> {
  const { userId, id, duplicateOf } = pair;
  const { transactions, observations } = stores;
  await unlink(stores, userId, [duplicateOf]);
  const before = await transactions.getAll(userId, [duplicateOf]);
  await separateAll(stores, userId, [united], united);
  const after = await transactions.getAll(userId, [duplicateOf, id]);
  await moveBalance(stores, { before, after }, at);
  const links = await observations.links(userId, [duplicateOf]);
  const back = links.filter(({ source }) => united.sources.includes(source));
  await observations.link(
    userId,
    back.map((one) => ({ ...one, transactionId: id })),
  );
  await observations.markOrigins(userId, united.origins);
  await settleAround(stores, userId, [...before, ...after]);
  await stores.possibleDuplicates.putAll(userId, [{ ...pair, settledAs: null, settledAt: null, united: null }]);
}

async function moveBalance(
  stores: Stores,
  { before, after }: Changed<readonly Transaction[]>,
  at: Timestamp,
): Promise<void> {
  const moves = new BalanceMoves();
  for (const transaction of before) moves.before(transaction);
  for (const transaction of after) moves.after(transaction);
  await moves.store(stores, after[0]!.userId, at);
}
