import { addDays, addSeconds, type LocalDate, millisOf, type Timestamp } from '../calendar.ts';
import { FinanceError } from '../error.ts';
import type { ConnectionProblem, FeedConnection } from './connection.ts';
import { type FoundProblem, needsPerson, stateWith, withProblem, worstOf } from './consequences.ts';
import type { FeedProblem } from './feed-problem.ts';
import { type FetchAllowance, fetchesOfTheDay, intervalSeconds, nextAllowedFetch, within } from './fetch-allowance.ts';
import type { FetchedFeed } from './fetched-feed.ts';
import { afterInterruption } from './interruption.ts';
import { isLeased, takeLease } from './lease.ts';

/** Whether the service fetches the connection by itself now. */
export function isDue(connection: FeedConnection, at: Timestamp): boolean {
  return connection.nextSyncAt !== null && connection.nextSyncAt <= at && !isLeased(connection, at);
}

/**
 * Starts a fetch that the service makes by itself. Where the provider's limit is used up, by fetches that died, the
 * connection waits instead and gets no lease. Throws `conflict` if it is not due.
 */
export function startDueFetch(
  connection: FeedConnection,
  holder: string,
  fetchesPerDay: number,
  at: Timestamp,
): FeedConnection {
  if (!isDue(connection, at)) throw new FinanceError('conflict', 'This connection is not due any more.');
  const ready = afterInterruption(connection, at);
  const allowed = nextAllowedFetch(ready, fetchesPerDay, at);
  if (allowed <= at) return startFetch(ready, holder, at);
  if (ready === connection) return { ...connection, nextSyncAt: allowed };
  const message = `Fetches were interrupted, and the provider allows no more until ${inWords(allowed)}.`;
  return { ...ready, state: 'rate_limited', problem: { code: 'rate_limited', message }, nextSyncAt: allowed };
}

/** Takes the lease for a fetch, which counts against the provider's limit from here on. Throws `conflict`. */
export function startFetch(connection: FeedConnection, holder: string, at: Timestamp): FeedConnection {
  if (connection.sealedCredentials === null) {
    throw new FinanceError('conflict', 'This connection has not been agreed to yet.');
  }
  const recentFetches = [...fetchesOfTheDay(connection, at), at];
  return { ...takeLease(connection, holder, at), recentFetches };
}

/**
 * A person or a webhook asks for a sync, which is due at once. Throws `conflict` where no sync can help, and
 * `too_many_attempts` before the provider's limit bites.
 */
export function requestFetch(found: FeedConnection, fetchesPerDay: number, at: Timestamp): FeedConnection {
  const connection = afterInterruption(found, at);
  const { state, problem } = connection;
  if (state === 'awaiting_consent' || state === 'revoked' || problem?.code === 'consent_ended') {
    throw new FinanceError('conflict', problem?.message ?? 'This connection has not been agreed to yet.');
  }
  const allowed = nextAllowedFetch(connection, fetchesPerDay, at);
  if (allowed > at) {
    const retryAfterSeconds = Math.ceil((millisOf(allowed) - millisOf(at)) / 1000);
    const sentence = `The provider allows no more fetches until ${inWords(allowed)}.`;
    throw new FinanceError('too_many_attempts', sentence, { retryAfterSeconds });
  }
  return { ...connection, nextSyncAt: at, updatedAt: at };
}

/** A webhook says that there is something new. The sync is due as soon as the provider's limit allows. */
export function noticeNews(connection: FeedConnection, fetchesPerDay: number, at: Timestamp): FeedConnection {
  const { state, problem, nextSyncAt } = connection;
  const waits = state === 'awaiting_consent' || state === 'revoked' || problem?.code === 'import_undone';
  if (waits) return connection;
  const allowed = nextAllowedFetch(connection, fetchesPerDay, at);
  // While a fetch is under way, the moment says that it is to be followed by another.
  const isNear = nextSyncAt !== null && nextSyncAt <= allowed && !isLeased(connection, at);
  return isNear ? connection : { ...connection, nextSyncAt: allowed };
}

/**
 * What a fetch brought is stored. What the person has to do for one of the `accounts` that take part, the connection
 * says; and a fetch that brought nothing whole for any of them is no success. Nor is one that has problems and no
 * account that was read (`isRead`).
 */
