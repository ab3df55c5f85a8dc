import * as assert from 'uvu/assert';
import type { ApiKey } from '../../../domain/access/credential.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { aUser, newAccessToken, newApiKey, someHash, timestamp } from '../../support/fixtures.ts';
import { newConnectedApp } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { unstorableTextIsRefused } from '../unstorable-text.ts';
import { ownedThingsContract } from './owned-things.ts';

const FIRST = timestamp('2026-04-01T00:00:00.000001Z');
const SECOND = timestamp('2026-04-01T00:00:00.000002Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function apiKeyRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`ApiKeyRepo on ${storeName}`, open);
  ownedThingsContract(test, stores, {
    key: 'hash',
    make: newApiKey,
    unusual: { name: 'Ключ', scopes: ['finance:read'], lastUsedAt: FIRST, revokedAt: SECOND },
    add: (key) => stores.apiKeys.add(key),
    find: async (hash) => (await stores.apiKeys.findByHash(hash))?.key,
    list: (userId) => stores.apiKeys.list(userId),
  });

  test('keys are listed by id, revoked and expired ones too', async () => {
    const { id: userId } = await aUser(stores);
    const first = await stores.apiKeys.add(newApiKey(userId, { name: 'b', revokedAt: FIRST }));
    const second = await stores.apiKeys.add(
      newApiKey(userId, { name: 'a', expiresAt: timestamp('1999-01-01T00:00:00.5Z') }),
    );
    const third = await stores.apiKeys.add(newApiKey(userId));
    await stores.apiKeys.touch(userId, first.id, FIRST);
    assert.equal(await stores.apiKeys.list(userId), [{ ...first, lastUsedAt: FIRST }, second, third]);
  });

  test('a revoked key says so on the next look-up, and the first time stays', async () => {
    const key = await aKey(stores);
    await stores.apiKeys.revoke(key.userId, key.id, FIRST);
    assert.equal((await stores.apiKeys.findByHash(key.hash))?.key, { ...key, revokedAt: FIRST });
    await stores.apiKeys.revoke(key.userId, key.id, SECOND);
    assert.equal((await stores.apiKeys.findByHash(key.hash))?.key, { ...key, revokedAt: FIRST });
  });

  test('an unknown key, and another user’s, cannot be revoked', async () => {
    const key = await aKey(stores);
    const { id: strangerId } = await aUser(stores);
    await refusedAs('not_found', stores.apiKeys.revoke(key.userId, NOBODY, FIRST));
    await refusedAs('not_found', stores.apiKeys.revoke(strangerId, key.id, FIRST));
    assert.equal((await stores.apiKeys.findByHash(key.hash))?.key, key);
  });

  test('the last use moves forward only', async () => {
    const key = await aKey(stores);
    await stores.apiKeys.touch(key.userId, key.id, SECOND);
    assert.is((await stores.apiKeys.findByHash(key.hash))?.key.lastUsedAt, SECOND);
    await stores.apiKeys.touch(key.userId, key.id, FIRST);
    assert.is((await stores.apiKeys.findByHash(key.hash))?.key.lastUsedAt, SECOND);
  });

  test('another user’s key is not there: neither listed nor touched', async () => {
    const key = await aKey(stores);
    const { id: strangerId } = await aUser(stores);
    assert.equal(await stores.apiKeys.list(strangerId), []);
    await stores.apiKeys.touch(strangerId, key.id, FIRST).catch(() => undefined);
    assert.equal((await stores.apiKeys.findByHash(key.hash))?.key, key);
  });

  test('a key of nobody, and text that cannot be stored unchanged, are refused', async () => {
    const { id: userId } = await aUser(stores);
    await refused(stores.apiKeys.add(newApiKey(NOBODY)));
    await unstorableTextIsRefused(async (name) => (await stores.apiKeys.add(newApiKey(userId, { name }))).name);
  });

  test.run();
}

