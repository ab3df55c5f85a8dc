import { EARLIEST_DATE, LATEST_DATE, type Timestamp } from '../../domain/calendar.ts';
import { byId } from '../../domain/collections.ts';
import { existing } from '../../domain/error.ts';
import type { ConnectedFeedAccount } from '../../domain/feeds/connected-feed-account.ts';
import { hasEnded } from '../../domain/feeds/connection.ts';
import type { Renamed } from '../../domain/imports/possible-duplicate.ts';
import type { RowLink } from '../../domain/imports/undo-import.ts';
import { linkedTransaction, type Transaction } from '../../domain/ledger/transaction.ts';
import { takesFacts, type UnitedPair, unitedPair } from '../../domain/ledger/united-transaction.ts';
import type { TransactionRef } from '../../domain/matching/known-account.ts';
import {
  type AccountMerge,
  type MergeUndoing,
  mergeableAccounts,
  type PlacedStatement,
  refuseTooMany,
} from '../../domain/merging/account-merge.ts';
import { matchAccounts } from '../../domain/merging/match-accounts.ts';
import { mergedAccount, mergedBeginning } from '../../domain/merging/merged-balance.ts';
import { mergedFeeds, withDifference } from '../../domain/merging/merged-feeds.ts';
import { type LinkedPair, linksOfPair, movedStatements } from '../../domain/merging/merged-rows.ts';
import type { New } from '../../domain/new.ts';
import type { AccountBelongings } from '../../domain/ports/account-merge-repo.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { holdAccounts } from '../balances/hold-accounts.ts';
import { type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import { settleOwnTransfers } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { rehearsed } from '../rehearsed.ts';
import { uniteAll, unlink } from '../transactions/unite.ts';

export interface MergeAccountsInput {
  /** The account that both are from now on. */
  readonly keptId: number;
  /** The account that is one with it, and goes. */
  readonly mergedId: number;
  /** Decides the same and stores nothing. */
  readonly dryRun: boolean;
}

export interface MergeOutcome {
  /** `null` of a dry run. */
  readonly id: number | null;
  readonly merge: New<AccountMerge>;
  /** What became of the transactions of the account that goes, the latest first. */
  readonly rows: readonly MergedRow[];
  readonly replayed: boolean;
}

/** A transaction of the account that goes. */
export interface MergedRow {
  /** What it is now. One that was deleted since is not shown. */
  readonly transaction: Transaction;
  /** What both accounts show of it; `undefined` if it went over. */
  readonly pair: UnitedPair | undefined;
}

/**
 * Makes one account of two that are one, in one unit of work (contract 3.6). Throws `invalid` naming `bank_account_id`
 * or `merged_bank_account_id`, `amount_out_of_range`, `idempotency_mismatch`.
 */
export function mergeAccounts({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return async (userId: number, input: MergeAccountsInput, idempotent?: IdempotentRequest): Promise<MergeOutcome> => {
    const at = clock.now();
    const work = async (stores: Stores): Promise<MergeOutcome> => {
      const { id, replayed } = await once(stores.idempotency, { userId, at }, idempotent, async () => {
        const plan = await planned(stores, userId, input, at);
        return store(stores, plan, at);
      });
      const merge = existing(await stores.accountMerges.get(userId, id), 'account merge');
      const moved = await stores.transactions.getAll(userId, merge.undoing.moved);
      const rows: readonly MergedRow[] = [
        ...moved.map((transaction) => ({ transaction, pair: undefined })),
        ...merge.undoing.pairs.map((pair) => ({ transaction: pair.after, pair })),
      ];
      return { id, merge, rows: rows.toSorted(laterFirst), replayed };
    };
    return input.dryRun ? { ...(await rehearsed(unitOfWork, work)), id: null } : unitOfWork.run(work);
  };
}

function laterFirst({ transaction: one }: MergedRow, { transaction: other }: MergedRow): number {
  return one.bookedAt < other.bookedAt ? 1 : one.bookedAt > other.bookedAt ? -1 : other.id - one.id;
}

/** What becomes of everything: what undoing needs, and what rows and statements say from now on. */
interface Plan extends Omit<MergeUndoing, keyof Renamed> {
  readonly links: readonly RowLink[];
  readonly told: readonly PlacedStatement[];
  /** How many live transactions go over. */
  readonly count: number;
}

async function planned(
  stores: Stores,
  userId: number,
  { keptId, mergedId }: MergeAccountsInput,
  at: Timestamp,
): Promise<Plan> {
  const { accountMerges, connections, feedAccounts } = stores;
  // Nothing may link an account of a bank to either one meanwhile.
  await connections.hold(userId);
  const feeds = await feedAccounts.listAll(userId);
  const known = new Map((await connections.list(userId)).map((one) => [one.id, one]));
  const isWorking = (feed: ConnectedFeedAccount) => !hasEnded(known.get(feed.connectionId), feed);
  const held = await holdAccounts(stores, userId, [keptId, mergedId]);
  const { kept, merged } = mergeableAccounts(held, keptId, mergedId, feeds.filter(isWorking));
  await stores.users.hold(userId);
  const own = await accountMerges.belongings(userId, keptId);
  const theirs = await accountMerges.belongings(userId, mergedId);
  refuseTooMany(theirs.transactions.length);
  const pairs = await pairsOf(stores, userId, own, theirs, { keptId, mergedId }, at);
  const paired = new Set(pairs.flatMap((pair) => [pair.kept.id, pair.gone.id]));
  const sides = [
    { account: kept, transactions: own.transactions },
    { account: merged, transactions: theirs.transactions },
  ] as const;
  const beginning = mergedBeginning(...sides, paired);
  const statements = [...own.statements, ...theirs.statements];
  const moved = theirs.transactions.filter(({ id }) => !paired.has(id));
  const all = [...own.transactions.filter(({ id }) => !paired.has(id)), ...pairs.map(({ after }) => after), ...moved];
  const account = { before: kept, after: mergedAccount(kept, merged, beginning.initialBalance, all, at) };
  const changed = movedStatements(statements, keptId, beginning);
  return {
    account,
    merged,
    moved: [...moved.map(({ id }) => id), ...theirs.united],
    pairs: pairs.map(({ kept: one, gone, after }) => ({ kept: one, gone, after })),
    rows: pairs.flatMap(({ links }) => links),
    earlier: beginning.earlier.map(({ id }) => id),
    importIds: [...new Set(statements.map(({ importId }) => importId))],
    statements: changed.map(({ before }) => before),
    runs: theirs.runs,
    feeds: withDifference(mergedFeeds(feeds, isWorking, keptId, mergedId), account.after, all),
    links: pairs.flatMap(linksOfPair),
    told: changed.map(({ after }) => after),
    count: moved.length,
  };
}

async function pairsOf(
  { observations }: Stores,
  userId: number,
  own: AccountBelongings,
  theirs: AccountBelongings,
  { keptId, mergedId }: Pick<MergeAccountsInput, 'keptId' | 'mergedId'>,
  at: Timestamp,
): Promise<readonly LinkedPair[]> {
  const ever = { from: EARLIEST_DATE, to: LATEST_DATE };
  const known = [
    await observations.known(userId, keptId, ever),
    await observations.known(userId, mergedId, ever),
  ] as const;
  const all = known.flatMap(({ transactions }) => transactions);
  const entered = new Set<TransactionRef>(all.flatMap(({ id, entry }) => (entry === null ? [] : [id])));
  const live = byId([...own.transactions, ...theirs.transactions]);
  const matches = matchAccounts(...known);
  const links = await observations.links(userId, [...matches].flat());
  const linksOf = Map.groupBy(links, ({ transactionId }) => transactionId);
  return [...matches].map(([goneId, keptOne]) => {
    const [kept, gone] = [linkedTransaction(live.get(keptOne)!, null), linkedTransaction(live.get(goneId)!, null)];
    const isGoneEntered = entered.has(goneId) && !entered.has(keptOne);
    return {
      ...unitedPair(kept, gone, isGoneEntered, at),
      isByHand: entered.has(keptOne) || entered.has(goneId),
      takesFacts: takesFacts(kept, gone, isGoneEntered),
      links: [...(linksOf.get(keptOne) ?? []), ...(linksOf.get(goneId) ?? [])],
    };
  });
}

async function store(stores: Stores, { links, told, count, ...plan }: Plan, at: Timestamp): Promise<number> {
  const { accountMerges, accounts, feedAccounts, observations, transactions } = stores;
  const { account, merged, pairs, moved: transactionIds, feeds, runs } = plan;
  const { id: keptId, userId, currency } = account.before;
  await unlink(stores, userId, [...transactionIds, ...pairs.flatMap(({ kept, gone }) => [kept.id, gone.id])]);
  for (const { before, after } of feeds) if (before !== after) await feedAccounts.put(after);
  await accountMerges.move(userId, { bankAccountId: keptId, transactionIds, statements: told, runs });
  await observations.link(userId, links);
  const renamed = await uniteAll(stores, userId, pairs, { keptId, mergedId: merged.id }, at);
  if (account.after.kind === 'manual') await transactions.countInBalance(userId, keptId, currency);
  await accounts.update(userId, keptId, () => account.after);
  await accounts.update(userId, merged.id, () => ({ ...merged, deletedAt: at, updatedAt: at }));
  await settleOwnTransfers(stores, userId, undefined);
  const counts = { matched: pairs.length, moved: count };
  const facts = { userId, keptId, mergedId: merged.id, name: merged.name, ...counts, mergedAt: at };
  return (await accountMerges.add({ ...facts, undoing: { ...plan, ...renamed } })).id;
}
