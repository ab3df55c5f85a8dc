import type { Changed } from '../changed.ts';
import type { ConnectedFeedAccount } from '../feeds/connected-feed-account.ts';
import type { BankAccount } from '../ledger/bank-account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { movedBy } from './merged-balance.ts';

type Feed = ConnectedFeedAccount;

/**
 * What becomes of the accounts of feeds that fill one of two accounts, or may do so: all fill the kept one. Of two in
 * one connection, one alone can: that which works goes on. Those that fill an account no more are first.
 */
export function mergedFeeds(
  feeds: readonly Feed[],
  isWorking: (feed: Feed) => boolean,
  keptId: number,
  mergedId: number,
): readonly Changed<Feed>[] {
  const own = feeds.filter(({ bankAccountId }) => bankAccountId === keptId);
  const others = feeds.filter(({ bankAccountId }) => bankAccountId === mergedId);
  const rivalOf = (feed: Feed, rivals: readonly Feed[]) => rivals.find((one) => one.connectionId === feed.connectionId);
  const gives = (feed: Feed, isOwn: boolean) => {
    const rival = rivalOf(feed, isOwn ? others : own);
    return rival !== undefined && (isOwn ? !isWorking(feed) && isWorking(rival) : isWorking(rival) || !isWorking(feed));
  };
  const ended = { decision: 'ignored', bankAccountId: null, linkedBy: null, difference: null } as const;
  const changed = [
    ...own.map((before) => ({ before, after: gives(before, true) ? { ...before, ...ended } : before })),
    ...others.map((before) => {
      const after: Feed = gives(before, false)
        ? { ...before, ...ended }
        : { ...before, bankAccountId: keptId, linkedBy: 'person' };
      return { before, after };
    }),
    ...feeds
      .filter(({ likelyBankAccountId }) => likelyBankAccountId === mergedId)
      .map((before) => ({ before, after: { ...before, likelyBankAccountId: keptId } })),
  ];
  return changed.toSorted((a, b) => (a.after.bankAccountId ?? 0) - (b.after.bankAccountId ?? 0));
}

/** With what the bank's balance is more than the transactions of both add up to, where it was known of the account. */
export function withDifference(
  feeds: readonly Changed<Feed>[],
  account: BankAccount,
  transactions: readonly Transaction[],
): readonly Changed<Feed>[] {
  const difference = account.balance - account.initialBalance - movedBy(transactions, account);
  return feeds.map(({ before, after }) => {
    const isSame = after.bankAccountId !== account.id || after.difference === null || after.difference === difference;
    return { before, after: isSame ? after : { ...after, difference } };
  });
}
