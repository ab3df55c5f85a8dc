import * as assert from 'uvu/assert';
import { someHash, timestamp } from '../../support/fixtures.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

const PAST = timestamp('2001-01-01T00:00:00.000000Z');
const NOW = timestamp('2001-01-02T00:00:00.000000Z');
const FUTURE = timestamp('2001-01-03T00:00:00.000000Z');

export function spentChallengeRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`SpentChallengeRepo on ${storeName}`, open);

  test('of 16 who spend one challenge at once, one is the first', async () => {
    const hash = someHash();
    const spent = await Promise.all(Array.from({ length: 16 }, () => stores.spentChallenges.spend(hash, FUTURE)));
    assert.is(spent.filter((isFirst) => isFirst).length, 1);
    assert.is(await stores.spentChallenges.spend(hash, FUTURE), false);
    assert.is(await stores.spentChallenges.spend(someHash(), FUTURE), true);
  });

  test('what has expired is forgotten, and nothing else', async () => {
    const [old, live] = [someHash(), someHash()];
    await stores.spentChallenges.spend(old, PAST);
    await stores.spentChallenges.spend(live, FUTURE);
    assert.ok((await stores.spentChallenges.removeExpired(NOW)) >= 1);
    assert.is(await stores.spentChallenges.spend(old, PAST), true);
    assert.is(await stores.spentChallenges.spend(live, FUTURE), false);
  });

  test.run();
}
