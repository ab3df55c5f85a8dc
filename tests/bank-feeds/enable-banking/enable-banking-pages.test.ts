import * as assert from 'uvu/assert';
import { respondWith, silent } from '../../support/feeds/fake-providers/misbehaviour.ts';
import { problemOf } from '../../support/feeds/feed-failures.ts';
import { amounts, rowsOf } from '../fetched-amounts.ts';
import {
  account,
  day,
  enableBankingSuite,
  feedOf,
  fetchedAccount,
  fetchOf,
  linked,
  payment,
} from './enable-banking-world.ts';

const test = enableBankingSuite('pages of Enable Banking');

test('all pages are read, also behind empty ones', async (world) => {
  Object.assign(world.bank.settings, { pageSize: 2, emptyPages: 2 });
  world.bank.accounts.push(account({ transactions: ['1', '2', '3', '4', '5'].map((amount) => payment(amount)) }));
  assert.equal(amounts(await fetchedAccount(world)), [-100, -200, -300, -400, -500]);
});

test('true twins on two pages stay two', async (world) => {
  world.bank.settings.pageSize = 2;
  const twin = payment('3.50', { entry_reference: null });
  world.bank.accounts.push(account({ transactions: [payment('1'), twin, twin, payment('2')] }));
  assert.equal(amounts(await fetchedAccount(world)), [-100, -350, -350, -200]);
});

test('5: true twins on two pages cost one more request where they meet, and none where they do not', async (world) => {
  world.bank.settings.pageSize = 2;
  const twin = payment('3.50', { entry_reference: null });
  const asked = () => world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length;
  for (const [transactions, requests] of [
    [[payment('1'), twin, twin, payment('2'), payment('3'), payment('4')], 4],
    [[twin, payment('1'), payment('2'), twin, payment('3'), twin], 3],
  ] as const) {
    world.bank.accounts.splice(0, 9, account({ transactions }));
    const before = asked();
    assert.is(amounts(await fetchedAccount(world)).length, 6);
    assert.is(asked() - before, requests);
  }
});

test('a payment that arrives between two pages doubles nothing', async (world) => {
  world.bank.settings.pageSize = 2;
  const only = account({
    transactions: ['1', '2', '3', '4'].map((amount) => payment(amount, { entry_reference: null })),
  });
  world.bank.accounts.push(only);
  world.bank.settings.betweenPages = () => {
    if (only.transactions.length === 4) only.transactions = [payment('9'), ...only.transactions];
  };
  assert.equal(amounts(await fetchedAccount(world)), [-900, -100, -200, -300, -400]);
});

test('a payment that arrives between two pages doubles nothing where references are places in the list', async (world) => {
  world.bank.settings.pageSize = 2;
  const only = account();
  world.bank.accounts.push(only);
  const list = (...all: readonly string[]) =>
    all.map((amount, place) => payment(amount, { entry_reference: `2026-11-10-${place}` }));
  only.transactions = list('1', '2', '3', '4');
  world.bank.settings.betweenPages = () => {
    only.transactions = list('9', '1', '2', '3', '4');
  };
  assert.equal(amounts(await fetchedAccount(world)), [-900, -100, -200, -300, -400]);
});

test('a list that changes each time it is read doubles nothing, and drops nothing that was there from the first', async (world) => {
  world.bank.settings.pageSize = 2;
  const only = account({
    transactions: ['1', '2', '3', '4'].map((amount) => payment(amount, { entry_reference: null })),
  });
  world.bank.accounts.push(only);
  let arrived = 0;
  world.bank.settings.betweenPages = () => {
    arrived += 1;
    only.transactions = [payment(`${100 + arrived}`), ...only.transactions];
  };
  const read = amounts(await fetchedAccount(world));
  assert.is(new Set(read).size, read.length);
  for (const amount of [-100, -200, -300, -400]) assert.ok(read.includes(amount));
});

