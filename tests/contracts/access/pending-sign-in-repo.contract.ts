import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { newPendingSignIn } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const NOBODY = Number.MAX_SAFE_INTEGER;

export function pendingSignInRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`PendingSignInRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('a pending sign-in comes back as it went in, with an id', async () => {
    const { pendingSignIns } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const given = newPendingSignIn(userId);
    const added = await pendingSignIns.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await pendingSignIns.findByHash(given.hash), added);
    assert.is(await pendingSignIns.findByHash(someHash()), undefined);
  });

  test('the same hash twice is a conflict', async () => {
    const { pendingSignIns } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { hash } = await pendingSignIns.add(newPendingSignIn(userId));
    await refusedAs('conflict', pendingSignIns.add(newPendingSignIn(userId, { hash })));
  });

  test('of 16 who end one at once, one is told that it was there', async () => {
    const { pendingSignIns } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id, hash } = await pendingSignIns.add(newPendingSignIn(userId));
    const ends = await Promise.all(Array.from({ length: 16 }, () => pendingSignIns.remove(userId, id)));
    assert.is(ends.filter((isEnded) => isEnded).length, 1);
    assert.is(await pendingSignIns.findByHash(hash), undefined);
  });

  test('another user’s cannot be ended', async () => {
    const { pendingSignIns } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const { id, hash } = await pendingSignIns.add(newPendingSignIn(userId));
    assert.is(await pendingSignIns.remove(strangerId, id), false);
    await pendingSignIns.removeAll(strangerId);
    assert.ok(await pendingSignIns.findByHash(hash));
    await pendingSignIns.removeAll(userId);
    assert.is(await pendingSignIns.findByHash(hash), undefined);
  });

  test('expired ones are removed, those that last on are not', async () => {
    const { pendingSignIns } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const old = newPendingSignIn(userId, { expiresAt: timestamp('2001-01-01T00:00:00.000000Z') });
    const live = newPendingSignIn(userId, { expiresAt: timestamp('2001-01-03T00:00:00.000000Z') });
    await pendingSignIns.add(old);
    await pendingSignIns.add(live);
    assert.ok((await pendingSignIns.removeExpired(timestamp('2001-01-02T00:00:00.000000Z'))) >= 1);
    assert.is(await pendingSignIns.findByHash(old.hash), undefined);
    assert.ok(await pendingSignIns.findByHash(live.hash));
  });

  test('erasing a user ends theirs, and no new one is stored', async () => {
    const { pendingSignIns, users } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { hash } = await pendingSignIns.add(newPendingSignIn(userId));
    await users.erase(userId, MADE_AT);
    assert.is(await pendingSignIns.findByHash(hash), undefined);
    await refused(pendingSignIns.add(newPendingSignIn(userId)));
    await refused(pendingSignIns.add(newPendingSignIn(NOBODY)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { pendingSignIns } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const added = await pendingSignIns.add(newPendingSignIn(userId));
    const expected = structuredClone(added);
    tamper(added);
    tamper(await pendingSignIns.findByHash(expected.hash));
    assert.equal(await pendingSignIns.findByHash(expected.hash), expected);
  });

  test.run();
}
