import { randomUUID } from 'node:crypto';
import type { ConnectedFeedAccount } from '../../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../../domain/feeds/connection.ts';
import type { New } from '../../../domain/new.ts';
import { MADE_AT, timestamp, USD } from '../fixtures.ts';

/** An active connection, due at `MADE_AT`; every property that may be `null` is `null` unless given. */
export function newFeedConnection(userId: number, changes: Partial<New<FeedConnection>> = {}): New<FeedConnection> {
  return {
    userId,
    provider: 'simplefin',
    name: 'Example Bank',
    state: 'active',
    sealedCredentials: 'v1.sealed',
    providerKey: null,
    cursor: null,
    consent: null,
    consentExpiresAt: null,
    problem: null,
    failures: 0,
    recentFetches: [],
    lastSuccessAt: null,
    nextSyncAt: MADE_AT,
    lease: null,
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    ...changes,
  };
}

/** Every property is set. */
export function aWholeConnection(userId: number): New<FeedConnection> {
  const later = timestamp('2026-04-07T09:30:15.123456Z');
  return newFeedConnection(userId, {
    state: 'needs_attention',
    providerKey: `item-${randomUUID()}`,
    cursor: 'next',
    consent: { stateHash: randomUUID(), sealedPending: 'v1.pending', expiresAt: later },
    consentExpiresAt: later,
    problem: { code: 'sign_in_needed', message: 'Sign in to “Bank” again.' },
    failures: 3,
    recentFetches: [MADE_AT, later],
    lastSuccessAt: MADE_AT,
    nextSyncAt: later,
    lease: { holder: randomUUID(), until: later },
  });
}

/** An undecided checking account in dollars. */
export function newFeedAccount(
  { userId, id }: Pick<FeedConnection, 'userId' | 'id'>,
  changes: Partial<New<ConnectedFeedAccount>> = {},
): New<ConnectedFeedAccount> {
  return {
    userId,
    connectionId: id,
    key: 'ACT-1',
    name: 'Checking',
    institutionName: 'Example Bank',
    institutionCountry: null,
    kind: 'bank',
    lastFour: null,
    numberHash: null,
    currency: USD,
    balance: null,
    balanceAt: null,
    isBalanceTurned: null,
    isSignChosen: false,
    decision: 'undecided',
    bankAccountId: null,
    linkedBy: null,
    likelyBankAccountId: null,
    difference: null,
    coverage: null,
    missingDays: [],
    problem: null,
    lastSuccessAt: null,
    createdAt: MADE_AT,
    ...changes,
  };
}
