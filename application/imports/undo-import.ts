import { withGonePayments } from '../../domain/bills/gone-payments.ts';
import { dateOf, type Timestamp } from '../../domain/calendar.ts';
import { existing, unlessNotFound } from '../../domain/error.ts';
import { connectionOfSource } from '../../domain/feeds/connected-feed-account.ts';
import { pauseAfterUndo } from '../../domain/feeds/fetching.ts';
import type { Import, ImportedStatement } from '../../domain/imports/import.ts';
import { undoing } from '../../domain/imports/undo-import.ts';
import { deleteBankAccount, moveInitialBalance } from '../../domain/ledger/bank-account.ts';
import {
  balanceEffect,
  countedInBalance,
  linkedTransaction,
  type Transaction,
} from '../../domain/ledger/transaction.ts';
import { movedBy } from '../../domain/merging/merged-balance.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { BalanceMoves } from '../balances/balance-moves.ts';
import { holdAccounts } from '../balances/hold-accounts.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { separate, unite } from '../transactions/settle-duplicate.ts';

/**
 * Takes an import back: transactions that exist because of it alone go, changed and retired ones are as before, and
 * balances move back. What the user did to other transactions stays. A connection that brought the import begins anew
 * once the person asks for it. Throws `not_found`, `amount_out_of_range`.
 */
export function undoImport({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number): Promise<void> =>
    unitOfWork.run((stores) => undo(stores, userId, id, clock.now()));
}

async function undo(stores: Stores, userId: number, id: number, at: Timestamp): Promise<void> {
  const { imports, observations, possibleDuplicates, transactions, bills } = stores;
  const found = existing(await imports.get(userId, id), 'import');
  await pauseConnections(stores, userId, found, at);
  // All of them: while this one waits, a merge may move what the import brought into any other.
  const all = await stores.accounts.list(userId);
  await holdAccounts(
    stores,
    userId,
    all.map(({ id: accountId }) => accountId),
  );
  // Another request may have undone it, or deleted one of its accounts, while this one waited.
  const held = existing(await imports.get(userId, id), 'import');
  const parted = await partUnited(stores, userId, id, at);
  const traces = await observations.touched(userId, id);
  const { removed, restored: touched, origins, earlier } = undoing(traces);
  const madeIds = traces.filter(({ isOrigin }) => isOrigin).map(({ transactionId }) => transactionId);
  const made = await transactions.getAll(userId, madeIds);
  const restored = await asStoredAlone(stores, userId, touched);
  const ids = [...removed, ...restored.map(({ before }) => before.id)];
  const stored = new Map((await transactions.getAll(userId, ids)).map((one) => [one.id, one]));
  const overwritten = restored.flatMap((one) => (stored.has(one.before.id) ? [{ ...one.before, updatedAt: at }] : []));
  const again = restored.flatMap((one) => (one.isRetired && !stored.has(one.before.id) ? [one.before] : []));
  const before = ids.flatMap((one) => stored.get(one) ?? []);
  const moves = new BalanceMoves();
  for (const transaction of before) moves.before(transaction);
  for (const transaction of [...overwritten, ...again]) moves.after(transaction);
  await moves.store(stores, userId, at);
  await beginAsBefore(
    stores,
    userId,
    held,
    removed.flatMap((one) => stored.get(one) ?? []),
    at,
  );
  await observations.markOrigins(userId, origins);
  await observations.setBefore(userId, earlier);
  await imports.remove(userId, id, removed);
  await transactions.changeAll(userId, { overwritten, removed, put: again });
  const gone = removed.flatMap((one) => stored.get(one) ?? []);
  await bills.replaceAll(userId, undefined, (all) => ({ kept: withGonePayments(all, gone), added: [] }));
  await settleAround(stores, userId, [...before, ...overwritten, ...again]);
  for (const pair of parted) {
    // It is gone with a transaction that the import alone had brought.
    const left = await possibleDuplicates.get(userId, pair);
    if (left !== undefined) await unite(stores, left, at);
  }
  await restoreAccounts(stores, userId, held, { made, gone }, at);
}

/** Transactions that have become one are two while one of them may go. Returns their pairs, the last one first. */
async function partUnited(stores: Stores, userId: number, importId: number, at: Timestamp): Promise<readonly number[]> {
  const parted: number[] = [];
  for (;;) {
    const pairs = await stores.possibleDuplicates.unitedBy(userId, importId);
    if (pairs.length === 0) return parted;
    for (const pair of pairs) if (pair.united !== null) await separate(stores, pair, pair.united, at);
    parted.unshift(...pairs.map(({ id }) => id));
  }
}

