import * as assert from 'uvu/assert';
import { aUser, timestamp } from '../../support/fixtures.ts';
import { newConnectedApp } from '../../support/sign-in/sign-in-fixtures.ts';
import { refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { ownedThingsContract } from './owned-things.ts';

const FIRST = timestamp('2026-04-01T00:00:00.000001Z');
const SECOND = timestamp('2026-04-01T00:00:00.000002Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function connectedAppRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`ConnectedAppRepo on ${storeName}`, open);
  ownedThingsContract(test, stores, {
    key: 'grantId',
    make: newConnectedApp,
    unusual: { redirectHosts: ['a.example', 'cursor:'], audience: 'v1' },
    add: (app) => stores.connectedApps.add(app),
    find: (grantId) => stores.connectedApps.findByGrant(grantId),
    list: (userId) => stores.connectedApps.list(userId),
  });

  test('a revoked app stays listed, and the first time stays', async () => {
    const { id: userId } = await aUser(stores);
    const app = await stores.connectedApps.add(newConnectedApp(userId));
    assert.equal(await stores.connectedApps.revoke(userId, app.id, FIRST), { ...app, revokedAt: FIRST });
    assert.equal(await stores.connectedApps.revoke(userId, app.id, SECOND), { ...app, revokedAt: FIRST });
    assert.equal(await stores.connectedApps.list(userId), [{ ...app, revokedAt: FIRST }]);
  });

  test('a client is approved for as long as somebody’s approval of it lives', async () => {
    const { id: userId } = await aUser(stores);
    const { id: otherId } = await aUser(stores);
    const clientId = `https://client.example/${userId}`;
    assert.is(await stores.connectedApps.isClientApproved(clientId), false);
    const apps = await Promise.all(
      [userId, otherId].map((id) => stores.connectedApps.add(newConnectedApp(id, { clientId }))),
    );
    for (const app of apps) {
      assert.is(await stores.connectedApps.isClientApproved(clientId), true);
      await stores.connectedApps.revoke(app.userId, app.id, FIRST);
    }
    assert.is(await stores.connectedApps.isClientApproved(clientId), false);
  });

  test('another user’s app is neither listed, revoked nor touched', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const app = await stores.connectedApps.add(newConnectedApp(userId));
    assert.equal(await stores.connectedApps.list(strangerId), []);
    await refusedAs('not_found', stores.connectedApps.revoke(strangerId, app.id, FIRST));
    await refusedAs('not_found', stores.connectedApps.revoke(userId, NOBODY, FIRST));
    await stores.connectedApps.touch(strangerId, app.grantId, FIRST);
    assert.equal(await stores.connectedApps.findByGrant(app.grantId), app);
  });

  test('the last use moves forward only', async () => {
    const { id: userId } = await aUser(stores);
    const { grantId } = await stores.connectedApps.add(newConnectedApp(userId));
    await stores.connectedApps.touch(userId, grantId, SECOND);
    await stores.connectedApps.touch(userId, grantId, FIRST);
    assert.is((await stores.connectedApps.findByGrant(grantId))?.lastUsedAt, SECOND);
  });

  test.run();
}
