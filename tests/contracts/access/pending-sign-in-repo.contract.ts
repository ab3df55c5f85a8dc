import * as assert from 'uvu/assert';
import { aUser, timestamp } from '../../support/fixtures.ts';
import { newPendingSignIn } from '../../support/sign-in/sign-in-fixtures.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { ownedThingsContract } from './owned-things.ts';

export function pendingSignInRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`PendingSignInRepo on ${storeName}`, open);
  ownedThingsContract(test, stores, {
    key: 'hash',
    make: newPendingSignIn,
    unusual: {},
    add: (pending) => stores.pendingSignIns.add(pending),
    find: (hash) => stores.pendingSignIns.findByHash(hash),
  });

  test('of 16 who end one at once, one is told that it was there', async () => {
    const { id: userId } = await aUser(stores);
    const { id, hash } = await stores.pendingSignIns.add(newPendingSignIn(userId));
    const ends = await Promise.all(Array.from({ length: 16 }, () => stores.pendingSignIns.remove(userId, id)));
    assert.is(ends.filter((isEnded) => isEnded).length, 1);
    assert.is(await stores.pendingSignIns.findByHash(hash), undefined);
  });

  test('another user’s cannot be ended', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const { id, hash } = await stores.pendingSignIns.add(newPendingSignIn(userId));
    assert.is(await stores.pendingSignIns.remove(strangerId, id), false);
    await stores.pendingSignIns.removeAll(strangerId);
    assert.ok(await stores.pendingSignIns.findByHash(hash));
    await stores.pendingSignIns.removeAll(userId);
    assert.is(await stores.pendingSignIns.findByHash(hash), undefined);
  });

  test('expired ones are removed, those that last on are not', async () => {
    const { id: userId } = await aUser(stores);
    const old = newPendingSignIn(userId, { expiresAt: timestamp('2001-01-01T00:00:00.000000Z') });
    const live = newPendingSignIn(userId, { expiresAt: timestamp('2001-01-03T00:00:00.000000Z') });
    await stores.pendingSignIns.add(old);
    await stores.pendingSignIns.add(live);
    assert.ok((await stores.pendingSignIns.removeExpired(timestamp('2001-01-02T00:00:00.000000Z'))) >= 1);
    assert.is(await stores.pendingSignIns.findByHash(old.hash), undefined);
    assert.ok(await stores.pendingSignIns.findByHash(live.hash));
  });

  test.run();
}
