import { dateOf } from '../../domain/calendar.ts';
import { existing, FinanceError, type FinanceErrorCode } from '../../domain/error.ts';
import type { ConnectionProblem, FeedConnection } from '../../domain/feeds/connection.ts';
import { FeedFailure } from '../../domain/feeds/feed-problem.ts';
import type { FetchAllowance } from '../../domain/feeds/fetch-allowance.ts';
import type { FetchedFeed } from '../../domain/feeds/fetched-feed.ts';
import { fetchFailed, firstDayWanted, requestFetch, startDueFetch, startFetch } from '../../domain/feeds/fetching.ts';
import { endLease, LeaseLost } from '../../domain/feeds/lease.ts';
import { type FeedProvider, PROVIDER_NAMES } from '../../domain/feeds/provider-facts.ts';
import type { BankFeedPort } from '../../domain/ports/feeds/bank-feed-port.ts';
import type { ConnectionPlace } from '../../domain/ports/feeds/connection-repo.ts';
import type { Ports } from '../ports.ts';
import { notConfigured, requireFeed } from './bank-feeds.ts';
import { openCredentials } from './sealed-secrets.ts';
import { type StoreFetchPorts, storeFetch } from './store-fetch.ts';

export interface SyncOutcome {
  readonly userId: number;
  readonly connectionId: number;
  /** `null` if nothing came that was not known. */
  readonly importId: number | null;
  readonly added: number;
  readonly updated: number;
  /** Pending rows that are gone, and rows that the provider withdrew. */
  readonly retired: number;
  /** `null` if all went well. */
  readonly problem: ConnectionProblem | null;
  /** What surprised us, for the log; never shown to a person. */
  readonly error: unknown;
}

type SyncConnectionPorts = StoreFetchPorts &
  Pick<Ports, 'bankFeeds' | 'connections' | 'feedAccounts' | 'upkeep' | 'clock'>;

/**
 * Fetches a connection now and stores what came, together with the place from which the next fetch goes on. The
 * provider is asked outside of any unit of work. Throws `not_found`, `not_configured`; `conflict` if the connection is
 * being synchronised already, waits for the person, or was changed so that the fetch is in vain; `too_many_attempts`
 * before the provider's limit bites. What goes wrong at the provider is stored, and returned as the outcome's problem.
 */
export function syncConnection(ports: SyncConnectionPorts) {
  return async (userId: number, id: number): Promise<SyncOutcome> => {
    const found = existing(await ports.connections.get(userId, id), 'connection');
    const feed = requireFeed(ports.bankFeeds, found.provider);
    const at = ports.clock.now();
    const outcome = await fetchHeld(ports, feed, { userId, id }, (current, holder) =>
      startFetch(requestFetch(current, feed.fetchesPerDay, at), holder, at),
    );
    if (outcome === undefined) throw new LeaseLost();
    return outcome;
  };
}

/**
 * Fetches the connection that has been due for the longest, of any user and by any process of the service, but each by
 * one at a time. `undefined` if none is due.
 */
export type SyncNextConnection = () => Promise<SyncOutcome | undefined>;

/** Others may take the first ones at the same moment. */
const CANDIDATES = 10;

export function syncNextConnection(ports: SyncConnectionPorts): SyncNextConnection {
  return async () => {
    const at = ports.clock.now();
    for (const place of await ports.connections.due(at, CANDIDATES)) {
      const outcome = await syncIfDue(ports, place).catch(unlessTaken);
      if (outcome !== undefined) return outcome;
    }
    return undefined;
  };
}

async function syncIfDue(ports: SyncConnectionPorts, place: ConnectionPlace): Promise<SyncOutcome | undefined> {
  const found = await ports.connections.get(place.userId, place.id);
  if (found === undefined) return undefined;
  const feed = ports.bankFeeds.get(found.provider);
  if (feed === undefined) return failUnconfigured(ports, place, found.provider);
  const at = ports.clock.now();
  return fetchHeld(ports, feed, place, (current, holder) => startDueFetch(current, holder, feed.fetchesPerDay, at));
}

/** Another process may have been faster, and the person may have removed the connection. */
function unlessTaken(error: unknown): undefined {
  const isTaken = error instanceof FinanceError && (error.code === 'conflict' || error.code === 'not_found');
  if (!isTaken) throw error;
}

