import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { someHash, timestamp } from '../../support/fixtures.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';

const PAST = timestamp('2001-01-01T00:00:00.000000Z');
const NOW = timestamp('2001-01-02T00:00:00.000000Z');
const FUTURE = timestamp('2001-01-03T00:00:00.000000Z');

export function spentChallengeRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`SpentChallengeRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('of 16 who spend one challenge at once, one is the first', async () => {
    const { spentChallenges } = store.stores;
    const hash = someHash();
    const spent = await Promise.all(Array.from({ length: 16 }, () => spentChallenges.spend(hash, FUTURE)));
    assert.is(spent.filter((isFirst) => isFirst).length, 1);
    assert.is(await spentChallenges.spend(hash, FUTURE), false);
    assert.is(await spentChallenges.spend(someHash(), FUTURE), true);
  });

  test('what has expired is forgotten, and nothing else', async () => {
    const { spentChallenges } = store.stores;
    const [old, live] = [someHash(), someHash()];
    await spentChallenges.spend(old, PAST);
    await spentChallenges.spend(live, FUTURE);
    assert.ok((await spentChallenges.removeExpired(NOW)) >= 1);
    assert.is(await spentChallenges.spend(old, PAST), true);
    assert.is(await spentChallenges.spend(live, FUTURE), false);
  });

  test.run();
}
