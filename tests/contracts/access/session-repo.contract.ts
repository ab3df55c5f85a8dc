import * as assert from 'uvu/assert';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { newSession } from '../../support/sign-in/sign-in-fixtures.ts';
import { refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { ownedThingsContract } from './owned-things.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function sessionRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`SessionRepo on ${storeName}`, open);
  ownedThingsContract(test, stores, {
    key: 'hash',
    make: newSession,
    unusual: { userAgent: 'Mozilla/5.0 “Ключ”', expiresAt: MADE_AT },
    add: (session) => stores.sessions.add(session),
    find: (hash) => stores.sessions.findByHash(hash),
    list: (userId) => stores.sessions.list(userId),
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

  test.run();
}
