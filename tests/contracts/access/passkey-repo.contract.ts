import * as assert from 'uvu/assert';
import { usePasskey } from '../../../domain/access/second-factor/passkey.ts';
import { aUser, timestamp } from '../../support/fixtures.ts';
import { newPasskey } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { ownedThingsContract } from './owned-things.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');

export function passkeyRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`PasskeyRepo on ${storeName}`, open);
  ownedThingsContract(test, stores, {
    key: 'credentialId',
    make: newPasskey,
    unusual: { transports: [], lastUsedAt: LATER },
    add: (passkey) => stores.passkeys.add(passkey),
    find: (credentialId) => stores.passkeys.findByCredentialId(credentialId),
    list: (userId) => stores.passkeys.list(userId),
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

  test.run();
}
