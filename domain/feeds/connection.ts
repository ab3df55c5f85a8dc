import type { Timestamp } from '../calendar.ts';
import type { New } from '../new.ts';
import type { FeedProblemCode } from './feed-problem.ts';
import type { FeedProvider } from './provider-facts.ts';

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
 * whose rows broke a rule of Coffer, `account_gone` about one that the bank shows no more, `currency_changed` about one
 * that it shows in another currency than before. `interrupted` is a fetch that died with its process.
 */
export type ConnectionProblemCode =
  | FeedProblemCode
  | 'import_undone'
  | 'credentials_unreadable'
  | 'provider_not_configured'
  | 'not_stored'
  | 'account_gone'
  | 'currency_changed'
  | 'interrupted';

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

/** Whether an account of a feed comes no more, unless the person or the bank does something. */
export function hasEnded(
  connection: Pick<FeedConnection, 'state' | 'problem'> | undefined,
  account: { readonly problem: ConnectionProblem | null },
): boolean {
  const isOver = connection?.state === 'revoked' || connection?.problem?.code === 'consent_ended';
  return isOver || account.problem?.code === 'account_gone';
}
