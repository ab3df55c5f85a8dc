import { addDays, addSeconds, dateOf, type LocalDate, millisOf, type Timestamp } from '../calendar.ts';
import { FinanceError } from '../error.ts';
import type { New } from '../new.ts';
import type { FeedProvider } from '../ports/bank-feed-port.ts';
import type { FeedProblem, FeedProblemCode } from './feed-problem.ts';

/**
 * - `awaiting_consent`: the person has yet to agree at the provider or bank.
 * - `active`: it is fetched a few times a day.
 * - `needs_attention`: the person has to do something; `problem` says what.
 * - `rate_limited`: the provider wants to be left alone until `nextSyncAt`.
 * - `failing`: the last fetch failed; the next one is tried by itself.
 * - `revoked`: the credentials are invalid for good, so the person adds the connection anew.
 */
export const CONNECTION_STATES = [
  'awaiting_consent',
  'active',
  'needs_attention',
  'rate_limited',
  'failing',
  'revoked',
] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/**
 * Besides what providers say: `import_undone` waits for the person, who took back what the connection brought;
 * `credentials_unreadable` and `provider_not_configured` are for the administrator; `not_stored` is about an account
 * whose rows broke a rule of Coffer, `account_gone` about one that the bank shows no more.
 */
export type ConnectionProblemCode =
  | FeedProblemCode
  | 'import_undone'
  | 'credentials_unreadable'
  | 'provider_not_configured'
  | 'not_stored'
  | 'account_gone';

export interface ConnectionProblem {
  readonly code: ConnectionProblemCode;
  /** One of our own sentences, for the person. */
  readonly message: string;
}

/** A consent that the person has begun and not finished. */
export interface AwaitedConsent {
  /** Digest of the random text that comes back with the person's browser. It is used once. */
  readonly stateHash: string;
  /** What the provider needs to finish, sealed. */
  readonly sealedPending: string;
  readonly expiresAt: Timestamp;
}

/** Whoever holds the lease may talk to the provider. When its holder dies, it ends by itself. */
export interface Lease {
  /** A fresh UUID of each holder. */
  readonly holder: string;
  readonly until: Timestamp;
}

