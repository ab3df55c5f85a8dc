import type { FillingFeed } from '../../../domain/feeds/account-freshness.ts';
import type { ConnectionState } from '../../../domain/feeds/connection.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { AccountWithFeeds } from '../../../domain/ports/account-repo.ts';
import type { FeedProvider } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { momentOrNull, problemOrNull } from './feed-connection-columns.ts';
import { type AccountColumns, LISTED_COLUMNS, toListedAccount } from './listed-accounts.ts';

const FEED =
  'f.connection_id, c.provider, c.state, c.problem, c.next_sync_at, f.problem, f.last_success_at, f.balance_at';

/** A user's accounts by id, each as often as feeds fill it, or once. */
export const LIST_WITH_FEEDS = {
  name: 'list_accounts_with_feeds',
  text: `select ${LISTED_COLUMNS.map((column) => `a.${column}`).join(', ')}, ${FEED}
    from bank_accounts a
    left join (feed_accounts f join feed_connections c on c.user_id = f.user_id and c.id = f.connection_id)
      on f.user_id = a.user_id and f.bank_account_id = a.id
    where a.user_id = $1 and a.deleted_at is null order by a.id, f.id`,
};

type FeedColumns = [
  connectionId: string,
  provider: FeedProvider,
  state: ConnectionState,
  connectionProblem: string | null,
  nextSyncAt: string | null,
  problem: string | null,
  lastSuccessAt: string | null,
  balanceAt: string | null,
];

export type AccountWithFeedColumns = [...AccountColumns, ...FeedColumns];

/** `rows` are those of {@link LIST_WITH_FEEDS}. */
export function accountsWithFeeds(
  userId: number,
  rows: readonly AccountWithFeedColumns[],
): readonly AccountWithFeeds[] {
  const listed: { readonly account: BankAccount; readonly feeds: FillingFeed[] }[] = [];
  for (const row of rows) {
    const account = toListedAccount(userId, row);
    const before = listed.at(-1);
    const feeds = before?.account.id === account.id ? before.feeds : [];
    if (feeds !== before?.feeds) listed.push({ account, feeds });
    if (row[LISTED_COLUMNS.length] === null) continue;
    const feed = row.slice(LISTED_COLUMNS.length) as FeedColumns;
    const [connectionId, provider, state, connectionProblem, nextSyncAt, problem, lastSuccessAt, balanceAt] = feed;
    feeds.push({
      connectionId: Number(connectionId),
      provider,
      state,
      connectionProblem: problemOrNull(connectionProblem),
      nextSyncAt: momentOrNull(nextSyncAt),
      problem: problemOrNull(problem),
      lastSuccessAt: momentOrNull(lastSuccessAt),
      balanceAt: momentOrNull(balanceAt),
    });
  }
  return listed;
}
