import type { LocalDate, Timestamp } from '../../../domain/calendar.ts';
import type { ConnectedFeedAccount } from '../../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../../domain/feeds/connection.ts';
import { table } from './table.ts';

/** A connection without nested values. */
export interface StoredConnection extends Omit<FeedConnection, 'consent' | 'lease'> {
  readonly consentStateHash: string | null;
  readonly consentSealedPending: string | null;
  readonly consentUntil: Timestamp | null;
  readonly leaseHolder: string | null;
  readonly leaseUntil: Timestamp | null;
}

export const FEED_CONNECTIONS = table<StoredConnection>()('feed_connections', {
  id: ['id'],
  bigint: ['userId'],
  integer: ['failures'],
  text: [
    'provider',
    'name',
    'state',
    'sealedCredentials',
    'providerKey',
    'cursor',
    'consentStateHash',
    'consentSealedPending',
  ],
  uuid: ['leaseHolder'],
  timestamptz: [
    'consentUntil',
    'consentExpiresAt',
    'lastSuccessAt',
    'nextSyncAt',
    'leaseUntil',
    'createdAt',
    'updatedAt',
  ],
  jsonb: ['problem', 'recentFetches'],
});

export function storedConnection({ consent, lease, ...rest }: FeedConnection): StoredConnection {
  return {
    ...rest,
    consentStateHash: consent?.stateHash ?? null,
    consentSealedPending: consent?.sealedPending ?? null,
    consentUntil: consent?.expiresAt ?? null,
    leaseHolder: lease?.holder ?? null,
    leaseUntil: lease?.until ?? null,
  };
}

export function feedConnection(row: StoredConnection): FeedConnection {
  const { consentStateHash, consentSealedPending, consentUntil, leaseHolder, leaseUntil, ...rest } = row;
  return {
    ...rest,
    consent:
      consentStateHash === null || consentSealedPending === null || consentUntil === null
        ? null
        : { stateHash: consentStateHash, sealedPending: consentSealedPending, expiresAt: consentUntil },
    lease: leaseHolder === null || leaseUntil === null ? null : { holder: leaseHolder, until: leaseUntil },
  };
}

/** An account of a feed without nested values. */
export interface StoredFeedAccount extends Omit<ConnectedFeedAccount, 'coverage'> {
  readonly coveredFrom: LocalDate | null;
  readonly coveredTo: LocalDate | null;
}

export const FEED_ACCOUNTS = table<StoredFeedAccount>()('feed_accounts', {
  id: ['id'],
  bigint: ['userId', 'connectionId', 'balance', 'bankAccountId', 'likelyBankAccountId', 'difference'],
  text: [
    'key',
    'name',
    'institutionName',
    'institutionCountry',
    'kind',
    'lastFour',
    'numberHash',
    'currency',
    'decision',
    'linkedBy',
  ],
  boolean: ['isBalanceTurned', 'isSignChosen'],
  date: ['coveredFrom', 'coveredTo'],
  timestamptz: ['balanceAt', 'lastSuccessAt', 'createdAt'],
  jsonb: ['problem', 'missingDays'],
});

export function storedFeedAccount({ coverage, ...rest }: ConnectedFeedAccount): StoredFeedAccount {
  return { ...rest, coveredFrom: coverage?.from ?? null, coveredTo: coverage?.to ?? null };
}

export function feedAccount({ coveredFrom, coveredTo, ...rest }: StoredFeedAccount): ConnectedFeedAccount {
  const coverage = coveredFrom === null || coveredTo === null ? null : { from: coveredFrom, to: coveredTo };
  return { ...rest, coverage };
}