/** As it was, without its link, and counted in the balance if its account was connected then and is manual now. */
async function asStoredAlone(
  { accounts }: Stores,
  userId: number,
  restored: ReturnType<typeof undoing>['restored'],
): Promise<ReturnType<typeof undoing>['restored']> {
  const own = new Map((await accounts.list(userId)).map((account) => [account.id, account]));
  return restored.map((one) => {
    const account = own.get(one.before.bankAccountId);
    // Its link is not stored with it: it comes back without one, and may be linked again.
    const before = linkedTransaction(one.before, null);
    return { ...one, before: account?.kind === 'manual' ? countedInBalance(before, account.currency) : before };
  });
}

/** What a merged account brought of the time before is in the initial balance (`mergedBeginning`). */
async function beginAsBefore(
  { accounts, accountMerges }: Stores,
  userId: number,
  { statements }: Import,
  removed: readonly Transaction[],
  at: Timestamp,
): Promise<void> {
  const touched = new Set(statements.map(({ bankAccountId }) => bankAccountId));
  for (const { id, keptId } of await accountMerges.list(userId)) {
    if (!touched.has(keptId)) continue;
    const earlier = new Set((await accountMerges.get(userId, id))?.undoing.earlier);
    const gone = removed.filter((one) => earlier.has(one.id));
    await accounts.update(userId, keptId, (account) => moveInitialBalance(account, movedBy(gone, account), at));
  }
}

/**
 * An account that the import opened goes with it, unless something else is on it by now. Where the beginning moved by
 * what the import `made`, it moves back by what is `gone`: the rest is on the account as before.
 */
async function restoreAccounts(
  stores: Stores,
  userId: number,
  { statements }: Import,
  { made, gone }: Readonly<Record<'made' | 'gone', readonly Transaction[]>>,
  at: Timestamp,
): Promise<void> {
  const { accounts, feedAccounts, imports } = stores;
  for (const { bankAccountId: id, initialBalanceMoved: delta } of statements) {
    if (delta === undefined) continue;
    const effectOf = (some: readonly Transaction[]) =>
      some.reduce((sum, one) => sum + (one.bankAccountId === id ? balanceEffect(one) : 0), 0);
    const back = delta === 0 - effectOf(made) ? effectOf(gone) : 0 - delta;
    await accounts.update(userId, id, (account) => moveInitialBalance(account, back, at));
  }
  for (const id of new Set(statements.filter(opensAccount).map(({ bankAccountId }) => bankAccountId))) {
    if (await isInUse(stores, userId, id, at)) continue;
    await feedAccounts.release(userId, id);
    await accounts.update(userId, id, (account) => deleteBankAccount(account, at));
    await imports.removeAllOf(userId, id);
  }
}

function opensAccount({ opened }: ImportedStatement): boolean {
  return opened !== undefined;
}

async function isInUse(stores: Stores, userId: number, id: number, at: Timestamp): Promise<boolean> {
  const account = await stores.accounts.get(userId, id);
  if (account?.kind !== 'manual') return true;
  if ((await stores.ownTransfers.daysOf(userId, id)) !== undefined) return true;
  const today = dateOf(at);
  return (await stores.observations.known(userId, id, { from: today, to: today })).coverage.size > 0;
}

/** Before the accounts, in the order of every unit of work. The connection may have been removed. */
async function pauseConnections(stores: Stores, userId: number, { statements }: Import, at: Timestamp): Promise<void> {
  const { connections, feedAccounts } = stores;
  // An account that the import opened, which a feed may fill by now, may go with it.
  if (statements.some(opensAccount)) await connections.hold(userId);
  const ids = new Set(statements.map(({ source }) => connectionOfSource(source)));
  for (const id of [...ids].filter((one) => one !== undefined).sort((a, b) => a - b)) {
    const paused = await connections.update(userId, id, (one) => pauseAfterUndo(one, at)).catch(unlessNotFound);
    if (paused !== undefined) await feedAccounts.forgetCoverage(userId, id);
  }
}

/** Removes what is left of the imports of deleted accounts, of every user, in parts. Returns how many rows. */
export function removeDeletedImports({ imports }: Pick<Ports, 'imports'>) {
  return async (): Promise<number> => {
    let removed = 0;
    for (;;) {
      const rows = await imports.removeLeftovers();
      if (rows === 0) return removed;
      removed += rows;
    }
  };
}
