import { type LocalDate, millisOf, timestampOfDate } from '../../../domain/calendar.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import type { FetchedFeed } from '../../../domain/feeds/fetched-feed.ts';
import type { FetchRequest } from '../../../domain/ports/feeds/bank-feed-port.ts';
import type { ProviderCalls, ProviderHttp } from '../http/provider-http.ts';
import { type AccountSet, accountSetOf } from './account-set.ts';
import { fetchedAccounts } from './accounts.ts';
import { type Access, accessOf, statusFailure } from './claim.ts';
import { problemsOf } from './problems.ts';
import { type FetchPlan, type History, historyOf, historyText, planFetch, type Window } from './windows.ts';

/** A window is not begun with less time than SimpleFIN takes at worst. */
const WINDOW_MILLIS = 15_000;
/** Half a year without any row: there is no older history. */
const EMPTY_WINDOWS_MAX = 2;

/** Fetches the newest days, and as much of the older history as one fetch may ask for. The cursor keeps the rest. */
export async function fetchFeed(http: ProviderHttp, request: FetchRequest): Promise<FetchedFeed> {
  const access = accessOf(request.credentials);
  if (access === undefined) throw http.failures.nonsense();
  const plan = planFetch(request.since, request.today, historyOf(request.cursor));
  const { sets, left } = await fetchWindows(http, access, plan);
  const accounts = sets[0]?.set.accounts ?? [];
  const problems = problemsOf(
    sets.flatMap(({ set }) => set.errors),
    accounts,
  );
  const coverage = { from: sets.at(-1)?.window.from ?? request.since, to: request.today };
  return {
    accounts: fetchedAccounts(
      sets.map(({ set }) => set.accounts),
      { ...request, coverage, problems: problems.accounts },
    ),
    cursor: historyText(left),
    problems: problems.connection,
  };
}

interface FetchedWindows {
  readonly sets: readonly { readonly window: Window; readonly set: AccountSet }[];
  readonly left: History | null;
}

async function fetchWindows(http: ProviderHttp, access: Access, plan: FetchPlan): Promise<FetchedWindows> {
  const calls = http.open();
  const sets: { window: Window; set: AccountSet }[] = [];
  let emptyWindows = 0;
  for (const window of plan.windows) {
    const set = sets.length === 0 ? await fetchWindow(http, calls, access, window) : await olderSet(window);
    if (set === undefined) return { sets, left: leftBefore(window, plan) };
    sets.push({ window, set });
    emptyWindows = window.to !== null && isEmpty(set) ? emptyWindows + 1 : 0;
    if (emptyWindows === EMPTY_WINDOWS_MAX) return { sets, left: null };
  }
  return { sets, left: plan.left };

  /** What came so far is worth keeping when older history cannot be had this time. */
  async function olderSet(window: Window): Promise<AccountSet | undefined> {
    if (calls.remainingMillis() < WINDOW_MILLIS) return undefined;
    return fetchWindow(http, calls, access, window).catch((error: unknown) => {
      if (error instanceof FeedFailure) return undefined;
      throw error;
    });
  }
}

function isEmpty({ accounts, errors }: AccountSet): boolean {
  return errors.length === 0 && accounts.every(({ transactions }) => transactions.length === 0);
}

function leftBefore(window: Window, plan: FetchPlan): History | null {
  const from = plan.left?.from ?? plan.windows.at(-1)?.from;
  return from === undefined || window.to === null ? plan.left : { from, before: window.to };
}

async function fetchWindow(
  http: ProviderHttp,
  calls: ProviderCalls,
  { root, headers }: Access,
  window: Window,
): Promise<AccountSet> {
  const url = new URL('accounts', root);
  url.searchParams.set('version', '2');
  url.searchParams.set('start-date', epochSeconds(window.from));
  if (window.to === null) url.searchParams.set('pending', '1');
  else url.searchParams.set('end-date', epochSeconds(window.to));
  const response = await calls.send({ url, headers });
  if (response.status !== 200) throw statusFailure(response);
  const set = accountSetOf(http.readObject(response));
  if (set === undefined) throw http.failures.nonsense();
  return set;
}

function epochSeconds(day: LocalDate): string {
  return String(millisOf(timestampOfDate(day)) / 1_000);
}
