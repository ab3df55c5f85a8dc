import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { usePasskey } from '../../../domain/access/second-factor/passkey.ts';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { newPasskey } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function passkeyRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`PasskeyRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('a passkey comes back as it went in, with an id', async () => {
    const { passkeys } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const given = newPasskey(userId);
    const added = await passkeys.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await passkeys.findByCredentialId(given.credentialId), added);
    assert.is(await passkeys.findByCredentialId('unknown'), undefined);
  });

  test('passkeys are listed by id, and only the user’s own', async () => {
    const { passkeys } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const first = await passkeys.add(newPasskey(userId, { transports: [] }));
    const second = await passkeys.add(newPasskey(userId));
    await passkeys.add(newPasskey(strangerId));
    assert.equal(await passkeys.list(userId), [first, second]);
  });

  test('a credential that somebody has already is a conflict', async () => {
    const { passkeys } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const { credentialId } = await passkeys.add(newPasskey(userId));
    await refusedAs('conflict', passkeys.add(newPasskey(strangerId, { credentialId })));
  });

  test('of 16 uses with the same counter at once, one is accepted', async () => {
    const { passkeys } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const passkey = await passkeys.add(newPasskey(userId));
    const uses = Array.from({ length: 16 }, () =>
      passkeys.update(userId, passkey.id, (row) => usePasskey(row, 4, LATER)),
    );
    const accepted = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled');
    assert.is(accepted.length, 1);
    assert.equal(await passkeys.list(userId), [{ ...passkey, counter: 4, lastUsedAt: LATER }]);
  });

  test('another user’s passkey can be neither changed nor removed', async () => {
    const { passkeys } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const passkey = await passkeys.add(newPasskey(userId));
    await refusedAs(
      'not_found',
      passkeys.update(strangerId, passkey.id, (row) => row),
    );
    await refusedAs('not_found', passkeys.remove(strangerId, passkey.id));
    assert.equal(await passkeys.list(userId), [passkey]);
    await passkeys.remove(userId, passkey.id);
    assert.equal(await passkeys.list(userId), []);
    await refusedAs('not_found', passkeys.remove(userId, passkey.id));
  });

  test('a name of more than 60 characters is refused', async () => {
    const { id: userId } = await aUser(store.stores);
    await refused(store.stores.passkeys.add(newPasskey(userId, { name: 'x'.repeat(61) })));
    await refused(store.stores.passkeys.add(newPasskey(userId, { name: '' })));
  });

  test('erasing a user erases their passkeys, and no new one is stored', async () => {
    const { passkeys, users } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { credentialId } = await passkeys.add(newPasskey(userId));
    await users.erase(userId, MADE_AT);
    assert.is(await passkeys.findByCredentialId(credentialId), undefined);
    await refused(passkeys.add(newPasskey(userId)));
    await refused(passkeys.add(newPasskey(NOBODY)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { passkeys } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const added = await passkeys.add(newPasskey(userId));
    const expected = structuredClone(added);
    tamper(added);
    tamper(await passkeys.findByCredentialId(expected.credentialId));
    assert.equal(await passkeys.list(userId), [expected]);
  });

  test.run();
}
