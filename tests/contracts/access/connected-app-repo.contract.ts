import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aUser, timestamp } from '../../support/fixtures.ts';
import { newConnectedApp } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const FIRST = timestamp('2026-04-01T00:00:00.000001Z');
const SECOND = timestamp('2026-04-01T00:00:00.000002Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function connectedAppRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`ConnectedAppRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('an app comes back as it went in, with an id', async () => {
    const { connectedApps } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const given = newConnectedApp(userId, { redirectHosts: ['a.example', 'cursor:'], audience: 'v1' });
    const added = await connectedApps.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await connectedApps.findByGrant(given.grantId), added);
    assert.equal(await connectedApps.list(userId), [added]);
    assert.is(await connectedApps.findByGrant('unknown'), undefined);
  });

  test('the same grant twice is a conflict', async () => {
    const { connectedApps } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { grantId } = await connectedApps.add(newConnectedApp(userId));
    await refusedAs('conflict', connectedApps.add(newConnectedApp(userId, { grantId })));
  });

  test('a revoked app stays listed, and the first time stays', async () => {
    const { connectedApps } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const app = await connectedApps.add(newConnectedApp(userId));
    assert.equal(await connectedApps.revoke(userId, app.id, FIRST), { ...app, revokedAt: FIRST });
    assert.equal(await connectedApps.revoke(userId, app.id, SECOND), { ...app, revokedAt: FIRST });
    assert.equal(await connectedApps.list(userId), [{ ...app, revokedAt: FIRST }]);
  });

  test('another user’s app is neither listed, revoked nor touched', async () => {
    const { connectedApps } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const app = await connectedApps.add(newConnectedApp(userId));
    assert.equal(await connectedApps.list(strangerId), []);
    await refusedAs('not_found', connectedApps.revoke(strangerId, app.id, FIRST));
    await refusedAs('not_found', connectedApps.revoke(userId, NOBODY, FIRST));
    await connectedApps.touch(strangerId, app.grantId, FIRST);
    assert.equal(await connectedApps.findByGrant(app.grantId), app);
  });

  test('the last use moves forward only', async () => {
    const { connectedApps } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { grantId } = await connectedApps.add(newConnectedApp(userId));
    await connectedApps.touch(userId, grantId, SECOND);
    await connectedApps.touch(userId, grantId, FIRST);
    assert.is((await connectedApps.findByGrant(grantId))?.lastUsedAt, SECOND);
  });

  test('erasing a user removes their apps, and no new one is stored', async () => {
    const { connectedApps, users } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { grantId } = await connectedApps.add(newConnectedApp(userId));
    await users.erase(userId, FIRST);
    assert.is(await connectedApps.findByGrant(grantId), undefined);
    await refused(connectedApps.add(newConnectedApp(userId)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { connectedApps } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const added = await connectedApps.add(newConnectedApp(userId));
    const expected = structuredClone(added);
    tamper(added);
    tamper(await connectedApps.list(userId));
    assert.equal(await connectedApps.findByGrant(expected.grantId), expected);
  });

  test.run();
}
