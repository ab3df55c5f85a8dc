import * as assert from 'uvu/assert';
import { pluck } from '../../support/assertions.ts';
import { respondWith } from '../../support/feeds/fake-providers/misbehaviour.ts';
import { num } from '../../support/feeds/fake-providers/plaid.ts';
import { problemOf } from '../../support/feeds/feed-failures.ts';
import { amounts, rowsOf } from '../fetched-amounts.ts';
import { account, added, fetched, fetchOf, linked, onlyItem, payment, plaidSuite } from './plaid-world.ts';

const test = plaidSuite('syncs of Plaid');

test('all pages come at once, and the next fetch brings only what is new', async (world) => {
  world.plaid.settings.pageSize = 2;
  world.plaid.bank.changes.push(...added(...['1', '2', '3', '4', '5'].map((amount) => payment(amount))));
  const link = await linked(world);
  const first = await world.feed.fetch(fetchOf(link));
  assert.equal(rowsOf(first), [-100, -200, -300, -400, -500]);
  assert.equal(pluck(first.accounts, 'coverage', 'listsAllPending'), [
    [{ from: '2026-11-10', to: '2026-11-20' }, true],
  ]);
  onlyItem(world).changes.push(...added(payment('6')));
  const second = await world.feed.fetch(fetchOf(link, { cursor: first.cursor }));
  assert.equal(rowsOf(second), [-600]);
  assert.is((await world.feed.fetch(fetchOf(link, { cursor: second.cursor }))).cursor, second.cursor);
  const { accounts } = second;
  assert.equal(pluck(accounts, 'coverage', 'listsAllPending'), [[null, false]]);
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
  assert.equal(pluck(rows, 'amount'), [-150, -300]);
  assert.equal(removedIds, [two['transaction_id'], 'tx-old']);
});

test('a pending transaction that is booked under a new id is withdrawn, and the new one names it', async (world) => {
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
  assert.equal(accounts[0]?.removedIds, [pending['transaction_id'], 'tx-dropped']);
});

test('while Plaid is still collecting, the cursor stays where it was, and a soon retry is asked for', async (world) => {
  world.plaid.bank.changes.push(...added(payment('1')));
  const link = await linked(world);
  onlyItem(world).updateStatus = 'NOT_READY';
  const first = await world.feed.fetch(fetchOf(link));
  assert.is(first.cursor, null);
  assert.equal(rowsOf(first), []);
  assert.equal(pluck(first.problems, 'code', 'retryAfterSeconds'), [['partial', 60]]);
  onlyItem(world).updateStatus = 'INITIAL_UPDATE_COMPLETE';
  const second = await world.feed.fetch(fetchOf(link, { cursor: first.cursor }));
  assert.equal(rowsOf(second), [-100]);
  assert.equal(pluck(second.problems, 'retryAfterSeconds'), [900]);
});

test('rows go to their accounts, and those of ignored ones are left', async (world) => {
  world.plaid.bank.accounts.push(account({ account_id: 'acc-2' }), account({ account_id: 'acc-3' }));
  world.plaid.bank.changes.push(
    ...added(payment('1'), payment('2', { account_id: 'acc-2' }), payment('3', { account_id: 'acc-3' })),
  );
  const feed = await world.feed.fetch(fetchOf(await linked(world), { ignored: new Set(['acc-2']) }));
  const seen = feed.accounts.map((one) => [one.account.key, amounts(one)]);
  assert.equal(seen, [
    ['acc-1', [-100]],
    ['acc-2', []],
    ['acc-3', [-300]],
  ]);
});

test.run();
