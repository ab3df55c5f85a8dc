import * as assert from 'uvu/assert';
import { ACCOUNT_NUMBER, aDelta, aFetch, anAccount, FakeFeed, fedAccount } from '../../support/feeds/fake-feed.ts';
import type { TestRow } from '../../support/files/json-statement-reader.ts';
import { aConnectedAccount } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { type FeedHouse, feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE, DAY, SALARY } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** Rows that change, go and come again, and undoing. */
export const changingScenarios: FeedScenarios = (test, store) => {
  test('changes by cursor: rows that change keep their transaction, and withdrawn ones go and come back by undoing', async () => {
    const feed = new FakeFeed('plaid');
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    feed.shows(aDelta([COFFEE, BOOKS, { ...SALARY, status: 'pending', id: 'p1' }], [], 'c1'));
    await house.sync(id);
    const edited = Number((await house.list()).find(({ amount }) => amount === -1_200)?.id);
    await house.edit(edited, 'for Ada');
    feed.shows(aDelta([{ ...BOOKS, day: 28, amount: -1_300 }], ['t1', 'p1'], 'c2'));
    const second = await house.sync(id);
    assert.equal([second.updated, second.retired], [1, 2]);
    assert.equal(await house.amounts(), ['-1300']);
    const [row] = await house.list();
    assert.equal([Number(row?.id), row?.notes, row?.categoryId], [edited, 'for Ada', 101]);
    await house.undo(second.importId);
    assert.equal(await house.amounts(), ['-1200', '-350', '250000p']);
    feed.shows(aDelta([{ ...BOOKS, day: 28, amount: -1_300 }], [], 'c9'));
    await house.sync(id);
    assert.is(feed.requests.at(-1)?.cursor, null);
    assert.equal(await house.amounts(), ['-1300', '-350', '250000p']);
  });

  test('undoing two changes of a row, the earlier one first, leaves the row as it was before both', async () => {
    const feed = new FakeFeed('plaid');
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    const show = async (amount: number, cursor: string) => {
      feed.shows(aDelta([{ ...BOOKS, amount }], [], cursor));
      return (await house.sync(id)).importId;
    };
    await show(-1_200, 'c1');
    const second = await show(-1_300, 'c2');
    const third = await show(-1_400, 'c3');
    await house.undo(second);
    assert.equal(await house.amounts(), ['-1400']);
    await house.undo(third);
    assert.equal(await house.amounts(), ['-1200']);
  });

  test('an id that holds the account’s number still names its row when it is withdrawn', async () => {
    const feed = new FakeFeed('plaid');
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    const account = anAccount({ number: ACCOUNT_NUMBER });
    const delta = (rows: readonly TestRow[], removedIds: readonly string[]) => {
      const changes = { account, coverage: null, listsAllPending: false, removedIds };
      return aFetch([], { accounts: [fedAccount(rows, changes)] });
    };
    feed.shows(delta([{ ...COFFEE, id: `${ACCOUNT_NUMBER}-1` }], []));
    await house.sync(id);
    feed.shows(delta([], [`${ACCOUNT_NUMBER}-1`]));
    assert.is((await house.sync(id)).retired, 1);
    assert.equal(await house.amounts(), []);
  });

  test('a hold of two months ago goes when the feed no longer lists it', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([{ ...COFFEE, status: 'pending' }]));
    await house.sync(id);
    house.clock.advanceSeconds(55 * DAY);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-350p']);
    house.feed.shows(aFetch([], { accounts: [fedAccount([], { coverage: null })] }));
    assert.is((await house.sync(id)).retired, 1);
    assert.equal(await house.amounts(), []);
  });

  test('a cursor that is played again, repeated rows and renumbered ids double nothing', async () => {
    const feed = new FakeFeed('enablebanking');
    feed.hasTrustedIds = false;
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    feed.shows(aFetch([COFFEE, COFFEE, BOOKS]));
    await house.sync(id);
    for (const prefix of ['x', 'y']) {
      feed.shows(aFetch([COFFEE, COFFEE, BOOKS].map((row, nth) => ({ ...row, id: `${prefix}${nth}` }))));
      assert.is((await house.sync(id)).importId, null);
    }
    assert.equal(await house.amounts(), ['-1200', '-350', '-350']);
  });

  test('undoing a feed’s import pauses the connection until a person asks, and then everything comes again', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'c1' }));
    const { importId } = await house.sync(id);
    await house.undo(importId);
    assert.equal(await house.amounts(), []);
    const paused = await house.connection(id);
    assert.equal([paused.state, paused.problem?.code, paused.nextSyncAt], ['needs_attention', 'import_undone', null]);
    house.clock.advanceSeconds(30 * DAY);
    assert.is(await ownDue(house), false);
    await house.request(id);
    await dueOf(house);
    assert.equal(await house.amounts(), ['-1200', '-350']);
    const last = house.feed.requests.at(-1);
    assert.equal([last?.cursor, last?.since], [null, '2024-04-30']);
    assert.is((await house.connection(id)).state, 'active');
  });

  test('a fetch during which its import is undone, or an account linked, is thrown away', async () => {
    for (const meddle of ['undo', 'link'] as const) {
      const house = await feedHouse(store);
      const id = await house.connect();
      const other = await aConnectedAccount(house.stores, house.userId);
      house.feed.shows(aFetch([COFFEE], { cursor: 'c1' }));
      await house.sync(id);
      const [account] = (await house.show(id)).accounts;
      await house.map(id, [{ id: account?.id ?? 0, decision: 'create' }]);
      const { importId } = await house.sync(id);
      house.feed.respond = async () => {
        if (meddle === 'undo') await house.undo(importId);
        else await house.map(id, [{ id: account?.id ?? 0, decision: 'link', bankAccountId: other.id }]);
        return aFetch([COFFEE, BOOKS], { cursor: 'c2' });
      };
      assert.is((await refusal(() => house.sync(id)))?.code, 'conflict', meddle);
      assert.is((await house.connection(id)).cursor, null);
      assert.equal(await house.amounts(), meddle === 'undo' ? [] : ['-350']);
    }
  });
};

/** Whether a connection of the house's user is due. */
async function ownDue({ connections, clock, userId }: FeedHouse): Promise<boolean> {
  return (await connections.due(clock.now(), 10_000)).some((place) => place.userId === userId);
}

/** Fetches what is due until the house's own connections are not any more. Other tests leave connections behind. */
async function dueOf(house: FeedHouse): Promise<void> {
  for (let turns = 0; turns < 1_000 && (await ownDue(house)); turns += 1) await house.syncNext();
}
