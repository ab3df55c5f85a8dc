import * as assert from 'uvu/assert';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import {
  aDelta,
  aFetch,
  anAccount,
  aProblem,
  CREDENTIALS,
  FakeFeed,
  fedAccount,
} from '../../support/feeds/fake-feed.ts';
import { aManualAccount } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { type FeedHouse, feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE, SALARY } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** What stays when a connection is removed. */
export const removingScenarios: FeedScenarios = (test, store) => {
  test('removing a connection ends it at the provider and keeps the data', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    assert.is(await house.disconnect(id), true);
    assert.equal([house.feed.revoked, await house.amounts()], [[CREDENTIALS], ['-350']]);
    assert.is((await house.imports()).length, 1);
    assert.is((await refusal(() => house.disconnect(id)))?.code, 'not_found');
    const other = await house.connect();
    house.feed.revokes = async () => {
      throw new FeedFailure(aProblem('provider_unavailable'));
    };
    assert.is(await house.disconnect(other), false);
    assert.equal(await house.listConnections(), []);
  });

  test('accounts of a removed connection are manual: they keep the bank’s balance, move it from then on, and can be deleted', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE, SALARY, { ...BOOKS, status: 'pending' }]));
    await house.sync(id);
    const [connected] = await house.accounts.list(house.userId);
    assert.equal([connected?.kind, connected?.balance], ['connected', 123_456]);
    await house.disconnect(id);
    const [account] = await house.accounts.list(house.userId);
    assert.equal(
      [account?.kind, account?.bankId, account?.balance, account?.initialBalance],
      ['manual', 1, 123_456, 123_456 + 350 - 250_000],
    );
    const coffee = (await house.list()).find(({ amount }) => amount === -350);
    await house.removeTransaction(Number(coffee?.id));
    assert.is((await house.accounts.get(house.userId, Number(account?.id)))?.balance, 123_806);
    await house.undo((await house.imports())[0]?.id ?? 0);
    assert.is((await house.accounts.get(house.userId, Number(account?.id)))?.balance, 123_806 - 250_000);
    await house.removeAccount(Number(account?.id));
    assert.equal(await house.accounts.list(house.userId), []);
  });

  test('undoing after a connection was removed moves the balance by what the transactions say', async () => {
    const feed = new FakeFeed('plaid');
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    feed.shows(aDelta([COFFEE, BOOKS], [], 'c1'));
    await house.sync(id);
    feed.shows(aDelta([{ ...BOOKS, amount: -1_300 }], [], 'c2'));
    const changed = await house.sync(id);
    await house.disconnect(id);
    const balance = async () => (await house.accounts.list(house.userId))[0]?.balance;
    assert.is(await balance(), 123_456);
    await house.undo(changed.importId);
    assert.equal([await house.amounts(), await balance()], [['-1200', '-350'], 123_556]);
  });

  test('an account that another connection fills as well stays connected', async () => {
    const house = await feedHouse(store);
    const [first, second] = [await house.connect(), await house.connect()];
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(first);
    const [account] = await house.accounts.list(house.userId);
    await house.sync(second);
    const [shown] = (await house.show(second)).accounts;
    await house.map(second, [{ id: shown?.id ?? 0, decision: 'link', bankAccountId: account?.id ?? 0 }]);
    await house.disconnect(first);
    assert.is((await house.accounts.get(house.userId, account?.id ?? 0))?.kind, 'connected');
    await house.disconnect(second);
    assert.is((await house.accounts.get(house.userId, account?.id ?? 0))?.kind, 'manual');
  });

  test('an account whose feed is ignored is manual at once, whether the connection is removed or not', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    const [shown] = (await house.show(id)).accounts;
    await house.map(id, [{ id: shown?.id ?? 0, decision: 'ignore' }]);
    const [account] = await house.accounts.list(house.userId);
    assert.equal(
      [account?.kind, account?.bankId, account?.balance, account?.initialBalance],
      ['manual', 1, 123_456, 123_456 + 350],
    );
    await house.disconnect(id);
    await house.removeAccount(account?.id ?? 0);
    assert.equal([await house.accounts.list(house.userId), await house.amounts()], [[], []]);
  });

  test('an account whose feed moves to another account is manual, and the other one is connected', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    const [before] = await house.accounts.list(house.userId);
    const manual = await aManualAccount(house.stores, house.userId, { balance: 500 });
    const [shown] = (await house.show(id)).accounts;
    await house.map(id, [{ id: shown?.id ?? 0, decision: 'link', bankAccountId: manual.id }]);
    assert.equal(await kindsOf(house), ['manual', 'connected']);
    await house.removeAccount(before?.id ?? 0);
    assert.equal([...(await house.freshness()).keys()], [manual.id]);
    await house.map(id, [{ id: shown?.id ?? 0, decision: 'create' }]);
    await house.map(id, [{ id: shown?.id ?? 0, decision: 'create' }]);
    assert.equal(await kindsOf(house), ['manual', 'manual', 'connected']);
  });

  test('an account stays connected when its feed is confirmed, or another feed takes over', async () => {
    const house = await feedHouse(store);
    const keys = ['A', 'B'].map((key) => fedAccount([COFFEE], { account: anAccount({ key }) }));
    house.feed.shows(aFetch([], { accounts: keys }));
    const id = await house.connect();
    await house.sync(id);
    const [first, second] = (await house.show(id)).accounts.map((one) => one.id);
    const bankAccountId = (await house.accounts.list(house.userId))[0]?.id ?? 0;
    await house.map(id, [{ id: first ?? 0, decision: 'link', bankAccountId }]);
    assert.is((await house.accounts.get(house.userId, bankAccountId))?.kind, 'connected');
    await house.map(id, [
      { id: first ?? 0, decision: 'ignore' },
      { id: second ?? 0, decision: 'link', bankAccountId },
    ]);
    assert.is((await house.accounts.get(house.userId, bankAccountId))?.kind, 'connected');
  });

  test('an account that two connections fill stays connected until the second one ignores it too', async () => {
    const house = await feedHouse(store);
    const [first, second] = [await house.connect(), await house.connect()];
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(first);
    await house.sync(second);
    const [account] = await house.accounts.list(house.userId);
    const [one, other] = [(await house.show(first)).accounts[0], (await house.show(second)).accounts[0]];
    await house.map(second, [{ id: other?.id ?? 0, decision: 'link', bankAccountId: account?.id ?? 0 }]);
    await house.map(first, [{ id: one?.id ?? 0, decision: 'ignore' }]);
    assert.equal((await kindsOf(house))[0], 'connected');
    await house.disconnect(first);
    assert.equal((await kindsOf(house))[0], 'connected');
    await house.map(second, [{ id: other?.id ?? 0, decision: 'ignore' }]);
    assert.equal((await kindsOf(house))[0], 'manual');
  });

  test('a connection that is removed during a fetch brings nothing any more', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.respond = async () => {
      await house.disconnect(id);
      return aFetch([COFFEE]);
    };
    assert.is((await refusal(() => house.sync(id)))?.code, 'not_found');
    assert.equal([await house.amounts(), await house.accounts.list(house.userId)], [[], []]);
  });
};

/** Of all accounts, by id. */
async function kindsOf({ accounts, userId }: FeedHouse) {
  return (await accounts.list(userId)).map(({ kind }) => kind);
}
