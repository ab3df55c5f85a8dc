import type { LocalDate } from '../../../domain/calendar.ts';
import type { FeedAccount, FeedBalance, FeedCoverage } from '../../../domain/feeds/feed-account.ts';
import type { FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import type { FeedRow } from '../../../domain/feeds/feed-row.ts';
import type { FetchedAccount } from '../../../domain/feeds/fetched-feed.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import type { SimpleFinAccount } from './account-set.ts';
import { UNREADABLE_ROWS } from './problems.ts';
import { rowOf } from './row.ts';
import { amountOf, momentOf } from './values.ts';

/** What holds for all accounts of one fetch. */
export interface AccountContext {
  readonly today: LocalDate;
  /** Keys of accounts whose rows nobody wants. */
  readonly ignored: ReadonlySet<string>;
  readonly coverage: FeedCoverage;
  /** By the id of the account. */
  readonly problems: ReadonlyMap<string, FeedProblem>;
}

/**
 * The accounts of the first, newest window, with their rows of all windows. One with a problem covers no days, so that
 * a later fetch asks for them again.
 */
export function fetchedAccounts(
  windows: readonly (readonly SimpleFinAccount[])[],
  context: AccountContext,
): readonly FetchedAccount[] {
  const [newest = []] = windows;
  const keyed = windows.map((accounts) => new Map(accounts.map((account) => [keyOf(account, accounts), account])));
  return newest.map((account) => {
    const key = keyOf(account, newest);
    const feed = feedAccount(account, key);
    const read = rowsOf(
      keyed.map((accounts) => accounts.get(key)),
      feed,
      context,
    );
    const problem = context.problems.get(account.id) ?? null;
    return {
      account: feed,
      rows: read.rows,
      removedIds: [],
      listsAllPending: problem === null,
      coverage: problem === null ? context.coverage : null,
      problem: problem ?? (read.hasUnreadable ? UNREADABLE_ROWS : null),
    };
  });
}

/** An id is unique within a bank at least. */
function keyOf({ id, connectionId, institution }: SimpleFinAccount, accounts: readonly SimpleFinAccount[]): string {
  const isUnique = accounts.filter((account) => account.id === id).length === 1;
  return isUnique ? id : `${id} ${connectionId ?? institution ?? ''}`;
}

function feedAccount(account: SimpleFinAccount, key: string): FeedAccount {
  const institution = account.institution ?? 'SimpleFIN';
  const currency = parseCurrency(account.currency) ?? null;
  return {
    key,
    name: account.name ?? institution,
    institution: { name: institution, country: null },
    kind: null,
    number: null,
    currency,
    balance: currency === null ? null : balanceOf(account, currency),
  };
}

function balanceOf({ balance, balanceDate }: SimpleFinAccount, currency: CurrencyCode): FeedBalance | null {
  const amount = amountOf(balance, currency);
  return amount === undefined ? null : { amount, at: momentOf(balanceDate) ?? null };
}

interface ReadRows {
  readonly rows: readonly FeedRow[];
  readonly hasUnreadable: boolean;
}

/** A row that moved from one window to another between two requests is listed once. */
function rowsOf(
  windows: readonly (SimpleFinAccount | undefined)[],
  { key, currency }: FeedAccount,
  { ignored, today }: AccountContext,
): ReadRows {
  if (currency === null || ignored.has(key)) return { rows: [], hasUnreadable: false };
  const known = new Set<string>();
  const rows: FeedRow[] = [];
  let hasUnreadable = false;
  for (const window of windows) {
    const read = (window?.transactions ?? []).map((transaction) => rowOf(transaction, currency, today));
    const readable = read.filter((row) => row !== undefined);
    hasUnreadable ||= readable.length < read.length;
    const fresh = readable.filter(({ sourceId }) => sourceId === null || !known.has(sourceId));
    for (const { sourceId } of fresh) if (sourceId !== null) known.add(sourceId);
    rows.push(...fresh);
  }
  return { rows, hasUnreadable };
}