async function failUnconfigured(
  { connections, clock }: SyncConnectionPorts,
  { userId, id }: ConnectionPlace,
  provider: FeedProvider,
): Promise<SyncOutcome> {
  const { message } = notConfigured(provider);
  const problem = { code: 'provider_not_configured', message, retryAfterSeconds: null } as const;
  const allowance = { fetchesPerDay: 1, jitter: 0.5 };
  const failed = await connections.update(userId, id, (one) => fetchFailed(one, problem, allowance, clock.now()));
  return { ...NOTHING, userId, connectionId: id, problem: failed.problem, error: undefined };
}

const NOTHING = { importId: null, added: 0, updated: 0, retired: 0 } as const;

/**
 * Takes the lease with `take`, fetches, and stores what came or what went wrong. `undefined` if `take` took none.
 */
async function fetchHeld(
  ports: SyncConnectionPorts,
  feed: BankFeedPort,
  { userId, id }: ConnectionPlace,
  take: (connection: FeedConnection, holder: string) => FeedConnection,
): Promise<SyncOutcome | undefined> {
  const holder = ports.secrets.uuid();
  const allowance: FetchAllowance = { fetchesPerDay: feed.fetchesPerDay, jitter: fractionOf(holder) };
  const connection = await ports.connections.update(userId, id, (current) => take(current, holder));
  if (connection.lease?.holder !== holder) return undefined;
  const about = { userId, connectionId: id };
  try {
    const fetched = await fetch(ports, feed, connection);
    const at = ports.clock.now();
    const stored = await storeFetch(ports, { connection, feed, fetched, holder, allowance, at });
    await ports.upkeep.afterAdding(stored.added);
    return { ...about, ...stored, error: undefined };
  } catch (error) {
    const problem = problemOf(error, connection);
    if (problem === undefined) throw error;
    const failed = await ports.connections.update(userId, id, (current) =>
      fetchFailed(endLease(current, holder), problem, allowance, ports.clock.now()),
    );
    return { ...about, ...NOTHING, problem: failed.problem, error: isExpected(error) ? undefined : error };
  }
}

/** Outside of any unit of work. */
async function fetch(
  { sealer, feedAccounts, clock }: SyncConnectionPorts,
  feed: BankFeedPort,
  connection: FeedConnection,
): Promise<FetchedFeed> {
  const { userId, id, cursor } = connection;
  const credentials = unsealed(() => openCredentials(sealer, connection));
  const accounts = await feedAccounts.list(userId, id);
  const today = dateOf(clock.now());
  const taking = accounts.filter(({ decision }) => decision === 'linked');
  const before = taking.map(({ coverage, problem }) => ({
    coveredTo: coverage?.to ?? null,
    hasProblem: problem !== null,
  }));
  const ignored = new Set(accounts.flatMap(({ decision, key }) => (decision === 'ignored' ? [key] : [])));
  const since = firstDayWanted(before, today);
  return feed.fetch({ credentials, cursor, since, today, ignored });
}

/** The secret key was changed without the old one beside it. */
class CredentialsUnreadable extends Error {}

function unsealed(open: () => string): string {
  try {
    return open();
  } catch (error) {
    if (error instanceof FinanceError) throw new CredentialsUnreadable(error.message, { cause: error });
    throw error;
  }
}

/**
 * What is stored about a fetch that failed; `undefined` for what is no failure of the fetch: the store is away, or
 * somebody changed or removed the connection meanwhile.
 */
function problemOf(error: unknown, { provider }: FeedConnection) {
  if (error instanceof FeedFailure) return error.problem;
  const later = { retryAfterSeconds: null } as const;
  if (error instanceof CredentialsUnreadable) {
    return { code: 'credentials_unreadable', message: error.message, ...later } as const;
  }
  if (error instanceof FinanceError) {
    const isRule = RULES.has(error.code) && !(error instanceof LeaseLost);
    return isRule ? ({ code: 'not_stored', message: error.message, ...later } as const) : undefined;
  }
  const message = `Coffer could not use what ${PROVIDER_NAMES[provider]} sent. It tries again later.`;
  return { code: 'provider_unavailable', message, ...later } as const;
}

/** Refusals of rows. Anything else means that the store is away, or that the user or the connection is gone. */
const RULES: ReadonlySet<FinanceErrorCode> = new Set(['invalid', 'amount_out_of_range', 'conflict']);

function isExpected(error: unknown): boolean {
  return error instanceof FeedFailure || error instanceof FinanceError || error instanceof CredentialsUnreadable;
}

/** A number from 0 to 1 that is as random as the UUID. */
function fractionOf(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 8), 16) / 0xffffffff;
}
