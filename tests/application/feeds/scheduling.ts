import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { addSeconds } from '../../../domain/calendar.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import { aFetch, aLink, aProblem, CREDENTIALS, FakeFeed } from '../../support/feeds/fake-feed.ts';
import { refusal } from '../../support/refusal.ts';
import { type FeedHouse, feedHouse } from './feed-house.ts';
import { HOUR } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** When a connection is fetched. */
export const schedulingScenarios: FeedScenarios = (test, store) => {
  test('what is due is fetched in turn, a few times a day, and what somebody asks for at once', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    await dueOf(house);
    assert.is(house.feed.requests.length, 1);
    assert.is(await ownDue(house), false);
    const { nextSyncAt } = await house.connection(id);
    assert.ok(nextSyncAt !== null);
    assert.ok(
      nextSyncAt > addSeconds(house.clock.now(), 5 * HOUR) && nextSyncAt < addSeconds(house.clock.now(), 7 * HOUR),
    );
    await house.request(id);
    assert.is(await ownDue(house), true);
    await dueOf(house);
    house.clock.advanceSeconds(7 * HOUR);
    await dueOf(house);
    assert.is(house.feed.requests.length, 3);
  });

  test('a person may ask until the provider’s limit, and is told when they may ask again', async () => {
    const feed = new FakeFeed();
    feed.fetchesPerDay = 2;
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    await house.sync(id);
    house.clock.advanceSeconds(HOUR);
    await house.sync(id);
    const refused = await refusal(() => house.request(id));
    assert.is(refused?.code, 'too_many_attempts');
    assert.ok((refused?.retryAfterSeconds ?? 0) > 22 * HOUR && (refused?.retryAfterSeconds ?? 0) <= 23 * HOUR);
    assert.is((await refusal(() => house.sync(id)))?.code, 'too_many_attempts');
    assert.ok(((await house.connection(id)).nextSyncAt ?? '') > addSeconds(house.clock.now(), 20 * HOUR));
    house.clock.advanceSeconds(23 * HOUR + 1);
    await house.request(id);
    await house.sync(id);
    assert.is(feed.requests.length, 3);
  });

  test('a webhook makes its connection due, also while it is being fetched, and a forged one nothing', async () => {
    const feed = new FakeFeed('plaid');
    const providerKey = `item-${randomUUID()}`;
    feed.start = async () => ({ kind: 'linked', link: aLink({ providerKey }) });
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    await house.sync(id);
    assert.is(await house.hear(), 'refused');
    assert.is(await ownDue(house), false);
    feed.webhook = { kind: 'fetch', providerKey: 'nobody' };
    assert.is(await house.hear(), 'accepted');
    assert.is(await ownDue(house), false);
    feed.webhook = { kind: 'fetch', providerKey };
    assert.is(await house.hear(), 'accepted');
    assert.is(await ownDue(house), true);
    feed.respond = async () => {
      await house.hear();
      return aFetch([]);
    };
    await house.sync(id);
    assert.is(await ownDue(house), true);
    feed.shows(aFetch([]));
    await house.sync(id);
    assert.is(await ownDue(house), false);
  });

  test('a provider that is not configured is named, and everything else goes on', async () => {
    const house = await feedHouse(store);
    const refused = await refusal(() => house.begin({ provider: 'plaid' }));
    assert.equal([refused?.code, refused?.message], ['not_configured', 'This server has no settings for Plaid.']);
    house.feed.start = async () => {
      throw new FeedFailure(aProblem('bank_unavailable', 90));
    };
    const failed = await refusal(() => house.begin());
    assert.equal([failed?.code, failed?.retryAfterSeconds], ['feed_failed', 90]);
    assert.equal(await house.listConnections(), []);
  });

  test('deleting a user ends their connections, also when the provider cannot be reached', async () => {
    const house = await feedHouse(store);
    await house.connect();
    await house.connect();
    house.feed.revokes = async () => {
      throw new Error('nonsense');
    };
    await house.removeUser();
    assert.equal(house.feed.revoked, [CREDENTIALS, CREDENTIALS]);
    assert.equal(await house.connections.list(house.userId), []);
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
