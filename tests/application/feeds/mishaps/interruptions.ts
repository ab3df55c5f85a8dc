import * as assert from 'uvu/assert';
import { startDueFetch } from '../../../../domain/feeds/fetching.ts';
import { LEASE_SECONDS } from '../../../../domain/feeds/lease.ts';
import { aFetch } from '../../../support/feeds/fake-feed.ts';
import { refusal } from '../../../support/refusal.ts';
import { type FeedHouse, feedHouse } from '../feed-house.ts';
import { BOOKS, COFFEE, DAY } from '../payments.ts';
import type { FeedScenarios } from '../scenarios.ts';

/** As a process does that is killed before the provider has answered. */
async function dies(house: FeedHouse, id: number) {
  const holder = house.ports.secrets.uuid();
  const at = house.clock.now();
  await house.connections.update(house.userId, id, (one) => startDueFetch(one, holder, house.feed.fetchesPerDay, at));
}

/** The store has connections of other tests as well. */
async function fetchDue(house: FeedHouse, id: number) {
  for (;;) {
    const outcome = await house.syncNext();
    if (outcome === undefined || outcome.connectionId === id) return outcome;
  }
}

async function settled(house: FeedHouse, id: number) {
  const { state, problem, nextSyncAt } = await house.show(id);
  return [state, problem?.code, nextSyncAt === null];
}

/** Fetches that are killed (doors notes, feeds 6). */
export const interruptionScenarios: FeedScenarios = (test, store) => {
  test('6: a killed fetch is made again when its lease ends, and until then the connection says so', async () => {
    const house = await feedHouse(store);
    house.feed.fetchesPerDay = 4;
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE], { cursor: 'c1' }));
    await house.sync(id);
    house.clock.advanceSeconds(DAY / 2);
    await dies(house, id);
    house.clock.advanceSeconds(LEASE_SECONDS + 1);
    house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'c2' }));
    assert.equal(await settled(house, id), ['active', 'interrupted', false]);
    assert.match((await house.show(id)).advice ?? '', 'The last fetch was interrupted.');
    assert.is((await fetchDue(house, id))?.added, 1);
    assert.equal(await settled(house, id), ['active', undefined, false]);
    assert.equal(await house.amounts(), ['-1200', '-350']);
  });

  test('6: a service that dies at each fetch does not ask more often than the provider allows, and says so', async () => {
    const house = await feedHouse(store);
    house.feed.fetchesPerDay = 3;
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    for (let nth = 0; nth < 4; nth += 1) {
      await dies(house, id);
      house.clock.advanceSeconds(LEASE_SECONDS + 1);
    }
    assert.is(await fetchDue(house, id), undefined);
    assert.equal(await settled(house, id), ['rate_limited', 'rate_limited', false]);
    assert.match((await house.show(id)).advice ?? '', 'Fetches were interrupted');
    assert.is((await refusal(() => house.sync(id)))?.code, 'too_many_attempts');
    house.clock.advanceSeconds(DAY);
    assert.is((await fetchDue(house, id))?.added, 1);
    assert.equal(await settled(house, id), ['active', undefined, false]);
  });
};
