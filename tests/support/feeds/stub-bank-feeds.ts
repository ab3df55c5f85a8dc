import { addSeconds } from '../../../domain/calendar.ts';
import { invalidField } from '../../../domain/error.ts';
import type { FeedAccount } from '../../../domain/feeds/feed-account.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import type { FeedRow, FetchedAccount } from '../../../domain/feeds/fetched-feed.ts';
import type { FeedProvider } from '../../../domain/feeds/provider-facts.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { BankFeedPort } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { EUR, localDate, timestamp, USD } from '../fixtures.ts';

/** The setup token of the OpenAPI document, which the stub of SimpleFIN takes, and one that finds it out of order. */
export const GOOD_TOKEN = 'aHR0cHM6Ly9icmlkZ2UuZXhhbXBsZS9jbGFpbS8xMjM=';
export const UNLUCKY_TOKEN = 'unlucky';
/** The code that the stub of Plaid takes, and the header of a message that it sent. */
export const GOOD_CODE = 'agreed';
export const SIGNED = { 'x-signed': 'yes' };
/** Only here, so that a test can look for it everywhere else. */
export const CREDENTIALS = 'https://ada:credential-of-the-feed@bridge.example/simplefin';

const UNAVAILABLE = 'SimpleFIN cannot be reached (ECONNREFUSED). Coffer tries again later.';

/** Feeds without a network: SimpleFIN works at once, Plaid after a consent, and Enable Banking has no settings. */
export function stubBankFeeds(): ReadonlyMap<FeedProvider, BankFeedPort> {
  return new Map([
    ['simplefin', simplefin()],
    ['plaid', plaid()],
  ]);
}

function simplefin(): BankFeedPort {
  const begin: BankFeedPort['begin'] = async ({ setupToken }) => {
    if (setupToken === UNLUCKY_TOKEN) throw unavailable();
    if (setupToken !== GOOD_TOKEN) throw invalidField('setup_token', 'This is not a setup token.');
    const link = { credentials: CREDENTIALS, providerKey: null, accounts: [], consentExpiresAt: null };
    return { kind: 'linked', link };
  };
  return {
    provider: 'simplefin',
    hasTrustedIds: true,
    fetchesPerDay: 2,
    banks: async () => [],
    begin,
    complete: async () => undefined,
    renew: (_credentials, request) => begin(request),
    fetch: async ({ ignored }) => ({
      accounts: [
        fetched('A', USD, ignored.has('A') ? [] : [row('1', -350), row('2', -350), row('3', 250_000)]),
        fetched('B', EUR, ignored.has('B') ? [] : [row('4', -1_000)]),
      ],
      cursor: null,
      problems: [],
    }),
    revoke: async () => true,
  };
}

function plaid(): BankFeedPort {
  const begin: BankFeedPort['begin'] = async ({ state, returnUrl }) => ({
    kind: 'consent',
    url: `https://plaid.example/consent?state=${state}&return=${encodeURIComponent(returnUrl)}`,
    pending: 'pending',
    expiresAt: addSeconds(timestamp(new Date().toISOString()), 1_800),
  });
  return {
    provider: 'plaid',
    hasTrustedIds: true,
    fetchesPerDay: 10,
    banks: async () => {
      throw unavailable();
    },
    begin,
    complete: async (_pending, { code, error }) => {
      if (error !== undefined) throw unavailable();
      if (code === undefined) return undefined;
      if (code !== GOOD_CODE) throw invalidField('code', 'This is not a code of the bank.');
      return { credentials: 'access-token', providerKey: 'item-1', accounts: [], consentExpiresAt: null };
    },
    renew: (_credentials, request) => begin(request),
    fetch: async () => ({ accounts: [], cursor: 'cursor', problems: [] }),
    revoke: async () => {
      throw unavailable();
    },
    readWebhook: async ({ headers }) => {
      if (headers['x-signed'] === 'later') throw unavailable();
      return headers['x-signed'] === 'yes' ? { kind: 'fetch', providerKey: 'item-1' } : { kind: 'refused' };
    },
  };
}

function unavailable(): FeedFailure {
  return new FeedFailure({ code: 'provider_unavailable', message: UNAVAILABLE, retryAfterSeconds: null });
}

function fetched(key: string, currency: CurrencyCode, rows: readonly FeedRow[]): FetchedAccount {
  const account: FeedAccount = {
    key,
    name: `Account ${key}`,
    institution: { name: 'First Bank', country: null },
    kind: 'bank',
    number: null,
    currency,
    balance: { amount: 123_456, at: timestamp('2026-11-20T00:00:00.000000Z') },
  };
  const coverage = { from: localDate('2026-11-01'), to: localDate('2026-11-22') };
  return {
    account,
    rows: rows.map((one) => ({ ...one, currency })),
    removedIds: [],
    listsAllPending: true,
    coverage,
    problem: null,
  };
}

function row(sourceId: string, amount: number): FeedRow {
  return {
    sourceId,
    day: localDate('2026-11-20'),
    valueDay: null,
    amount,
    currency: USD,
    status: 'booked',
    description: 'CORNER SHOP',
    payee: null,
    counterpartyAccount: null,
    hints: { merchantCategoryCode: null, name: null, code: null },
    balanceAfter: null,
    replacesPendingId: null,
  };
}
