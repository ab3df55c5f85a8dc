import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { newPendingSignIn } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const NOBODY = Number.MAX_SAFE_INTEGER;

export function pendingSignInRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`PendingSignInRepo on ${storeName}`, open);

  test('a pending sign-in comes back as it went in, with an id', async () => {
    const { id: userId } = await aUser(stores);
    const given = newPendingSignIn(userId);
    const added = await stores.pendingSignIns.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await stores.pendingSignIns.findByHash(given.hash), added);
    assert.is(await stores.pendingSignIns.findByHash(someHash()), undefined);
  });

  test('the same hash twice is a conflict', async () => {
    const { id: userId } = await aUser(stores);
    const { hash } = await stores.pendingSignIns.add(newPendingSignIn(userId));
    await refusedAs('conflict', stores.pendingSignIns.add(newPendingSignIn(userId, { hash })));
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

  test('erasing a user ends theirs, and no new one is stored', async () => {
    const { id: userId } = await aUser(stores);
    const { hash } = await stores.pendingSignIns.add(newPendingSignIn(userId));
    await stores.users.erase(userId, MADE_AT);
    assert.is(await stores.pendingSignIns.findByHash(hash), undefined);
    await refused(stores.pendingSignIns.add(newPendingSignIn(userId)));
    await refused(stores.pendingSignIns.add(newPendingSignIn(NOBODY)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { id: userId } = await aUser(stores);
    const added = await stores.pendingSignIns.add(newPendingSignIn(userId));
    const expected = structuredClone(added);
    tamper(added);
    tamper(await stores.pendingSignIns.findByHash(expected.hash));
    assert.equal(await stores.pendingSignIns.findByHash(expected.hash), expected);
  });

  test.run();
}
