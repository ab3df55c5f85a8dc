import * as assert from 'uvu/assert';
import { usePasskey } from '../../../domain/access/second-factor/passkey.ts';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { newPasskey } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function passkeyRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`PasskeyRepo on ${storeName}`, open);

  test('a passkey comes back as it went in, with an id', async () => {
    const { id: userId } = await aUser(stores);
    const given = newPasskey(userId);
    const added = await stores.passkeys.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await stores.passkeys.findByCredentialId(given.credentialId), added);
    assert.is(await stores.passkeys.findByCredentialId('unknown'), undefined);
  });

  test('passkeys are listed by id, and only the user’s own', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const first = await stores.passkeys.add(newPasskey(userId, { transports: [] }));
    const second = await stores.passkeys.add(newPasskey(userId));
    await stores.passkeys.add(newPasskey(strangerId));
    assert.equal(await stores.passkeys.list(userId), [first, second]);
  });

  test('a credential that somebody has already is a conflict', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const { credentialId } = await stores.passkeys.add(newPasskey(userId));
    await refusedAs('conflict', stores.passkeys.add(newPasskey(strangerId, { credentialId })));
  });

  test('of 16 uses with the same counter at once, one is accepted', async () => {
    const { id: userId } = await aUser(stores);
    const passkey = await stores.passkeys.add(newPasskey(userId));
    const uses = Array.from({ length: 16 }, () =>
      stores.passkeys.update(userId, passkey.id, (row) => usePasskey(row, 4, LATER)),
    );
    const accepted = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled');
    assert.is(accepted.length, 1);
    assert.equal(await stores.passkeys.list(userId), [{ ...passkey, counter: 4, lastUsedAt: LATER }]);
  });

  test('another user’s passkey can be neither changed nor removed', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const passkey = await stores.passkeys.add(newPasskey(userId));
    await refusedAs('not_found', stores.passkeys.update(strangerId, passkey.id, unchanged));
    await refusedAs('not_found', stores.passkeys.remove(strangerId, passkey.id));
    assert.equal(await stores.passkeys.list(userId), [passkey]);
    await stores.passkeys.remove(userId, passkey.id);
    assert.equal(await stores.passkeys.list(userId), []);
    await refusedAs('not_found', stores.passkeys.remove(userId, passkey.id));
  });

  test('a name of more than 60 characters is refused', async () => {
    const { id: userId } = await aUser(stores);
    await refused(stores.passkeys.add(newPasskey(userId, { name: 'x'.repeat(61) })));
    await refused(stores.passkeys.add(newPasskey(userId, { name: '' })));
  });

  test('erasing a user erases their passkeys, and no new one is stored', async () => {
    const { id: userId } = await aUser(stores);
    const { credentialId } = await stores.passkeys.add(newPasskey(userId));
    await stores.users.erase(userId, MADE_AT);
    assert.is(await stores.passkeys.findByCredentialId(credentialId), undefined);
    await refused(stores.passkeys.add(newPasskey(userId)));
    await refused(stores.passkeys.add(newPasskey(NOBODY)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { id: userId } = await aUser(stores);
    const added = await stores.passkeys.add(newPasskey(userId));
    const expected = structuredClone(added);
    tamper(added);
    tamper(await stores.passkeys.findByCredentialId(expected.credentialId));
    assert.equal(await stores.passkeys.list(userId), [expected]);
  });

  test.run();
}
