import { dateOf, dayNumber, type LocalDate, type Timestamp } from '../../domain/calendar.ts';
import {
  type ConnectedFeedAccount,
  connectionOfSource,
  feedSource,
} from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import type { FeedCoverage } from '../../domain/feeds/feed-account.ts';
import type { FetchedAccount } from '../../domain/feeds/fetched-feed.ts';
import { coveredForCertain } from '../../domain/feeds/missing-days.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { Coverage } from '../../domain/matching/observed-row.ts';
import type { KeyedHash } from '../../domain/statements/account-number.ts';
import { cleanId, observedRow, type StatementToApply, textOf } from '../imports/reading/observed-statement.ts';

/** What one fetch brought for an account that is linked. */
export interface FedAccount {
  readonly fetched: FetchedAccount;
  /** With `coverage` as it is after the fetch. */
  readonly linked: ConnectedFeedAccount;
  readonly account: BankAccount;
  /** The last day that was covered before the fetch. */
  readonly fetchedTo: LocalDate | null;
  /** Sources that fill the bank account now. */
  readonly filling: ReadonlySet<string>;
}

/** Rows of a feed in the form in which they are matched and stored, as those of a statement file are. */
export function feedStatement(
  { provider }: FeedConnection,
  hasTrustedIds: boolean,
  { fetched, linked, account, fetchedTo, filling }: FedAccount,
  at: Timestamp,
  keyedHash: KeyedHash,
): StatementToApply {
  const { number, name, kind, balance } = fetched.account;
  const hint = { number, name, kind };
  const [rows, empty] = [
    fetched.rows.filter(({ amount }) => amount !== 0),
    fetched.rows.filter(({ amount }) => amount === 0),
  ];
  return {
    bankAccountId: account.id,
    accountLastFour: linked.lastFour,
    accountHash: linked.numberHash,
    source: { name: feedSource(provider, linked), hasTrustedIds },
    coverage: fetched.coverage === null ? null : inDayNumbers(fetched.coverage),
    listsAllPending: fetched.listsAllPending,
    removedIds: fetched.removedIds.map((id) => cleanId(id, number)),
    isEnded: (source) => connectionOfSource(source) !== undefined && !filling.has(source),
    feed: {
      seen: linked.coverage === null ? null : inDayNumbers(linked.coverage),
      fetchedTo: fetchedTo === null ? null : dayNumber(fetchedTo),
    },
    rows: rows.map((row) => ({
      ...observedRow(row, hint, account.currency, keyedHash),
      replacesPendingId: row.replacesPendingId === null ? null : cleanId(row.replacesPendingId, number),
    })),
    skipped: empty.map((row) => ({ line: null, reason: 'zero_amount', text: textOf(row, hint) })),
    opening: null,
    closing: balance === null ? null : { day: dateOf(balance.at ?? at), amount: balance.amount },
  };
}

/**
 * The days that a fetch has covered. One that brought changes covers everything since the fetch before it, and from its
 * first row to today. `null` if something is missing, so that it is fetched again.
 */
export function coverageOfFetch(
  { coverage, rows, problem }: FetchedAccount,
  before: FeedCoverage | null,
  today: LocalDate,
): FeedCoverage | null {
  if (coverage !== null) return coveredForCertain(before, coverage, rows);
  if (problem !== null) return null;
  const from = rows.reduce((first, { day }) => (day < first ? day : first), before?.to ?? today);
  return { from, to: today };
}

function inDayNumbers({ from, to }: FeedCoverage): Coverage {
  return { from: dayNumber(from), to: dayNumber(to) };
}
