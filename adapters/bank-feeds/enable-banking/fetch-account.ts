import { addDays, daysBetween, formatDate, type LocalDate, type Timestamp } from '../../../domain/calendar.ts';
import type { FeedAccount, FeedInstitution } from '../../../domain/feeds/feed-account.ts';
import { FeedFailure, type FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import type { FeedRow, FetchedAccount } from '../../../domain/feeds/fetched-feed.ts';
import { namesARow } from '../../../domain/matching/round.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { TooSlow } from '../http/http-failures.ts';
import { objectsOf } from '../json.ts';
import { feedProblem, leftOutProblem, ProviderRefusal, withoutRows } from '../problem.ts';
import type { AskEnableBanking } from './api.ts';
import { type BalanceContext, chooseBalance } from './balance.ts';
import { INACCESSIBLE_ACCOUNT } from './problems.ts';
import type { SessionAccount } from './session.ts';
import { readTransaction } from './transaction.ts';
import { type ReadPages, readTransactionPages } from './transaction-pages.ts';

export interface AccountFetch {
  readonly ask: AskEnableBanking;
  readonly endless: () => FeedFailure;
  readonly institution: FeedInstitution;
  readonly since: LocalDate;
  readonly today: LocalDate;
  readonly now: Timestamp;
}

/** Throws `FeedFailure` if nothing could be read. */
export async function fetchAccount(account: SessionAccount, fetch: AccountFetch): Promise<FetchedAccount> {
  if (account.uid === null) return unreadAccount(account, fetch.institution, INACCESSIBLE_ACCOUNT);
  const { pages, period } = await readPeriod(account.uid, fetch);
  const isInUse = latestCurrencies(pages, fetch.today).has(account.currency);
  const chosen = await readBalance({ ...account, isInUse }, account.uid, fetch);
  const read = pages.transactions.map((one) => readTransaction(one, { ...fetch, currency: chosen.currency }));
  const rows = withoutBookedTwice(read.filter((row) => typeof row === 'object'));
  const leftOut = (reason: string) => read.filter((row) => row === reason).length;
  const isWhole = pages.failure === null;
  return {
    account: { ...feedAccount(account, fetch.institution), ...chosen },
    rows,
    removedIds: [],
    listsAllPending: isWhole,
    coverage: isWhole ? { from: firstDay(period, rows), to: fetch.today } : null,
    problem:
      pages.failure?.problem ??
      shortHistory(period, fetch.since) ??
      leftOutProblem(leftOut('unreadable'), leftOut('other_currency'), 'an amount, sign or day'),
  };
}

export function feedAccount(account: SessionAccount, institution: FeedInstitution): FeedAccount {
  const { key, name, kind, number, currency } = account;
  return { key, name: name ?? institution.name, institution, kind, number, currency, balance: null };
}

/** An account from which nothing came; without a problem, since nobody asked. */
export function unreadAccount(
  account: SessionAccount,
  institution: FeedInstitution,
  problem: FeedProblem | null,
): FetchedAccount {
  return withoutRows(feedAccount(account, institution), problem);
}

interface Period {
  readonly from: LocalDate;
  /** `longest`: Enable Banking looks itself for the longest time that the bank gives, back to `from`. */
  readonly strategy: 'default' | 'longest';
}

/** What banks give without the person, by law: less than 90 days. Some give a month. */
const USUAL_DAYS = 88;
const SHORT_DAYS = 29;

/** Asks for less time where a bank refuses a long one, or does not manage it in the time that there is. */
async function readPeriod(uid: string, fetch: AccountFetch): Promise<{ pages: ReadPages; period: Period }> {
  const { ask, since, today, endless } = fetch;
  const isLong = daysBetween(since, today) > USUAL_DAYS;
  const shorter = [USUAL_DAYS, SHORT_DAYS].map((days) => addDays(today, -days)).filter((from) => from > since);
  let period: Period = { from: since, strategy: isLong ? 'longest' : 'default' };
  for (;;) {
    const { from, strategy } = period;
    const isLongest = strategy === 'longest';
    const query = { strategy, date_from: from, date_to: isLongest ? undefined : today };
    const request = { path: ['accounts', uid, 'transactions'], isRepeatable: !isLongest };
    try {
      const pages = await readTransactionPages(
        (key) => ask({ ...request, query: { ...query, continuation_key: key } }),
        endless,
      );
      return { pages, period };
    } catch (error) {
      const next = shorter.shift();
      if (next === undefined || !(isPeriodRefused(error) || (isLongest && isTooSlow(error)))) throw error;
      period = { from: next, strategy: 'default' };
    }
  }
}

function isPeriodRefused(error: unknown): boolean {
  return error instanceof ProviderRefusal && /^WRONG_(?:TRANSACTIONS_PERIOD|DATE_INTERVAL)$/.test(error.error ?? '');
}

function isTooSlow(error: unknown): boolean {
  return error instanceof TooSlow || (error instanceof ProviderRefusal && error.error === 'ASPSP_TIMEOUT');
}

/** Of the payments of the last day that has any. */
function latestCurrencies({ transactions }: ReadPages, today: LocalDate): ReadonlySet<CurrencyCode | null> {
  const read = transactions.map((one) => readTransaction(one, { currency: null, today }));
  const rows = read.filter((row) => typeof row === 'object');
  const last = rows.reduce<LocalDate | null>(
    (latest, { day }) => (latest === null || day > latest ? day : latest),
    null,
  );
  return new Set(rows.filter(({ day }) => day === last).map(({ currency }) => currency));
}

/** Without a balance the rows count all the same. */
async function readBalance(
  account: SessionAccount & Pick<BalanceContext, 'isInUse'>,
  uid: string,
  fetch: AccountFetch,
): Promise<Pick<FeedAccount, 'currency' | 'balance'>> {
  try {
    const response = await fetch.ask({ path: ['accounts', uid, 'balances'] });
    return chooseBalance(objectsOf(response, 'balances'), { ...account, now: fetch.now });
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { currency: account.currency, balance: null };
  }
}

/** Some banks list a payment as pending although they have booked it, under the same reference. */
function withoutBookedTwice(rows: readonly FeedRow[]): readonly FeedRow[] {
  const booked = new Set(rows.filter(({ status }) => status === 'booked').map(nameOf));
  return rows.filter((row) => row.status === 'booked' || !booked.has(nameOf(row)) || !namesARow(row.sourceId ?? ''));
}

function nameOf({ sourceId, amount }: FeedRow): string {
  return `${amount} ${sourceId}`;
}

/** Who looks for the longest time does not say how long it was, so only days from the first row on are certain. */
function firstDay({ from, strategy }: Period, rows: readonly FeedRow[]): LocalDate {
  if (strategy === 'default') return from;
  return rows.reduce<LocalDate | null>((first, { day }) => (first === null || day < first ? day : first), null) ?? from;
}

function shortHistory({ from }: Period, since: LocalDate): FeedProblem | null {
  if (from === since) return null;
  const what = `Your bank gives the transactions from ${formatDate(from)} on. For earlier ones, import a file.`;
  return feedProblem('partial', what);
}
