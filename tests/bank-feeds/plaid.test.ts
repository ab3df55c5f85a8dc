import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPlaid } from '../../adapters/bank-feeds/plaid/plaid.ts';
import type { FeedProblemCode } from '../../domain/bank-feeds/feed-problem.ts';
import type { FetchedAccount, FetchedFeed } from '../../domain/bank-feeds/fetched-feed.ts';
import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import type {
  BankFeedPort,
  FeedLink,
  FetchRequest,
  LinkRequest,
  LinkStart,
} from '../../domain/ports/bank-feed-port.ts';
import { testClock } from '../support/clock.ts';
import {
  aList,
  cutOff,
  huge,
  nested,
  nonsense,
  redirectTo,
  respondWith,
  silent,
} from '../support/fake-providers/misbehaviour.ts';
import {
  type FakeChange,
  type FakePlaid,
  type FakePlaidItem,
  itemError,
  num,
  startFakePlaid,
} from '../support/fake-providers/plaid.ts';
import { problemOf } from '../support/feed-failures.ts';

interface World {
  readonly plaid: FakePlaid;
  readonly feed: BankFeedPort;
}

interface Limits {
  readonly timeoutMillis?: number;
  readonly maxBytes?: number;
}

const test = suite<World>('Plaid');

test.before.each(async (world) => {
  const plaid = await startFakePlaid();
  plaid.bank.accounts.push(account());
  Object.assign(world, { plaid, feed: feedOf(plaid) });
});

test.after.each(({ plaid }) => plaid.close());

function feedOf(plaid: FakePlaid, limits: Limits = {}, clock = testClock('2026-11-20T10:00:00.000000Z')): BankFeedPort {
  return createPlaid({
    keys: plaid.keys,
    environment: 'sandbox',
    countries: ['US', 'CA'],
    webhookUrl: 'https://money.example/webhooks/plaid',
    clock,
    url: plaid.origin,
    http: { loopbackOrigins: [plaid.origin], wait: async () => undefined, ...limits },
  });
}

const request: LinkRequest = { returnUrl: 'https://money.example/return?x=1', state: 'state-1', userKey: 'user-7' };

function consentOf(start: LinkStart): { readonly url: string; readonly pending: string; readonly expiresAt: string } {
  if (start.kind !== 'consent') throw new Error('The person has to visit Plaid.');
  return start;
}

async function linked({ plaid, feed }: World): Promise<FeedLink> {
  const { url, pending } = consentOf(await feed.begin(request));
  plaid.signIn(url);
  const link = await feed.complete(pending, {});
  if (link === undefined) throw new Error('The person has not finished.');
  return link;
}

function onlyItem({ plaid }: World): FakePlaidItem {
  const [item] = plaid.items;
  if (item === undefined) throw new Error('There is no Item.');
  return item;
}

