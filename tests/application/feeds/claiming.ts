import * as assert from 'uvu/assert';
import { syncConnection } from '../../../application/connections/sync-connection.ts';
import { LEASE_SECONDS } from '../../../domain/feeds/lease.ts';
import type { UnitOfWork } from '../../../domain/ports/unit-of-work.ts';
import { aFetch, FakeFeed } from '../../support/feeds/fake-feed.ts';
import { refusal } from '../../support/refusal.ts';
import { type FeedHouse, feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE, DAY } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** One fetch at a time, whoever dies. */
export const claimingScenarios: FeedScenarios = (test, store) => {
  test('a process that dies in every fetch does not use up more than the provider allows', async () => {
    const feed = new FakeFeed();
    feed.fetchesPerDay = 3;
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    feed.respond = async () => {
      // As after a crash: nobody stores anything, and nobody gives the lease back.
      house.clock.advanceSeconds(LEASE_SECONDS + 1);
      await house.connections.update(house.userId, id, (one) => ({ ...one, lease: null }));
      return aFetch([]);
    };
    await dueOf(house);
    assert.is(feed.requests.length, 3);
    assert.is(await ownDue(house), false);
    house.clock.advanceSeconds(DAY);
    assert.is(await ownDue(house), true);
  });

  test('of many who fetch at once, in one process or several, one fetches and the others do not', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    const gate = Promise.withResolvers<void>();
    house.feed.respond = async () => {
      await gate.promise;
      return aFetch([COFFEE, COFFEE, BOOKS]);
    };
    let refusals = 0;
    const attempt = async () => {
      const refused = await refusal(() => house.sync(id));
      if (refused?.code === 'conflict') refusals += 1;
      if (refusals === 7) gate.resolve();
    };
    await Promise.all(Array.from({ length: 8 }, attempt));
    assert.is(refusals, 7);
    assert.is(house.feed.requests.length, 1);
    assert.is((await house.imports()).length, 1);
  });

  test('a process that dies after the fetch leaves everything as it was, and another one fetches after the lease', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'c1' }));
    const dying: UnitOfWork = { run: () => new Promise(() => {}) };
    const dead = await feedHouse(store, { feed: house.feed, unitOfWork: dying });
    // Nothing is stored by a unit of work that never ends, and nobody gives the lease back.
    void syncConnection({ ...house.ports, unitOfWork: dying })(house.userId, id);
    await dead.connections.list(dead.userId);
    for (let looks = 0; looks < 1_000 && house.feed.requests.length === 0; looks += 1) await house.connection(id);
    assert.is(house.feed.requests.length, 1);
    assert.is((await refusal(() => house.sync(id)))?.code, 'conflict');
    assert.equal([await house.amounts(), (await house.connection(id)).cursor], [[], null]);
    house.clock.advanceSeconds(LEASE_SECONDS + 1);
    const outcome = await house.sync(id);
    assert.equal([outcome.added, (await house.connection(id)).cursor], [2, 'c1']);
  });

  test('a fetch that comes back after its lease has ended is not stored over a newer one', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.respond = async () => {
      house.clock.advanceSeconds(LEASE_SECONDS + 1);
      house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'new' }));
      await house.sync(id);
      return aFetch([COFFEE], { cursor: 'old' });
    };
    assert.is((await refusal(() => house.sync(id)))?.code, 'conflict');
    assert.is((await house.connection(id)).cursor, 'new');
    assert.equal(await house.amounts(), ['-1200', '-350']);
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
