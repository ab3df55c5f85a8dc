import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { newSession } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function sessionRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`SessionRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('a session comes back as it went in, with an id', async () => {
    const { sessions } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const given = newSession(userId, { userAgent: 'Mozilla/5.0 “Ключ”' });
    const added = await sessions.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await sessions.findByHash(given.hash), added);
    assert.is(await sessions.findByHash(someHash()), undefined);
  });

  test('sessions are listed by id, and only the user’s own', async () => {
    const { sessions } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const first = await sessions.add(newSession(userId, { expiresAt: MADE_AT }));
    const second = await sessions.add(newSession(userId));
    await sessions.add(newSession(strangerId));
    assert.equal(await sessions.list(userId), [first, second]);
  });

  test('the same hash twice is a conflict', async () => {
    const { sessions } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const session = await sessions.add(newSession(userId));
    await refusedAs('conflict', sessions.add(newSession(userId, { hash: session.hash })));
  });

  test('an update stores the change, and another user’s session cannot be updated', async () => {
    const { sessions } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const session = await sessions.add(newSession(userId));
    const updated = await sessions.update(userId, session.id, (row) => ({ ...row, lastSeenAt: LATER }));
    assert.equal(updated, { ...session, lastSeenAt: LATER });
    assert.equal(await sessions.findByHash(session.hash), updated);
    await refusedAs(
      'not_found',
      sessions.update(strangerId, session.id, (row) => row),
    );
    await refusedAs(
      'not_found',
      sessions.update(userId, NOBODY, (row) => row),
    );
  });

  test('a removed session is gone, and removing another user’s does nothing', async () => {
    const { sessions } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const session = await sessions.add(newSession(userId));
    await sessions.remove(strangerId, session.id);
    assert.equal(await sessions.findByHash(session.hash), session);
    await sessions.remove(userId, session.id);
    assert.is(await sessions.findByHash(session.hash), undefined);
  });

  test('all of a user’s sessions end but the one that is kept', async () => {
    const { sessions } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const kept = await sessions.add(newSession(userId));
    await sessions.add(newSession(userId));
    const foreign = await sessions.add(newSession(strangerId));
    await sessions.removeAll(userId, kept.id);
    assert.equal(await sessions.list(userId), [kept]);
    await sessions.removeAll(userId);
    assert.equal(await sessions.list(userId), []);
    assert.equal(await sessions.list(strangerId), [foreign]);
  });

  test('expired sessions are removed, those that last on are not', async () => {
    const { sessions } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await sessions.add(newSession(userId, { expiresAt: timestamp('2001-01-01T00:00:00.000000Z') }));
    const live = await sessions.add(newSession(userId, { expiresAt: timestamp('2001-01-03T00:00:00.000000Z') }));
    assert.ok((await sessions.removeExpired(timestamp('2001-01-02T00:00:00.000000Z'))) >= 1);
    assert.equal(await sessions.list(userId), [live]);
  });

  test('erasing a user ends their sessions, and no new one is stored', async () => {
    const { sessions, users } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const session = await sessions.add(newSession(userId));
    await users.erase(userId, LATER);
    assert.is(await sessions.findByHash(session.hash), undefined);
    await refused(sessions.add(newSession(userId)));
    await refused(sessions.add(newSession(NOBODY)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { sessions } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const added = await sessions.add(newSession(userId));
    const expected = structuredClone(added);
    tamper(added);
    tamper(await sessions.findByHash(expected.hash));
    assert.equal(await sessions.findByHash(expected.hash), expected);
  });

  test.run();
}