function fetchOf({ credentials }: FeedLink, more: Partial<FetchRequest> = {}): FetchRequest {
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

function account(more: Partial<FakePlaid['bank']['accounts'][number]> = {}) {
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

function payment(amount: string, more: Readonly<Record<string, unknown>> = {}): FakeChange[1] {
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

function added(...transactions: readonly FakeChange[1][]): readonly FakeChange[] {
  return transactions.map((transaction) => ['added', transaction]);
}

async function fetched(world: World, ...changes: readonly FakeChange[]): Promise<FetchedAccount> {
  world.plaid.bank.changes.push(...changes);
  const feed = await world.feed.fetch(fetchOf(await linked(world)));
  const [only] = feed.accounts;
  if (only === undefined) throw new Error('No account came.');
  return only;
}

function amounts({ rows }: FetchedAccount): readonly number[] {
  return rows.map(({ amount }) => amount);
}

function rowsOf({ accounts }: FetchedFeed): readonly number[] {
  return accounts.flatMap(amounts);
}

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

test('positive is money out, exactly as the number is written', async (world) => {
  const numbers = [
    '12.30',
    '-1500',
    '0.1',
    '0.30000000000000004',
    '1.5e2',
    '89.4',
    '1.005',
    '0',
    '-0.0',
    '45035996273704.96',
  ];
  assert.equal(
    amounts(await fetched(world, ...added(...numbers.map((text) => payment(text))))),
    [-1_230, 150_000, -10, -30, -15_000, -8_940, -101, 0, 0, -4_503_599_627_370_496],
  );
});

test('a row has the bank’s words, its merchant, its category and its ids', async (world) => {
  const { rows } = await fetched(
    world,
    ...added(
      payment('4.50', {
        transaction_id: 'tx-a',
        pending_transaction_id: 'tx-p',
        original_description: 'SQ *BLUE BOTTLE  0123 SAN FRANC',
        name: 'Blue Bottle',
        merchant_name: 'Blue Bottle Coffee',
        personal_finance_category: { primary: 'FOOD_AND_DRINK', detailed: 'FOOD_AND_DRINK_COFFEE' },
        transaction_code: 'purchase',
        merchant_category_code: '5814',
      }),
      payment('5.00', { transaction_id: 'tx-b', pending: true, original_description: null }),
    ),
  );
  assert.equal(rows, [
    {
      sourceId: 'tx-a',
      replacesPendingId: 'tx-p',
      day: '2026-11-10',
      valueDay: null,
      amount: -450,
      currency: 'USD',
      status: 'booked',
      description: 'SQ *BLUE BOTTLE 0123 SAN FRANC',
      payee: 'Blue Bottle Coffee',
      counterpartyAccount: null,
      hints: { merchantCategoryCode: '5814', name: 'FOOD_AND_DRINK_COFFEE', code: 'purchase' },
      balanceAfter: null,
    },
    {
      sourceId: 'tx-b',
      replacesPendingId: null,
      day: '2026-11-10',
      valueDay: null,
      amount: -500,
      currency: 'USD',
      status: 'pending',
      description: 'Corner Shop',
      payee: null,
      counterpartyAccount: null,
      hints: { merchantCategoryCode: null, name: null, code: null },
      balanceAfter: null,
    },
  ]);
});

test('rows without a currency are skipped, those in another one reported, and those without a day too', async (world) => {
  const points = payment('1', { iso_currency_code: null, unofficial_currency_code: 'BTC' });
  const skipped = await fetched(world, ...added(points, payment('2')));
  assert.equal(amounts(skipped), [-200]);
  assert.is(skipped.problem, null);
  onlyItem(world).changes.push(...added(payment('3', { iso_currency_code: 'EUR' }), payment('4')));
  const item = {
    credentials: JSON.stringify({
      accessToken: onlyItem(world).accessToken,
      itemId: 'i',
      institution: { name: 'B', country: null },
    }),
  };
  const other = await world.feed.fetch({ ...fetchOf(item as FeedLink), cursor: 'c2' });
  assert.equal(rowsOf(other), [-400]);
  assert.match(other.accounts[0]?.problem?.message ?? '', /another currency/);
  onlyItem(world).changes.push(...added(payment('5', { date: 'soon' }), payment('1e99'), payment('6')));
  const unreadable = await world.feed.fetch({ ...fetchOf(item as FeedLink), cursor: 'c4' });
  assert.equal(rowsOf(unreadable), [-600]);
  assert.match(unreadable.accounts[0]?.problem?.message ?? '', /^2 transactions/);
});

const BALANCES: readonly (readonly [
  type: string,
  balances: Readonly<Record<string, string>>,
  expected: number | null,
])[] = [
  ['depository', { current: '110.94', available: '100' }, 11_094],
  ['depository', { available: '100' }, 10_000],
  ['depository', { current: '-12.5' }, -1_250],
  ['credit', { current: '410', available: '1590' }, -41_000],
  ['credit', { current: '-5', available: '2005' }, 500],
  ['credit', { available: '1590' }, null],
  ['loan', { current: '65262' }, -6_526_200],
  ['investment', { current: '320.76' }, 32_076],
  ['other', { current: '0' }, 0],
];

for (const [type, balances, expected] of BALANCES) {
  test(`a ${type} account with ${JSON.stringify(balances)} has ${String(expected)} cents`, async (world) => {
    const numbers = Object.entries(balances).map(([name, text]) => [name, num(text)]);
    world.plaid.bank.accounts.splice(
      0,
      1,
      account({
        type,
        balances: { current: null, available: null, ...Object.fromEntries(numbers), iso_currency_code: 'USD' },
      }),
    );
    assert.is((await fetched(world)).account.balance?.amount ?? null, expected);
  });
}

test('an account in something that is not a currency has neither currency nor balance', async (world) => {
  const balances = { current: num('1.5'), iso_currency_code: null, unofficial_currency_code: 'BTC' };
  world.plaid.bank.accounts.splice(0, 1, account({ balances }));
  const { currency, balance } = (await fetched(world)).account;
  assert.equal([currency, balance], [null, null]);
});

test('all pages come at once, and the next fetch brings only what is new', async (world) => {
  world.plaid.settings.pageSize = 2;
  world.plaid.bank.changes.push(...added(...['1', '2', '3', '4', '5'].map((amount) => payment(amount))));
  const link = await linked(world);
  const first = await world.feed.fetch(fetchOf(link));
  assert.equal(rowsOf(first), [-100, -200, -300, -400, -500]);
  onlyItem(world).changes.push(...added(payment('6')));
  const second = await world.feed.fetch(fetchOf(link, { cursor: first.cursor }));
  assert.equal(rowsOf(second), [-600]);
  assert.is((await world.feed.fetch(fetchOf(link, { cursor: second.cursor }))).cursor, second.cursor);
  const { accounts } = second;
  assert.equal(
    accounts.map(({ coverage, listsAllPending }) => [coverage, listsAllPending]),
    [[null, false]],
  );
});

test('what changes while pages are read is read from the first page again, and nothing is doubled', async (world) => {
  world.plaid.settings.pageSize = 2;
  world.plaid.bank.changes.push(...added(...['1', '2', '3'].map((amount) => payment(amount))));
  const link = await linked(world);
  let arrived = 0;
  world.plaid.settings.betweenPages = ({ changes }) => {
    arrived += 1;
    if (arrived <= 2) changes.push(...added(payment(`${arrived}0`)));
  };
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(link))), [-100, -200, -300, -1_000, -2_000]);
});

