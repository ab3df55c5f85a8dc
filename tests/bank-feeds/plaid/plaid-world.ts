import { suite } from 'uvu';
import { createPlaid } from '../../../adapters/bank-feeds/plaid/plaid.ts';
import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import type { FetchedAccount } from '../../../domain/feeds/fetched-feed.ts';
import type {
  BankFeedPort,
  FeedLink,
  FetchRequest,
  LinkRequest,
  LinkStart,
} from '../../../domain/ports/feeds/bank-feed-port.ts';
import { testClock } from '../../support/clock.ts';
import {
  type FakeChange,
  type FakePlaid,
  type FakePlaidItem,
  num,
  startFakePlaid,
} from '../../support/feeds/fake-providers/plaid.ts';
import { onlyAccount } from '../fetched-amounts.ts';

/** A Plaid of its own, and the adapter that asks it. */
export interface World {
  readonly plaid: FakePlaid;
  readonly feed: BankFeedPort;
}

/** Each test has a Plaid of its own with one account. */
export function plaidSuite(name: string): ReturnType<typeof suite<World>> {
  const test = suite<World>(name);
  test.before.each(async (world) => {
    const plaid = await startFakePlaid();
    plaid.bank.accounts.push(account());
    Object.assign(world, { plaid, feed: feedOf(plaid) });
  });
  test.after.each(({ plaid }) => plaid.close());
  return test;
}

/** The adapter that asks this Plaid. */
export function feedOf(plaid: FakePlaid, clock = testClock('2026-11-20T10:00:00.000000Z')): BankFeedPort {
  return createPlaid({
    keys: plaid.keys,
    environment: 'sandbox',
    countries: ['US', 'CA'],
    webhookUrl: 'https://money.example/webhooks/plaid',
    clock,
    url: plaid.origin,
    http: { allowedOrigins: [plaid.origin], wait: async () => undefined },
  });
}

export const request: LinkRequest = {
  returnUrl: 'https://money.example/return?x=1',
  state: 'state-1',
  userKey: 'user-7',
};

export function consentOf(start: LinkStart): {
  readonly url: string;
  readonly pending: string;
  readonly expiresAt: string;
} {
  if (start.kind !== 'consent') throw new Error('The person has to visit Plaid.');
  return start;
}

export async function linked({ plaid, feed }: World): Promise<FeedLink> {
  const { url, pending } = consentOf(await feed.begin(request));
  plaid.signIn(url);
  const link = await feed.complete(pending, {});
  if (link === undefined) throw new Error('The person has not finished.');
  return link;
}

export function onlyItem({ plaid }: World): FakePlaidItem {
  const [item] = plaid.items;
  if (item === undefined) throw new Error('There is no Item.');
  return item;
}

export function fetchOf({ credentials }: FeedLink, more: Partial<FetchRequest> = {}): FetchRequest {
  const day = (text: string): LocalDate => parseLocalDate(text) as LocalDate;
  return {
    credentials,
    cursor: null,
    since: day('2026-11-01'),
    today: day('2026-11-20'),
    ignored: new Set(),
    ...more,
  };
}

export function account(more: Partial<FakePlaid['bank']['accounts'][number]> = {}) {
  return {
    account_id: 'acc-1',
    name: 'Checking',
    mask: '4321',
    type: 'depository',
    balances: { current: num('100.00'), available: num('90.00'), iso_currency_code: 'USD' },
    ...more,
  };
}

let ids = 0;

export function payment(amount: string, more: Readonly<Record<string, unknown>> = {}): FakeChange[1] {
  ids += 1;
  return {
    transaction_id: `tx-${ids}`,
    account_id: 'acc-1',
    amount: num(amount),
    iso_currency_code: 'USD',
    date: '2026-11-10',
    name: 'Corner Shop',
    pending: false,
    pending_transaction_id: null,
    ...more,
  };
}

export function added(...transactions: readonly FakeChange[1][]): readonly FakeChange[] {
  return transactions.map((transaction) => ['added', transaction]);
}

export async function fetched(world: World, ...changes: readonly FakeChange[]): Promise<FetchedAccount> {
  world.plaid.bank.changes.push(...changes);
  return onlyAccount(await world.feed.fetch(fetchOf(await linked(world))));
}
