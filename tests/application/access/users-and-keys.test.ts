import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { opaqueAccessTokenVerifier } from '../../../adapters/oauth/opaque-access-token-verifier.ts';
import { aesSealer } from '../../../adapters/system/aes-sealer.ts';
import { argon2PasswordHasher } from '../../../adapters/system/argon2-password-hasher.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../../../application/access/api-keys.ts';
import { authenticate } from '../../../application/access/authenticate.ts';
import { noteAppUse } from '../../../application/apps/connected-apps.ts';
import { createUser } from '../../../application/users/create-user.ts';
import { deleteUser } from '../../../application/users/delete-user.ts';
import { setPlan } from '../../../application/users/users.ts';
import { testClock } from '../../support/clock.ts';
import { aUser, newUser } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';

function house() {
  const { stores, unitOfWork } = createMemoryStore();
  const clock = testClock();
  const secrets = nodeSecrets();
  const ports = { ...stores, unitOfWork, clock, secrets };
  const accessTokens = opaqueAccessTokenVerifier({ ...ports, noteAppUse: noteAppUse(ports) });
  return {
    stores,
    ports: { ...ports, accessTokens },
    clock,
    create: createUser({ ...ports, passwords: argon2PasswordHasher() }),
    remove: deleteUser({ ...ports, bankFeeds: new Map(), sealer: aesSealer([randomBytes(32)]) }),
    plan: setPlan(ports),
    createKey: createApiKey(ports),
    keys: listApiKeys(ports),
    revoke: revokeApiKey(ports),
    authenticate: authenticate({ ...ports, accessTokens }),
  };
}

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@example.test';
const READ = { email: EMAIL, scopes: ['finance:read'] as const };

const users = suite('users');

users('are found by their address in any case, and an address can be taken only once', async () => {
  const { create, plan } = house();
  const user = await create({ email: ' Ada@Example.Test ', password: PASSWORD });
  assert.is(user.email, EMAIL);
  assert.is((await plan('ADA@example.test', 'pro')).plan, 'pro');
  assert.is((await refusal(() => create({ email: EMAIL, password: PASSWORD })))?.code, 'conflict');
});

users('are stored without their password, only with its hash', async () => {
  const { create } = house();
  const user = await create({ email: EMAIL, password: PASSWORD });
  assert.match(user.passwordHash ?? '', /^\$argon2id\$/);
  assert.not.match(JSON.stringify(user), PASSWORD);
});

users('are refused with a short password or an invalid address, naming the field', async () => {
  const { create } = house();
  const short = await refusal(() => create({ email: EMAIL, password: 'short' }));
  assert.equal(Object.keys(short?.fields ?? {}), ['password']);
  const address = await refusal(() => create({ email: 'ada', password: PASSWORD }));
  assert.equal(Object.keys(address?.fields ?? {}), ['email']);
});

const keys = suite('API keys');

keys('authenticate their user with their scopes, which always include finance:read', async () => {
  const { stores, createKey, authenticate: door } = house();
  const user = await aUser(stores, newUser({ email: EMAIL }));
  const { secret, apiKey } = await createKey({ email: EMAIL, scopes: ['finance:write'] });
  assert.match(secret, /^coffer_sk_[0-9A-Za-z]{49}$/);
  assert.is(apiKey.lastFour, secret.slice(-4));
  const principal = await door(secret, 'v1');
  assert.is(principal.userId, user.id);
  assert.equal([...principal.scopes].sort(), ['finance:read', 'finance:write']);
});

keys('are stored only as a digest', async () => {
  const { stores, createKey, keys: list } = house();
  await aUser(stores, newUser({ email: EMAIL }));
  const { secret } = await createKey(READ);
  assert.not.match(JSON.stringify(await list(EMAIL)), secret.slice(12, 50));
});

keys('are invalid after a year, after they are revoked, and after their user is deleted', async () => {
  const { stores, clock, createKey, revoke, remove, authenticate: door } = house();
  await aUser(stores, newUser({ email: EMAIL }));
  const first = await createKey(READ);
  await door(first.secret, 'v1');
  await revoke(EMAIL, first.apiKey.id);
  assert.is((await refusal(() => door(first.secret, 'v1')))?.code, 'unauthenticated');
  const second = await createKey(READ);
  clock.advanceSeconds(365 * 24 * 60 * 60 - 5);
  await door(second.secret, 'v1');
  clock.advanceSeconds(10);
  assert.is((await refusal(() => door(second.secret, 'v1')))?.code, 'unauthenticated');
  const third = await createKey(READ);
  await remove(EMAIL);
  assert.is((await refusal(() => door(third.secret, 'v1')))?.code, 'unauthenticated');
});

keys('of another user cannot be revoked', async () => {
  const { stores, createKey, revoke } = house();
  await aUser(stores, newUser({ email: EMAIL }));
  await aUser(stores, newUser({ email: 'eve@example.test' }));
  const { apiKey } = await createKey(READ);
  assert.is((await refusal(() => revoke('eve@example.test', apiKey.id)))?.code, 'not_found');
});

keys('record their last use to the minute', async () => {
  const { stores, clock, createKey, keys: list, authenticate: door } = house();
  await aUser(stores, newUser({ email: EMAIL }));
  const { secret } = await createKey(READ);
  clock.advanceSeconds(95);
  await door(secret, 'v1');
  await door(secret, 'v1');
  assert.is((await list(EMAIL))[0]?.lastUsedAt, '2026-03-15T10:01:00.000000Z');
});

keys('write their last use once a minute, however often they are used', async () => {
  const { stores, ports, clock, createKey } = house();
  await aUser(stores, newUser({ email: EMAIL }));
  const { secret } = await createKey(READ);
  const written: string[] = [];
  const apiKeys: typeof stores.apiKeys = {
    ...stores.apiKeys,
    touch: (userId, id, at) => {
      written.push(at);
      return stores.apiKeys.touch(userId, id, at);
    },
  };
  const door = authenticate({ ...ports, apiKeys });
  for (const seconds of [0, 20, 20, 20]) {
    clock.advanceSeconds(seconds);
    await door(secret, 'v1');
  }
  assert.equal(written, ['2026-03-15T10:00:00.000000Z', '2026-03-15T10:01:00.000000Z']);
});

for (const tests of [users, keys]) tests.run();