test('an Item that changes all the time ends in a failure, and nothing of it is used', async (world) => {
  world.plaid.settings.pageSize = 1;
  world.plaid.bank.changes.push(...added(payment('1'), payment('2')));
  const link = await linked(world);
  world.plaid.settings.betweenPages = ({ changes }) => void changes.push(...added(payment('9')));
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.code, 'provider_unavailable');
});

test('a provider whose pages never end is stopped', async (world) => {
  const link = await linked(world);
  let pages = 0;
  world.plaid.misbehaviours.add(
    /sync/,
    (incoming, response) => {
      pages += 1;
      respondWith(200, { added: [], modified: [], removed: [], next_cursor: `x${pages}`, has_more: true })(
        incoming,
        response,
      );
    },
    1_000,
  );
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.code, 'provider_unavailable');
  assert.ok(pages <= 400);
});

test('a cursor that Plaid no longer knows is dropped, and everything is read anew', async (world) => {
  world.plaid.bank.changes.push(...added(payment('1'), payment('2')));
  const feed = await world.feed.fetch(fetchOf(await linked(world), { cursor: 'from last year' }));
  assert.equal(rowsOf(feed), [-100, -200]);
  assert.is(feed.cursor, 'c2');
});

test('a transaction that is added, changed and withdrawn over the pages comes as it is in the end', async (world) => {
  world.plaid.settings.pageSize = 1;
  const [one, two, three] = [payment('1'), payment('2'), payment('3')];
  const { rows, removedIds } = await fetched(
    world,
    ...added(one, two, three),
    ['modified', { ...one, amount: num('1.50') }],
    ['removed', { transaction_id: two['transaction_id'], account_id: 'acc-1' }],
    ['removed', { transaction_id: 'tx-old', account_id: 'acc-1' }],
    ['removed', { transaction_id: three['transaction_id'], account_id: 'acc-1' }],
    ['added', three],
  );
  assert.equal(
    rows.map(({ amount }) => amount),
    [-150, -300],
  );
  assert.equal(removedIds, [two['transaction_id'], 'tx-old']);
});