/** A user's link to a provider of bank data, which may lead to accounts at several banks. */
export interface FeedConnection {
  readonly id: number;
  readonly userId: number;
  readonly provider: FeedProvider;
  /** Of the bank, or of the provider as long as no bank is known. For people. */
  readonly name: string;
  readonly state: ConnectionState;
  /** Sealed under `credentialsContext`; `null` until the first consent is given. */
  readonly sealedCredentials: string | null;
  /** What the provider calls it in its webhooks. */
  readonly providerKey: string | null;
  /** That of the last stored fetch. */
  readonly cursor: string | null;
  /** The first consent, or a renewal, that has begun. */
  readonly consent: AwaitedConsent | null;
  /** `null` if consent does not end by itself. */
  readonly consentExpiresAt: Timestamp | null;
  /** `null` while nothing is wrong. */
  readonly problem: ConnectionProblem | null;
  /** Fetches that failed, since the last that did not. */
  readonly failures: number;
  /** Fetches of the last 24 hours, the oldest first: they count against the provider's limit. */
  readonly recentFetches: readonly Timestamp[];
  readonly lastSuccessAt: Timestamp | null;
  /** `null`: not by itself, because a person has to do something first. */
  readonly nextSyncAt: Timestamp | null;
  readonly lease: Lease | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** How often a provider may be asked. */
export interface FetchAllowance {
  readonly fetchesPerDay: number;
  /** From 0 to 1, random: spreads the fetches of many connections. */
  readonly jitter: number;
}

/** Providers fetch from banks a few times a day, so asking more often brings nothing. */
const MOST_SYNCS_PER_DAY = 4;

const DAY_SECONDS = 24 * 60 * 60;
const FIRST_RETRY_SECONDS = 15 * 60;

/** Longer than any fetch, and short enough to go on soon after a crash. */
export const LEASE_SECONDS = 5 * 60;

/** Persons are reminded this long before their consent ends. */
const REMIND_DAYS = 7;

export const MOST_CONNECTIONS = 50;

/** The context under which credentials are sealed: they open for no other user and connection. */
export function credentialsContext({ userId, id }: Pick<FeedConnection, 'userId' | 'id'>): string {
  return `feed-credentials:${userId}:${id}`;
}

/** The same for what a consent needs to be finished. */
export function pendingContext({ userId, id }: Pick<FeedConnection, 'userId' | 'id'>): string {
  return `feed-consent:${userId}:${id}`;
}

/** A connection before its consent or credentials are stored. */
export function newConnection(
  { userId, provider, name }: Pick<FeedConnection, 'userId' | 'provider' | 'name'>,
  at: Timestamp,
): New<FeedConnection> {
  return {
    userId,
    provider,
    name,
    state: 'awaiting_consent',
    sealedCredentials: null,
    providerKey: null,
    cursor: null,
    consent: null,
    consentExpiresAt: null,
    problem: null,
    failures: 0,
    recentFetches: [],
    lastSuccessAt: null,
    nextSyncAt: null,
    lease: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** The person was sent to the provider. A connection that works goes on working meanwhile. */
export function awaitConsent(connection: FeedConnection, consent: AwaitedConsent, at: Timestamp): FeedConnection {
  return { ...connection, consent, updatedAt: at };
}

export interface Linked {
  readonly sealedCredentials: string;
  readonly providerKey: string | null;
  readonly consentExpiresAt: Timestamp | null;
}

/** The connection works, for the first time or again. It is fetched at once. */
export function link(connection: FeedConnection, linked: Linked, at: Timestamp): FeedConnection {
  const healthy = { state: 'active', problem: null, failures: 0 } as const;
  return { ...connection, ...linked, ...healthy, consent: null, nextSyncAt: at, updatedAt: at };
}

/** Whether the consent that has begun can still be finished. */
export function isConsentOpen({ consent }: FeedConnection, at: Timestamp): boolean {
  return consent !== null && at < consent.expiresAt;
}

/** Forgets a consent that nobody finished in time. */
export function dropConsent(connection: FeedConnection, at: Timestamp): FeedConnection {
  return { ...connection, consent: null, updatedAt: at };
}

/** Whether somebody talks to the provider right now. */
export function isLeased({ lease }: FeedConnection, at: Timestamp): boolean {
  return lease !== null && at < lease.until;
}

/** Throws `conflict` while another holder has it. */
export function takeLease(connection: FeedConnection, holder: string, at: Timestamp): FeedConnection {
  if (isLeased(connection, at)) throw new FinanceError('conflict', 'This connection is being synchronised already.');
  return { ...connection, lease: { holder, until: addSeconds(at, LEASE_SECONDS) } };
}

/** The lease ended during the work and another holder may have gone on, so the outcome must not be stored. */
export class LeaseLost extends FinanceError {
  constructor() {
    super('conflict', 'This connection was changed in the meantime. Try again.');
  }
}

/** Gives the lease back. Throws `LeaseLost` unless the holder still has it. */
export function endLease(connection: FeedConnection, holder: string): FeedConnection {
  if (connection.lease?.holder !== holder) throw new LeaseLost();
  return { ...connection, lease: null };
}

/** Gives the lease back if the holder still has it. */
export function dropLease(connection: FeedConnection, holder: string): FeedConnection {
  return connection.lease?.holder === holder ? { ...connection, lease: null } : connection;
}

/** Whether the service fetches the connection by itself now. */
export function isDue(connection: FeedConnection, at: Timestamp): boolean {
  return connection.nextSyncAt !== null && connection.nextSyncAt <= at && !isLeased(connection, at);
}

/** Takes the lease for a fetch, which counts against the provider's limit from here on. Throws `conflict`. */
export function startFetch(connection: FeedConnection, holder: string, at: Timestamp): FeedConnection {
  if (connection.sealedCredentials === null) {
    throw new FinanceError('conflict', 'This connection has not been agreed to yet.');
  }
  const recentFetches = [...fetchesOfTheDay(connection, at), at];
  return { ...takeLease(connection, holder, at), recentFetches };
}

/** What stands in the way of a sync that a person asks for. Returns the moment from which the provider allows it. */
export function nextAllowedFetch(connection: FeedConnection, fetchesPerDay: number, at: Timestamp): Timestamp {
  const fetches = fetchesOfTheDay(connection, at);
  const oldest = fetches[fetches.length - fetchesPerDay];
  const allowed = oldest === undefined ? at : addSeconds(oldest, DAY_SECONDS);
  const told = connection.state === 'rate_limited' ? (connection.nextSyncAt ?? at) : at;
  return allowed > told ? allowed : told;
}

/**
 * A person or a webhook asks for a sync, which is due at once. Throws `conflict` where no sync can help, and
 * `too_many_attempts` before the provider's limit bites.
 */
export function requestFetch(connection: FeedConnection, fetchesPerDay: number, at: Timestamp): FeedConnection {
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

export interface StoredFetch {
  readonly cursor: string | null;
  readonly problems: readonly FeedProblem[];
  /** Absent if the provider did not say. */
  readonly consentExpiresAt?: Timestamp | null;
}

/** What a fetch brought is stored. */
export function fetchSucceeded(
  connection: FeedConnection,
  { cursor, problems, consentExpiresAt = connection.consentExpiresAt }: StoredFetch,
  allowance: FetchAllowance,
  at: Timestamp,
): FeedConnection {
  const after = { ...connection, cursor, consentExpiresAt, failures: 0, lastSuccessAt: at, updatedAt: at };
  const worst = worstOf(problems);
  if (worst !== undefined && worst.code !== 'partial') return withProblem(after, worst, allowance, at);
  const problem = worst === undefined ? null : { code: worst.code, message: worst.message };
  // What is missing may follow soon.
  const seconds = worst?.retryAfterSeconds ?? intervalSeconds(allowance);
  const next = within(after, allowance, addSeconds(at, seconds), at);
  return { ...after, state: 'active', problem, nextSyncAt: askedMeanwhile(connection) ?? next };
}

/** When somebody asked for a sync after the fetch had begun, so that it may lack what they expect. */
function askedMeanwhile({ nextSyncAt, recentFetches }: FeedConnection): Timestamp | undefined {
  const begun = recentFetches.at(-1);
  return nextSyncAt !== null && begun !== undefined && nextSyncAt > begun ? nextSyncAt : undefined;
}

/** A fetch brought nothing. */
export function fetchFailed(
  connection: FeedConnection,
  problem: FeedProblem | (ConnectionProblem & { readonly retryAfterSeconds: number | null }),
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

/** Whether consent ends within a week, so that the person should renew it. */
export function isConsentEndingSoon({ consentExpiresAt, state }: FeedConnection, at: Timestamp): boolean {
  return (
    consentExpiresAt !== null && state !== 'revoked' && dateOf(at) >= addDays(dateOf(consentExpiresAt), -REMIND_DAYS)
  );
}

/** What the person has to do, in one sentence; `null` if nothing. */
export function adviceOn(connection: FeedConnection, at: Timestamp): string | null {
  const { state, problem, consentExpiresAt } = connection;
  if (problem !== null && state !== 'active') return problem.message;
  if (state === 'awaiting_consent') {
    return isConsentOpen(connection, at)
      ? 'Open the address that you were given and agree there.'
      : 'The time to agree is over. Remove this connection and add it again.';
  }
  if (isConsentEndingSoon(connection, at) && consentExpiresAt !== null) {
    return `Renew this connection before ${dateOf(consentExpiresAt)}, when your consent ends.`;
  }
  return problem?.message ?? null;
}

/** The state that a problem leads to, and when the next fetch is tried. */
function withProblem(
  connection: FeedConnection,
  { code, message, ...told }: ConnectionProblem & { readonly retryAfterSeconds?: number | null },
  allowance: FetchAllowance,
  at: Timestamp,
): FeedConnection {
  const { state, wait } = CONSEQUENCES[code];
  const seconds = Math.max(told.retryAfterSeconds ?? 0, wait(connection, allowance));
  const nextSyncAt = Number.isFinite(seconds) ? within(connection, allowance, addSeconds(at, seconds), at) : null;
  return { ...connection, state, problem: { code, message }, nextSyncAt };
}

interface Consequence {
  readonly state: ConnectionState;
  /** Seconds until the next fetch at least; infinite where it would be in vain. */
  readonly wait: (connection: FeedConnection, allowance: FetchAllowance) => number;
}

const never = () => Number.POSITIVE_INFINITY;
const aDay = () => DAY_SECONDS;
/** Doubles with each failure, up to the usual interval. */
const longerEachTime = ({ failures }: FeedConnection, allowance: FetchAllowance) =>
  Math.min(FIRST_RETRY_SECONDS * 2 ** Math.max(failures - 1, 0), intervalSeconds(allowance));
const asUsual = (_: FeedConnection, allowance: FetchAllowance) => intervalSeconds(allowance);

const CONSEQUENCES: Readonly<Record<ConnectionProblemCode, Consequence>> = {
  consent_ended: { state: 'needs_attention', wait: never },
  sign_in_needed: { state: 'needs_attention', wait: aDay },
  payment_required: { state: 'needs_attention', wait: aDay },
  import_undone: { state: 'needs_attention', wait: never },
  credentials_unreadable: { state: 'needs_attention', wait: never },
  revoked: { state: 'revoked', wait: never },
  rate_limited: { state: 'rate_limited', wait: asUsual },
  bank_unavailable: { state: 'failing', wait: longerEachTime },
  provider_unavailable: { state: 'failing', wait: longerEachTime },
  provider_not_configured: { state: 'failing', wait: aDay },
  not_stored: { state: 'failing', wait: longerEachTime },
  account_gone: { state: 'active', wait: asUsual },
  partial: { state: 'active', wait: asUsual },
};

/** The one that the person should hear of. */
const GRAVEST_FIRST: readonly FeedProblemCode[] = [
  'revoked',
  'consent_ended',
  'sign_in_needed',
  'payment_required',
  'rate_limited',
  'provider_unavailable',
  'bank_unavailable',
  'partial',
];

function worstOf(problems: readonly FeedProblem[]): FeedProblem | undefined {
  return problems.toSorted((a, b) => GRAVEST_FIRST.indexOf(a.code) - GRAVEST_FIRST.indexOf(b.code))[0];
}

/**
 * A few times a day, and never so often that nothing is left for a person who asks. Up to a tenth more or less, so that
 * connections do not come all at once.
 */
function intervalSeconds({ fetchesPerDay, jitter }: FetchAllowance): number {
  const times = Math.max(1, Math.min(MOST_SYNCS_PER_DAY, fetchesPerDay - 1));
  return Math.round((DAY_SECONDS / times) * (0.9 + 0.2 * jitter));
}

/** `wanted`, or later where the provider's limit says so. */
function within(connection: FeedConnection, { fetchesPerDay }: FetchAllowance, wanted: Timestamp, at: Timestamp) {
  const fetches = fetchesOfTheDay(connection, at);
  const oldest = fetches[fetches.length - fetchesPerDay];
  const allowed = oldest === undefined ? wanted : addSeconds(oldest, DAY_SECONDS);
  return allowed > wanted ? allowed : wanted;
}

function fetchesOfTheDay({ recentFetches }: FeedConnection, at: Timestamp): readonly Timestamp[] {
  const dayAgo = addSeconds(at, -DAY_SECONDS);
  return recentFetches.filter((fetched) => fetched > dayAgo);
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
export interface FetchedBefore {
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