test('an account that fails in the middle of its pages keeps what came, and covers no days', async (world) => {
  world.bank.settings.pageSize = 1;
  world.bank.accounts.push(account({ transactions: [payment('1'), payment('2')] }));
  world.bank.misbehaviours.add(/continuation_key/, respondWith(500, { error: 'ASPSP_ERROR' }));
  const fetched = await fetchedAccount(world);
  assert.equal(amounts(fetched), [-100]);
  assert.is(fetched.problem?.code, 'bank_unavailable');
  assert.is(fetched.coverage, null);
  assert.is(fetched.listsAllPending, false);
});

test('a bank that gives pages without end is stopped', async (world) => {
  world.bank.accounts.push(account());
  const endless = respondWith(200, { transactions: [], continuation_key: 'again' });
  world.bank.misbehaviours.add(/transactions/, endless, 1_000);
  const { problem, coverage } = await fetchedAccount(world);
  assert.is(problem?.code, 'provider_unavailable');
  assert.is(coverage, null);
  assert.ok(world.bank.requests.length < 520);
});

test('recent days are asked for as such, and long histories by the strategy that looks for the longest', async (world) => {
  world.bank.accounts.push(account({ transactions: [payment('1', { booking_date: '2025-03-04' }), payment('2')] }));
  world.bank.settings.historyDays = 700;
  const link = await linked(world);
  const recent = await world.feed.fetch(fetchOf(link));
  const long = await world.feed.fetch(fetchOf(link, { since: day('2024-11-20') }));
  const asked = world.bank.requests.filter(({ path }) => path.endsWith('/transactions'));
  const seen = asked.map(({ query }) => [query.get('strategy'), query.get('date_from'), query.get('date_to')]);
  assert.equal(seen, [
    ['default', '2026-11-01', '2026-11-20'],
    ['longest', '2024-11-20', null],
  ]);
  assert.equal(recent.accounts[0]?.coverage, { from: '2026-11-01', to: '2026-11-20' });
  assert.equal(long.accounts[0]?.coverage, { from: '2025-03-04', to: '2026-11-20' }, 'no more days than were shown');
  assert.equal(rowsOf(long), [-100, -200]);
});

test('a bank that refuses so long a time is asked for less, and the person hears from which day on', async (world) => {
  world.bank.accounts.push(account({ transactions: [payment('1', { booking_date: '2026-10-25' })] }));
  world.bank.settings.historyDays = 30;
  const since = day('2026-08-30');
  const fetched = await fetchedAccount(world, { since });
  assert.equal(amounts(fetched), [-100]);
  assert.equal(fetched.coverage, { from: '2026-10-22', to: '2026-11-20' });
  assert.is(fetched.problem?.code, 'partial');
  assert.match(fetched.problem?.message ?? '', /from Oct 22, 2026 on/);
  world.bank.settings.historyDays = 5;
  assert.is(
    (await problemOf(() => fetchedAccount(world, { since }))) ?? (await fetchedAccount(world, { since })).problem?.code,
    'partial',
  );
});

for (const [what, how] of [
  ['does not manage a long history', respondWith(408, { error: 'ASPSP_TIMEOUT' })],
  ['says nothing when asked for a long history', silent],
] as const) {
  test(`a bank that ${what} is asked for less, once`, async (world) => {
    world.bank.accounts.push(account({ transactions: [payment('1')] }));
    const link = await linked(world);
    world.bank.misbehaviours.add(/strategy=longest/, how, 9);
    const feed = feedOf(world.bank, { timeoutMillis: 300 });
    const fetched = await feed.fetch(fetchOf(link, { since: day('2024-11-20') }));
    assert.equal(rowsOf(fetched), [-100]);
    assert.equal(fetched.accounts[0]?.coverage, { from: '2026-08-24', to: '2026-11-20' });
    assert.match(fetched.accounts[0]?.problem?.message ?? '', /For earlier ones, import a file/);
    assert.is(world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length, 2);
  });
}

test.run();