test('a pending transaction that is booked under a new id is replaced, not withdrawn', async (world) => {
  const pending = payment('20.00', { pending: true });
  world.plaid.bank.changes.push(...added(pending));
  const link = await linked(world);
  const { cursor } = await world.feed.fetch(fetchOf(link));
  onlyItem(world).changes.push(
    ['removed', { transaction_id: pending['transaction_id'], account_id: 'acc-1' }],
    ['added', payment('23.50', { pending_transaction_id: pending['transaction_id'] })],
    ['removed', { transaction_id: 'tx-dropped', account_id: 'acc-1' }],
  );
  const { accounts } = await world.feed.fetch(fetchOf(link, { cursor }));
  assert.is(accounts[0]?.rows[0]?.replacesPendingId, pending['transaction_id']);
  assert.equal(accounts[0]?.removedIds, ['tx-dropped']);
});

test('while Plaid is still collecting, the cursor stays where it was, and a soon retry is asked for', async (world) => {
  world.plaid.bank.changes.push(...added(payment('1')));
  const link = await linked(world);
  onlyItem(world).updateStatus = 'NOT_READY';
  const first = await world.feed.fetch(fetchOf(link));
  assert.is(first.cursor, null);
  assert.equal(rowsOf(first), []);
  assert.equal(
    first.problems.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds]),
    [['partial', 60]],
  );
  onlyItem(world).updateStatus = 'INITIAL_UPDATE_COMPLETE';
  const second = await world.feed.fetch(fetchOf(link, { cursor: first.cursor }));
  assert.equal(rowsOf(second), [-100]);
  assert.equal(
    second.problems.map(({ retryAfterSeconds }) => retryAfterSeconds),
    [900],
  );
});

test('rows go to their accounts, and those of ignored ones are left', async (world) => {
  world.plaid.bank.accounts.push(account({ account_id: 'acc-2' }), account({ account_id: 'acc-3' }));
  world.plaid.bank.changes.push(
    ...added(payment('1'), payment('2', { account_id: 'acc-2' }), payment('3', { account_id: 'acc-3' })),
  );
  const feed = await world.feed.fetch(fetchOf(await linked(world), { ignored: new Set(['acc-2']) }));
  assert.equal(
    feed.accounts.map((one) => [one.account.key, amounts(one)]),
    [
      ['acc-1', [-100]],
      ['acc-2', []],
      ['acc-3', [-300]],
    ],
  );
});

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
  assert.equal(
    feed.problems.map(({ code }) => code),
    ['sign_in_needed'],
  );
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

test('a server that sends too much, or nothing, is left in time', async (world) => {
  const link = await linked(world);
  world.plaid.misbehaviours.add(/./, silent, 3);
  const impatient = feedOf(world.plaid, { timeoutMillis: 200 });
  assert.match((await problemOf(() => impatient.fetch(fetchOf(link))))?.message ?? '', /did not respond in time/);
  world.plaid.misbehaviours.clear();
  world.plaid.misbehaviours.add(/./, huge, 9);
  const patient = feedOf(world.plaid, { maxBytes: 1_048_576 });
  assert.match((await problemOf(() => patient.fetch(fetchOf(link))))?.message ?? '', /more than 1 MiB/);
});

test.run();
