import * as assert from 'uvu/assert';
import type { FeedLink } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { respondWith } from '../../support/feeds/fake-providers/misbehaviour.ts';
import { problemOf } from '../../support/feeds/feed-failures.ts';
import { consentOf, fetchOf, linked, onlyItem, plaidSuite, request } from './plaid-world.ts';

const test = plaidSuite('links of Plaid');

test('the person chooses the bank in the pages of Plaid', async ({ feed }) => {
  assert.equal(await feed.banks('US'), []);
});

test('the pages of Plaid are asked for two years of transactions, with the way back', async ({ plaid, feed }) => {
  const { url, expiresAt } = consentOf(await feed.begin(request));
  assert.match(url, /^https:\/\/secure\.plaid\.test\/hl\/link-/);
  assert.is(expiresAt.slice(0, 16), '2026-11-20T11:00');
  assert.equal(plaid.requests[0]?.body, {
    client_name: 'Coffer',
    language: 'en',
    country_codes: ['US', 'CA'],
    user: { client_user_id: 'user-7' },
    hosted_link: {
      url_lifetime_seconds: 3_600,
      completion_redirect_uri: 'https://money.example/return?x=1&state=state-1',
    },
    webhook: 'https://money.example/webhooks/plaid',
    products: ['transactions'],
    transactions: { days_requested: 730 },
  });
});

test('a service without TLS gets no way back, and the link works all the same', async (world) => {
  const { plaid, feed } = world;
  const { url, pending } = consentOf(await feed.begin({ ...request, returnUrl: 'http://127.0.0.1:3000/return' }));
  assert.equal(plaid.requests[0]?.body['hosted_link'], { url_lifetime_seconds: 3_600 });
  plaid.signIn(url);
  assert.ok((await feed.complete(pending, {})) !== undefined);
});

test('a page of Plaid that is not https is never shown', async ({ plaid, feed }) => {
  plaid.settings.hostedPage = 'http://secure.plaid.test/hl';
  assert.is((await problemOf(() => feed.begin(request)))?.code, 'provider_unavailable');
});

test('asking Plaid again and again finds the link when the person has finished, and not before', async ({
  plaid,
  feed,
}) => {
  const { url, pending } = consentOf(await feed.begin(request));
  assert.is(await feed.complete(pending, {}), undefined);
  plaid.leave(url);
  assert.is(await feed.complete(pending, {}), undefined);
  plaid.signIn(url);
  const link = await feed.complete(pending, {});
  assert.is(link?.providerKey, plaid.items[0]?.id);
  assert.is((await problemOf(() => feed.complete(pending, {})))?.code, 'sign_in_needed', 'a link is made once');
});

test('the older way of saying that a person has finished is understood', async (world) => {
  world.plaid.settings.isOld = true;
  assert.is((await linked(world)).accounts[0]?.institution.name, 'First Platypus Bank');
});

test('a link gives the accounts, and the day on which the consent ends, where there is one', async (world) => {
  const link = await linked(world);
  assert.equal(link.accounts, [
    {
      key: 'acc-1',
      name: 'Checking',
      institution: { name: 'First Platypus Bank', country: null },
      kind: 'bank',
      number: '4321',
      currency: 'USD',
      balance: { amount: 10_000, at: null },
    },
  ]);
  assert.is(link.consentExpiresAt, null);
  onlyItem(world).consentExpiresAt = '2027-05-01T00:00:00Z';
  assert.match((await world.feed.fetch(fetchOf(link))).consentExpiresAt ?? '', /^2027-05-01/);
});

test('a link whose accounts cannot be listed right now is kept', async ({ plaid, feed }) => {
  const { url, pending } = consentOf(await feed.begin(request));
  plaid.signIn(url);
  plaid.misbehaviours.add(/accounts/, respondWith(500, 'down'), 9);
  const link = await feed.complete(pending, {});
  assert.equal(link?.accounts, []);
  plaid.misbehaviours.clear();
  assert.is((await feed.fetch(fetchOf(link as FeedLink))).accounts.length, 1);
});

test('secrets travel in headers, and tokens in bodies, never in addresses', async ({ plaid, feed }) => {
  await linked({ plaid, feed });
  assert.ok(plaid.requests.every(({ path }) => /^\/[a-z_/]+$/.test(path)));
  assert.ok(plaid.requests.every(({ body }) => !JSON.stringify(body).includes(plaid.keys.secret)));
});

test.run();
