import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { cleanUp } from '../../application/service/clean-up.ts';
import { addSeconds } from '../../domain/calendar.ts';
import { testClock } from '../support/clock.ts';
import { newFeedConnection } from '../support/feeds/feed-fixtures.ts';
import { newUpload } from '../support/files/import-fixtures.ts';
import { aUser, newAccessToken } from '../support/fixtures.ts';
import { newConnectedApp, newOAuthRecord, newPendingSignIn, newSession } from '../support/sign-in/sign-in-fixtures.ts';

const cleaning = suite('removing what has expired');

cleaning('expired sign-ins go and live ones stay; a client that nobody approved has a day', async () => {
  const { stores } = createMemoryStore();
  const clock = testClock();
  const now = clock.now();
  const [before, after] = [addSeconds(now, -1), addSeconds(now, 1)];
  const { id: userId } = await aUser(stores);
  await stores.sessions.add(newSession(userId, { expiresAt: before }));
  await stores.sessions.add(newSession(userId, { expiresAt: after }));
  await stores.pendingSignIns.add(newPendingSignIn(userId, { expiresAt: before }));
  await stores.pendingSignIns.add(newPendingSignIn(userId, { expiresAt: after }));
  await stores.spentChallenges.spend('before', before);
  await stores.spentChallenges.spend('after', after);
  await stores.accessTokens.add(newAccessToken(userId, { expiresAt: before }));
  await stores.oauthRecords.put(newOAuthRecord({ expiresAt: before }));
  const client = (uid: string, seconds: number) =>
    stores.oauthRecords.put(
      newOAuthRecord({ kind: 'Client', uid, createdAt: addSeconds(now, seconds), expiresAt: null }),
    );
  await client('used', -100_000);
  await client('unused', -100_000);
  await client('new', -80_000);
  await stores.connectedApps.add(newConnectedApp(userId, { clientId: 'used' }));

  const consent = { stateHash: 'state', sealedPending: 'v1.pending', expiresAt: before };
  await stores.connections.add(newFeedConnection(userId, { consent, sealedCredentials: null }));

  await stores.uploads.add(newUpload(userId, { expiresAt: before }));
  await stores.uploads.add(newUpload(userId, { expiresAt: after }));

  const removed = await cleanUp({ ...stores, clock })();

  assert.equal(removed, {
    oauthRecords: 1,
    clients: 1,
    accessTokens: 1,
    sessions: 1,
    pendingSignIns: 1,
    spentChallenges: 1,
    consents: 1,
    uploads: 1,
  });
  assert.is((await stores.sessions.list(userId)).length, 1);
  assert.is(await stores.oauthRecords.count('Client'), 2);
});

cleaning.run();
