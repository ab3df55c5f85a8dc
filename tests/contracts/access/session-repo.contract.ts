import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { newSession } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function sessionRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`SessionRepo on ${storeName}`, open);

  test('a session comes back as it went in, with an id', async () => {
    const { id: userId } = await aUser(stores);
    const given = newSession(userId, { userAgent: 'Mozilla/5.0 “Ключ”' });
    const added = await stores.sessions.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await stores.sessions.findByHash(given.hash), added);
    assert.is(await stores.sessions.findByHash(someHash()), undefined);
  });

  test('sessions are listed by id, and only the user’s own', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const first = await stores.sessions.add(newSession(userId, { expiresAt: MADE_AT }));
    const second = await stores.sessions.add(newSession(userId));
    await stores.sessions.add(newSession(strangerId));
    assert.equal(await stores.sessions.list(userId), [first, second]);
  });

  test('the same hash twice is a conflict', async () => {
    const { id: userId } = await aUser(stores);
    const session = await stores.sessions.add(newSession(userId));
    await refusedAs('conflict', stores.sessions.add(newSession(userId, { hash: session.hash })));
  });

  test('an update stores the change, and another user’s session cannot be updated', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const session = await stores.sessions.add(newSession(userId));
    const updated = await stores.sessions.update(userId, session.id, (row) => ({ ...row, lastSeenAt: LATER }));
    assert.equal(updated, { ...session, lastSeenAt: LATER });
    assert.equal(await stores.sessions.findByHash(session.hash), updated);
    await refusedAs('not_found', stores.sessions.update(strangerId, session.id, unchanged));
    await refusedAs('not_found', stores.sessions.update(userId, NOBODY, unchanged));
  });

  test('a removed session is gone, and removing another user’s does nothing', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const session = await stores.sessions.add(newSession(userId));
    await stores.sessions.remove(strangerId, session.id);
    assert.equal(await stores.sessions.findByHash(session.hash), session);
    await stores.sessions.remove(userId, session.id);
    assert.is(await stores.sessions.findByHash(session.hash), undefined);
  });

  test('all of a user’s sessions end but the one that is kept', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const kept = await stores.sessions.add(newSession(userId));
    await stores.sessions.add(newSession(userId));
    const foreign = await stores.sessions.add(newSession(strangerId));
    await stores.sessions.removeAll(userId, kept.id);
    assert.equal(await stores.sessions.list(userId), [kept]);
    await stores.sessions.removeAll(userId);
    assert.equal(await stores.sessions.list(userId), []);
    assert.equal(await stores.sessions.list(strangerId), [foreign]);
  });

  test('expired sessions are removed, those that last on are not', async () => {
    const { id: userId } = await aUser(stores);
    await stores.sessions.add(newSession(userId, { expiresAt: timestamp('2001-01-01T00:00:00.000000Z') }));
    const live = await stores.sessions.add(newSession(userId, { expiresAt: timestamp('2001-01-03T00:00:00.000000Z') }));
    assert.ok((await stores.sessions.removeExpired(timestamp('2001-01-02T00:00:00.000000Z'))) >= 1);
    assert.equal(await stores.sessions.list(userId), [live]);
  });

  test('erasing a user ends their sessions, and no new one is stored', async () => {
    const { id: userId } = await aUser(stores);
    const session = await stores.sessions.add(newSession(userId));
    await stores.users.erase(userId, LATER);
    assert.is(await stores.sessions.findByHash(session.hash), undefined);
    await refused(stores.sessions.add(newSession(userId)));
    await refused(stores.sessions.add(newSession(NOBODY)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { id: userId } = await aUser(stores);
    const added = await stores.sessions.add(newSession(userId));
    const expected = structuredClone(added);
    tamper(added);
    tamper(await stores.sessions.findByHash(expected.hash));
    assert.equal(await stores.sessions.findByHash(expected.hash), expected);
  });

  test.run();
}
