import { suite } from 'uvu';
import { createEnableBanking } from '../../../adapters/bank-feeds/enable-banking/enable-banking.ts';
import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import type { FetchedAccount } from '../../../domain/feeds/fetched-feed.ts';
import type { BankFeedPort, FeedLink, FetchRequest, LinkRequest } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { testClock } from '../../support/clock.ts';
import {
  type FakeBankAccount,
  type FakeBankTransaction,
  type FakeEnableBanking,
  startFakeEnableBanking,
} from '../../support/feeds/fake-providers/enable-banking.ts';
import { onlyAccount } from '../fetched-amounts.ts';

/** A bank that speaks the protocol of Enable Banking, and the adapter that asks it. */
export interface World {
  readonly bank: FakeEnableBanking;
  readonly feed: BankFeedPort;
}

export const DAY_SECONDS = 86_400;
export const BANK = { name: 'Nordea', country: 'FI' };

/** Each test has a bank of its own. */
export function enableBankingSuite(name: string): ReturnType<typeof suite<World>> {
  const test = suite<World>(name);
  test.before.each(async (world) => {
    const bank = await startFakeEnableBanking();
    bank.banks.push(
      { ...BANK, maximum_consent_validity: 180 * DAY_SECONDS, psu_types: ['business', 'personal'] },
      { name: 'Aktia', country: 'FI', maximum_consent_validity: 90 * DAY_SECONDS, psu_types: ['personal'] },
      { name: 'Firm only', country: 'FI', maximum_consent_validity: 3_600, psu_types: ['business'] },
      { name: 'Revolut', country: 'LT', maximum_consent_validity: 90 * DAY_SECONDS, psu_types: ['personal'] },
    );
    Object.assign(world, { bank, feed: feedOf(bank) });
  });
  test.after.each(({ bank }) => bank.close());
  return test;
}

/** The adapter that asks this bank. */
export function feedOf(
  bank: FakeEnableBanking,
  limits: { timeoutMillis?: number } = {},
  clock = testClock('2026-11-20T10:00:00.000000Z'),
): BankFeedPort {
  return createEnableBanking({
    application: bank.application,
    clock,
    url: bank.origin,
    http: { allowedOrigins: [bank.origin], wait: async () => undefined, ...limits },
  });
}

export const request: LinkRequest = {
  bank: BANK,
  returnUrl: 'https://money.example/connections/return',
  state: 'state-1',
  userKey: 'user-7',
};

export async function linked({ bank, feed }: World): Promise<FeedLink> {
  return completed({ bank, feed }, await feed.begin(request));
}

export async function completed(
  { bank, feed }: World,
  start: Awaited<ReturnType<BankFeedPort['begin']>>,
): Promise<FeedLink> {
  if (start.kind !== 'consent') throw new Error('The person has to visit the bank.');
  const link = await feed.complete(start.pending, { code: bank.consent(start.url) });
  if (link === undefined) throw new Error('The consent is not complete.');
  return link;
}

export function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new Error('Not a day.');
  return date;
}

export function fetchOf({ credentials }: FeedLink, more: Partial<FetchRequest> = {}): FetchRequest {
  return {
    credentials,
    cursor: null,
    since: day('2026-11-01'),
    today: day('2026-11-20'),
    ignored: new Set(),
    ...more,
  };
}

export function account(more: Partial<FakeBankAccount> = {}): FakeBankAccount {
  return {
    hash: 'hash-1',
    iban: 'FI2112345600000785',
    currency: 'EUR',
    name: 'Current account',
    balances: [{ balance_type: 'ITBD', balance_amount: { amount: '100.00', currency: 'EUR' } }],
    transactions: [],
    ...more,
  };
}

export function payment(amount: string, more: FakeBankTransaction = {}): FakeBankTransaction {
  return {
    entry_reference: `ref-${amount}`,
    transaction_amount: { amount, currency: 'EUR' },
    credit_debit_indicator: 'DBIT',
    status: 'BOOK',
    booking_date: '2026-11-10',
    remittance_information: ['Corner Shop'],
    ...more,
  };
}

export async function fetchedAccount(world: World, more: Partial<FetchRequest> = {}): Promise<FetchedAccount> {
  return onlyAccount(await world.feed.fetch(fetchOf(await linked(world), more)));
}