export function accessTokenRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`AccessTokenRepo on ${storeName}`, open);
  ownedThingsContract(test, stores, {
    key: 'hash',
    make: newAccessToken,
    unusual: { audience: 'v1', scopes: ['finance:read', 'finance:write'], revokedAt: FIRST },
    add: (token) => stores.accessTokens.add(token),
    find: async (hash) => (await stores.accessTokens.findByHash(hash))?.token,
    outlivesUser: true,
  });

  test('expired tokens, and those of deleted users, are found', async () => {
    const { id: userId } = await aUser(stores);
    const expired = { expiresAt: timestamp('1999-01-01T00:00:00.5Z') };
    const token = await stores.accessTokens.add(newAccessToken(userId, expired));
    await stores.users.erase(userId, FIRST);
    assert.equal((await stores.accessTokens.findByHash(token.hash))?.token, token);
  });

  test('a revoked token says so on the next look-up, and the first time stays', async () => {
    const { id: userId } = await aUser(stores);
    const token = await stores.accessTokens.add(newAccessToken(userId));
    await stores.accessTokens.revoke(token.hash, FIRST);
    await stores.accessTokens.revoke(token.hash, SECOND);
    assert.equal((await stores.accessTokens.findByHash(token.hash))?.token, { ...token, revokedAt: FIRST });
  });

  test('revoking an approval revokes all of its tokens and no others', async () => {
    const { id: userId } = await aUser(stores);
    const [grantId, otherGrant] = [someHash(), someHash()];
    const first = await stores.accessTokens.add(newAccessToken(userId, { clientId: 'c', grantId }));
    const second = await stores.accessTokens.add(newAccessToken(userId, { clientId: 'c', grantId, revokedAt: FIRST }));
    const other = await stores.accessTokens.add(newAccessToken(userId, { clientId: 'c', grantId: otherGrant }));
    await stores.accessTokens.revokeGrant(grantId, SECOND);
    assert.is((await stores.accessTokens.findByHash(first.hash))?.token.revokedAt, SECOND);
    assert.is((await stores.accessTokens.findByHash(second.hash))?.token.revokedAt, FIRST);
    assert.equal((await stores.accessTokens.findByHash(other.hash))?.token, other);
  });

  test('a token is not stored for an approval that has ended', async () => {
    const { id: userId } = await aUser(stores);
    const { id, grantId } = await stores.connectedApps.add(newConnectedApp(userId));
    await stores.accessTokens.add(newAccessToken(userId, { clientId: 'c', grantId }));
    await stores.connectedApps.revoke(userId, id, FIRST);
    const late = newAccessToken(userId, { clientId: 'c', grantId });
    await refusedAs('conflict', stores.accessTokens.add(late));
    assert.is(await stores.accessTokens.findByHash(late.hash), undefined);
  });

  test('no token that is stored while its approval ends stays alive', async () => {
    const { id: userId } = await aUser(stores);
    for (let round = 0; round < 10; round += 1) {
      const { id, grantId } = await stores.connectedApps.add(newConnectedApp(userId));
      const tokens = Array.from({ length: 8 }, () => newAccessToken(userId, { clientId: 'c', grantId }));
      const end = unitOfWork.run(async (stores) => {
        await stores.connectedApps.revoke(userId, id, FIRST);
        await stores.accessTokens.revokeGrant(grantId, FIRST);
      });
      await Promise.all([...tokens.map((token) => stores.accessTokens.add(token).catch(() => undefined)), end]);
      const stored = await Promise.all(tokens.map(({ hash }) => stores.accessTokens.findByHash(hash)));
      const live = stored.filter((found) => found !== undefined && found.token.revokedAt === null);
      assert.equal(live, []);
    }
  });

  test('expired tokens are removed, live ones are not', async () => {
    const { id: userId } = await aUser(stores);
    const expired = newAccessToken(userId, { expiresAt: timestamp('2001-01-01T00:00:00.000000Z') });
    const live = newAccessToken(userId, { expiresAt: timestamp('2001-01-03T00:00:00.000000Z') });
    for (const token of [expired, live]) await stores.accessTokens.add(token);
    assert.ok((await stores.accessTokens.removeExpired(timestamp('2001-01-02T00:00:00.000000Z'))) >= 1);
    assert.is(await stores.accessTokens.findByHash(expired.hash), undefined);
    assert.is((await stores.accessTokens.findByHash(live.hash))?.token.hash, live.hash);
  });

  test.run();
}

async function aKey(stores: Stores): Promise<ApiKey> {
  const { id } = await aUser(stores);
  return stores.apiKeys.add(newApiKey(id));
}