export function fetchSucceeded(
  connection: FeedConnection,
  { cursor, problems, consentExpiresAt = connection.consentExpiresAt }: Omit<FetchedFeed, 'accounts'>,
  accounts: readonly { readonly problem: FoundProblem | null; readonly isRead: boolean }[],
  allowance: FetchAllowance,
  at: Timestamp,
): FeedConnection {
  const isAnyRead = accounts.some(({ problem, isRead }) => problem === null && isRead);
  const isSuccess = isAnyRead || (accounts.length === 0 && problems.length === 0);
  const lastSuccessAt = isSuccess ? at : connection.lastSuccessAt;
  const after = { ...connection, cursor, consentExpiresAt, failures: 0, lastSuccessAt, updatedAt: at };
  const ofAccounts = accounts.flatMap(({ problem }) =>
    problem !== null && needsPerson(problem.code) ? [problem] : [],
  );
  const worst = worstOf([...problems, ...ofAccounts]);
  const next = within(after, allowance, addSeconds(at, secondsAfter(worst, allowance)), at);
  return {
    ...after,
    state: worst === undefined ? 'active' : stateWith(worst.code),
    problem: worst === undefined ? null : { code: worst.code, message: worst.message },
    nextSyncAt: askedMeanwhile(connection) ?? next,
  };
}

/** As usual, because something came. What is only incomplete may follow sooner. */
function secondsAfter(worst: FoundProblem | undefined, allowance: FetchAllowance): number {
  const usual = intervalSeconds(allowance);
  if (worst === undefined || worst.retryAfterSeconds === null) return usual;
  return worst.code === 'partial' ? worst.retryAfterSeconds : Math.max(usual, worst.retryAfterSeconds);
}

/** When somebody asked for a sync after the fetch had begun, so that it may lack what they expect. */
function askedMeanwhile({ nextSyncAt, recentFetches }: FeedConnection): Timestamp | undefined {
  const begun = recentFetches.at(-1);
  return nextSyncAt !== null && begun !== undefined && nextSyncAt > begun ? nextSyncAt : undefined;
}

/** A fetch brought nothing. */
export function fetchFailed(
  connection: FeedConnection,
  problem: ConnectionProblem & Pick<FeedProblem, 'retryAfterSeconds'>,
  allowance: FetchAllowance,
  at: Timestamp,
): FeedConnection {
  const after = { ...connection, failures: connection.failures + 1, updatedAt: at };
  return withProblem(after, problem, allowance, at);
}

/**
 * An import of the connection was undone: the next fetch begins anew, so that what was undone can come again. It waits
 * until the person asks for it, because otherwise the undoing would be in vain within hours.
 */
export function pauseAfterUndo(connection: FeedConnection, at: Timestamp): FeedConnection {
  if (connection.sealedCredentials === null || connection.state === 'revoked') {
    return { ...connection, cursor: null, lease: null };
  }
  const problem = {
    code: 'import_undone',
    message: 'You took back what this connection brought. Ask for a sync to bring it again.',
  } as const;
  // A fetch that is under way does not know, so its outcome is not stored.
  const anew = { cursor: null, lease: null, nextSyncAt: null, updatedAt: at };
  return { ...connection, ...anew, state: 'needs_attention', problem };
}

/**
 * Everything is fetched again, because an account takes part from now on. Matching keeps it from doubling. A fetch that
 * is under way does not know, so its outcome is not stored.
 */
export function startOver(connection: FeedConnection, fetchesPerDay: number, at: Timestamp): FeedConnection {
  const isWorking = connection.nextSyncAt !== null || connection.problem?.code === 'import_undone';
  const nextSyncAt = isWorking ? nextAllowedFetch(connection, fetchesPerDay, at) : null;
  return { ...connection, cursor: null, lease: null, nextSyncAt, updatedAt: at };
}

function inWords(moment: Timestamp): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
}

/** How far back the first fetch of an account goes. Providers give what they have. */
const HISTORY_DAYS = 730;
/** What is fetched again each time: pending rows are booked, and late rows arrive, within two weeks. */
const OVERLAP_DAYS = 14;
/** Where an account that cannot be fetched would make every fetch of the others a long one. */
const FAILING_HISTORY_DAYS = 90;

/** What decides how far back a fetch goes. */
interface FetchedBefore {
  /** The last day that was fetched; `null` for an account that takes part from now on. */
  readonly coveredTo: LocalDate | null;
  readonly hasProblem: boolean;
}

/** The first day that a fetch asks for. `accounts` are those that take part. */
export function firstDayWanted(accounts: readonly FetchedBefore[], today: LocalDate): LocalDate {
  const days = accounts.map(({ coveredTo, hasProblem }) =>
    coveredTo === null
      ? addDays(today, -(hasProblem ? FAILING_HISTORY_DAYS : HISTORY_DAYS))
      : addDays(coveredTo, -OVERLAP_DAYS),
  );
  const longest = addDays(today, -HISTORY_DAYS);
  if (days.length === 0) return longest;
  const first = days.reduce((earliest, day) => (day < earliest ? day : earliest));
  return first < longest ? longest : first;
}
