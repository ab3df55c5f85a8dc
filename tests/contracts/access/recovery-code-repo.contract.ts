import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { refused } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function recoveryCodeRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`RecoveryCodeRepo on ${storeName}`, open);

  test('new codes take the place of all earlier ones', async () => {
    const { id: userId } = await aUser(stores);
    assert.is(await stores.recoveryCodes.count(userId), 0);
    const [old, kept, added] = [someHash(), someHash(), someHash()];
    await stores.recoveryCodes.replaceAll(userId, [old, kept], MADE_AT);
    assert.is(await stores.recoveryCodes.count(userId), 2);
    await stores.recoveryCodes.replaceAll(userId, [kept, added], LATER);
    assert.is(await stores.recoveryCodes.spend(userId, old), false);
    assert.is(await stores.recoveryCodes.spend(userId, added), true);
    assert.is(await stores.recoveryCodes.count(userId), 1);
    await stores.recoveryCodes.replaceAll(userId, [], LATER);
    assert.is(await stores.recoveryCodes.count(userId), 0);
  });

  test('a code can be used by its own user only', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const hash = someHash();
    await stores.recoveryCodes.replaceAll(userId, [hash], MADE_AT);
    assert.is(await stores.recoveryCodes.spend(strangerId, hash), false);
    assert.is(await stores.recoveryCodes.spend(NOBODY, hash), false);
    assert.is(await stores.recoveryCodes.spend(userId, hash), true);
  });

  test('of 16 uses of one code at once, one succeeds', async () => {
    const { id: userId } = await aUser(stores);
    const hash = someHash();
    await stores.recoveryCodes.replaceAll(userId, [hash, someHash()], MADE_AT);
    const uses = await Promise.all(Array.from({ length: 16 }, () => stores.recoveryCodes.spend(userId, hash)));
    assert.is(uses.filter((isUsed) => isUsed).length, 1);
    assert.is(await stores.recoveryCodes.count(userId), 1);
  });

  test('a set with the same code twice is refused, and the earlier codes stay', async () => {
    const { id: userId } = await aUser(stores);
    await stores.recoveryCodes.replaceAll(userId, [someHash()], MADE_AT);
    const hash = someHash();
    await refused(stores.recoveryCodes.replaceAll(userId, [hash, hash], LATER));
    assert.is(await stores.recoveryCodes.count(userId), 1);
  });

  test('erasing a user erases their codes, and no new ones are stored', async () => {
    const { id: userId } = await aUser(stores);
    const hash = someHash();
    await stores.recoveryCodes.replaceAll(userId, [hash], MADE_AT);
    await stores.users.erase(userId, LATER);
    assert.is(await stores.recoveryCodes.spend(userId, hash), false);
    await refused(stores.recoveryCodes.replaceAll(userId, [hash], LATER));
    await refused(stores.recoveryCodes.replaceAll(NOBODY, [hash], LATER));
  });

  test.run();
}
