import * as assert from 'uvu/assert';
import type { FeedProblemCode } from '../../../domain/feeds/feed-problem.ts';
import type { FeedLink } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { pluck } from '../../support/assertions.ts';
import {
  aList,
  cutOff,
  nested,
  nonsense,
  redirectTo,
  respondWith,
} from '../../support/feeds/fake-providers/misbehaviour.ts';
import { itemError } from '../../support/feeds/fake-providers/plaid.ts';
import { problemOf } from '../../support/feeds/feed-failures.ts';
import { rowsOf } from '../fetched-amounts.ts';
import { added, consentOf, fetchOf, linked, onlyItem, payment, plaidSuite, request } from './plaid-world.ts';

const test = plaidSuite('failures of Plaid');

const ERRORS: readonly (readonly [error: string, reason: string | null, type: string, code: FeedProblemCode])[] = [
  ['ITEM_LOGIN_REQUIRED', null, 'ITEM_ERROR', 'sign_in_needed'],
  ['ITEM_LOGIN_REQUIRED', 'OAUTH_INVALID_TOKEN', 'ITEM_ERROR', 'sign_in_needed'],
  ['ITEM_LOGIN_REQUIRED', 'OAUTH_CONSENT_EXPIRED', 'ITEM_ERROR', 'consent_ended'],
  ['ITEM_LOGIN_REQUIRED', 'OAUTH_USER_REVOKED', 'ITEM_ERROR', 'consent_ended'],
  ['ITEM_LOCKED', null, 'ITEM_ERROR', 'sign_in_needed'],
  ['ACCESS_NOT_GRANTED', null, 'ITEM_ERROR', 'consent_ended'],
  ['NO_ACCOUNTS', null, 'ITEM_ERROR', 'consent_ended'],
  ['INVALID_ACCESS_TOKEN', null, 'INVALID_INPUT', 'revoked'],
  ['ITEM_NOT_FOUND', null, 'ITEM_ERROR', 'revoked'],
  ['USER_PERMISSION_REVOKED', null, 'ITEM_ERROR', 'revoked'],
  ['INSTITUTION_NO_LONGER_SUPPORTED', null, 'INSTITUTION_ERROR', 'revoked'],
  ['INSTITUTION_DOWN', null, 'INSTITUTION_ERROR', 'bank_unavailable'],
  ['INSTITUTION_NOT_RESPONDING', null, 'INSTITUTION_ERROR', 'bank_unavailable'],
  ['PRODUCT_NOT_READY', null, 'ITEM_ERROR', 'bank_unavailable'],
  ['TRANSACTIONS_SYNC_LIMIT', null, 'RATE_LIMIT_EXCEEDED', 'rate_limited'],
  ['ADDITION_LIMIT_EXCEEDED', null, 'INVALID_REQUEST', 'payment_required'],
  ['INVALID_API_KEYS', null, 'INVALID_INPUT', 'provider_unavailable'],
  ['SOMETHING_NEW', null, 'API_ERROR', 'provider_unavailable'],
];

for (const [error, reason, type, code] of ERRORS) {
  test(`${error} (${reason ?? type}) is ${code}, is asked for once, and shows no word of the provider`, async (world) => {
    const link = await linked(world);
    onlyItem(world).refusal = itemError(error, reason, type);
    const before = world.plaid.requests.length;
    const problem = await problemOf(() => world.feed.fetch(fetchOf(link)));
    assert.is(problem?.code, code);
    assert.not.match(problem?.message ?? '', /secret|_/);
    assert.is(world.plaid.requests.length, before + 1);
  });
}

test('a limit says how long to wait, a minute unless Plaid says otherwise', async (world) => {
  const link = await linked(world);
  const limited = { error_type: 'RATE_LIMIT_EXCEEDED', error_code: 'TRANSACTIONS_SYNC_LIMIT' };
  world.plaid.misbehaviours.add(/sync/, respondWith(429, limited));
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.retryAfterSeconds, 60);
  world.plaid.misbehaviours.add(/sync/, respondWith(429, limited, { 'Retry-After': '300' }));
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.retryAfterSeconds, 300);
});

test('short failures of Plaid are tried again, but nothing is created twice', async (world) => {
  world.plaid.bank.changes.push(...added(payment('1')));
  const link = await linked(world);
  world.plaid.misbehaviours.add(
    /sync/,
    respondWith(500, { error_type: 'API_ERROR', error_code: 'INTERNAL_SERVER_ERROR' }),
  );
  world.plaid.misbehaviours.add(/accounts/, cutOff);
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(link))), [-100]);
  world.plaid.misbehaviours.add(/create/, cutOff);
  const before = world.plaid.requests.length;
  assert.is((await problemOf(() => world.feed.begin(request)))?.code, 'provider_unavailable');
  assert.is(world.plaid.requests.length, before + 1);
});

test('an Item that is broken although its data can be read says so', async (world) => {
  world.plaid.bank.changes.push(...added(payment('1')));
  const link = await linked(world);
  onlyItem(world).error = itemError('ITEM_LOGIN_REQUIRED');
  const feed = await world.feed.fetch(fetchOf(link));
  assert.equal(rowsOf(feed), [-100]);
  assert.equal(pluck(feed.problems, 'code'), ['sign_in_needed']);
});

test('a repair asks Plaid for the Item, keeps its accounts and its cursor, and needs the person', async (world) => {
  world.plaid.bank.changes.push(...added(payment('1')));
  const link = await linked(world);
  const { cursor } = await world.feed.fetch(fetchOf(link));
  onlyItem(world).refusal = itemError('ITEM_LOGIN_REQUIRED');
  const { url, pending } = consentOf(await world.feed.renew(link.credentials, request));
  const asked = world.plaid.requests.at(-1)?.body;
  assert.is(asked?.['access_token'], onlyItem(world).accessToken);
  assert.not.ok('products' in (asked ?? {}));
  assert.is(await world.feed.complete(pending, {}), undefined);
  world.plaid.leave(url);
  assert.is(await world.feed.complete(pending, {}), undefined);
  world.plaid.signIn(url);
  const renewed = await world.feed.complete(pending, {});
  assert.is(renewed?.providerKey, link.providerKey);
  assert.equal(renewed?.accounts, link.accounts);
  onlyItem(world).changes.push(...added(payment('2')));
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(renewed as FeedLink, { cursor }))), [-200]);
});

test('revoking removes the Item, and succeeds if it has ended before', async (world) => {
  const link = await linked(world);
  await world.feed.revoke(link.credentials);
  assert.equal(world.plaid.items, []);
  await world.feed.revoke(link.credentials);
  world.plaid.misbehaviours.add(/remove/, respondWith(500, 'down'), 9);
  assert.is((await problemOf(() => world.feed.revoke(link.credentials)))?.code, 'provider_unavailable');
});

for (const [what, how] of Object.entries({ nonsense, aList, nested, cutOff })) {
  test(`a response that is ${what} is the provider’s failure, in a sentence`, async (world) => {
    const link = await linked(world);
    world.plaid.misbehaviours.add(/./, how, 99);
    const problem = await problemOf(() => world.feed.fetch(fetchOf(link)));
    assert.is(problem?.code, 'provider_unavailable');
    assert.match(problem?.message ?? '', /^Plaid /);
  });
}

test('a redirection to this machine is not followed', async (world) => {
  const link = await linked(world);
  const before = world.plaid.requests.length;
  world.plaid.misbehaviours.add(/./, redirectTo('http://169.254.169.254/latest/meta-data'), 9);
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.code, 'provider_unavailable');
  assert.is(world.plaid.requests.length, before + 1);
});

test.run();
