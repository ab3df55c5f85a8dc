import { dateOf, type LocalDate, type Timestamp, timestampFromMillis } from '../../../domain/calendar.ts';
import type { FeedAccount, FeedCoverage } from '../../../domain/feeds/feed-account.ts';
import type { FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import type { FeedRow, FetchedAccount } from '../../../domain/feeds/fetched-feed.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { joinedTexts } from '../../../domain/statements/one-line.ts';
import { amountOf, type JsonObject, merchantCodeOf, objectOf, textOf } from '../json.ts';
import type { SimpleFinAccount } from './account-set.ts';
import { UNREADABLE_ROWS } from './problems.ts';

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
  { today, ignored, coverage, problems }: AccountContext,
): readonly FetchedAccount[] {
  const [newest = []] = windows;
  const keyed = windows.map((accounts) => new Map(accounts.map((account) => [keyOf(account, accounts), account])));
  return newest.map((newestShown) => {
    const account = feedAccount(newestShown, keyOf(newestShown, newest));
    const { key, currency } = account;
    const read = keyed.map((accounts) => {
      const transactions = ignored.has(key) ? [] : (accounts.get(key)?.transactions ?? []);
      return currency === null ? [] : transactions.map((one) => rowOf(one, currency, today));
    });
    const hasUnreadable = read.flat().includes(undefined);
    const problem = problems.get(newestShown.id) ?? null;
    return {
      account,
      rows: withoutRepeats(read.map((rows) => rows.filter((row) => row !== undefined))),
      removedIds: [],
      listsAllPending: problem === null,
      coverage: problem === null ? coverage : null,
      problem: problem ?? (hasUnreadable ? UNREADABLE_ROWS : null),
    };
  });
}

/** An id is unique within a bank at least. */
function keyOf({ id, connectionId, institution }: SimpleFinAccount, accounts: readonly SimpleFinAccount[]): string {
  const isUnique = accounts.filter((account) => account.id === id).length === 1;
  return isUnique ? id : `${id} ${connectionId ?? institution ?? ''}`;
}

function feedAccount({ members, ...account }: SimpleFinAccount, key: string): FeedAccount {
  const institution = account.institution ?? 'SimpleFIN';
  const currency = parseCurrency(textOf(members, 'currency') ?? '') ?? null;
  const amount = currency === null ? null : amountOf(members, 'balance', currency);
  return {
    key,
    name: textOf(members, 'name') ?? institution,
    institution: { name: institution, country: null },
    kind: null,
    number: null,
    currency,
    balance: amount === null ? null : { amount, at: epochOf(members, 'balance-date') ?? null },
  };
}

/** A row that moved from one window to another between two requests is listed once. */
function withoutRepeats(windows: readonly (readonly FeedRow[])[]): readonly FeedRow[] {
  const earlier = new Set<string | null>();
  return windows.flatMap((rows) => {
    const fresh = rows.filter(({ sourceId }) => sourceId === null || !earlier.has(sourceId));
    for (const { sourceId } of fresh) earlier.add(sourceId);
    return fresh;
  });
}

/**
 * One transaction: positive is money in, as here. One that is pending may have no day yet, and gets that of the payment
 * or today. `undefined` if it cannot be read.
 */
function rowOf(transaction: JsonObject, currency: CurrencyCode, today: LocalDate): FeedRow | undefined {
  const posted = epochDayOf(transaction, 'posted');
  const transacted = epochDayOf(transaction, 'transacted_at');
  const isPending = transaction.pending === true;
  const day = posted ?? (isPending ? (transacted ?? today) : undefined);
  const amount = amountOf(transaction, 'amount', currency);
  if (day === undefined || amount === null) return undefined;
  const payee = textOf(transaction, 'payee');
  // Servers may add what the protocol does not describe.
  const extra = objectOf(transaction, 'extra');
  return {
    sourceId: textOf(transaction, 'id'),
    day,
    valueDay: isPending ? null : (transacted ?? null),
    amount,
    currency,
    status: isPending ? 'pending' : 'booked',
    description: joinedTexts([textOf(transaction, 'description'), textOf(transaction, 'memo')]) || (payee ?? ''),
    payee,
    counterpartyAccount: null,
    hints: {
      merchantCategoryCode: merchantCodeOf(extra, 'mcc') ?? merchantCodeOf(transaction, 'mcc'),
      name: textOf(extra, 'category'),
      code: null,
    },
    balanceAfter: null,
    replacesPendingId: null,
  };
}

/** Seconds since 1970. `undefined` for 0, which means that there is no moment yet, and for years that nobody means. */
function epochOf(object: JsonObject, name: string): Timestamp | undefined {
  const seconds = /^\d{1,10}$/.exec(textOf(object, name) ?? '')?.[0] ?? '0';
  return Number(seconds) === 0 ? undefined : timestampFromMillis(Number(seconds) * 1_000);
}

function epochDayOf(object: JsonObject, name: string): LocalDate | undefined {
  const moment = epochOf(object, name);
  return moment === undefined ? undefined : dateOf(moment);
}
