import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { loadKeys, rotateKeys } from '../../adapters/oauth/authorization-server/keys.ts';
import { aesSealer } from '../../adapters/system/aes-sealer.ts';
import { SealBroken } from '../../domain/ports/access/sealer.ts';
import { testClock } from '../support/clock.ts';

const keys = suite('keys of the service');

keys('are made once, and two services that start at once use the same', async () => {
  const ports = aKeyring();
  const [first, second] = await Promise.all([loadKeys(ports), loadKeys(ports)]);
  assert.equal(first, second);
  assert.equal(await loadKeys(ports), first);
  assert.is(first.signing.length, 1);
  assert.is(first.cookies.length, 1);
});

keys('a rotation signs with new ones and keeps the older two for checking', async () => {
  const ports = aKeyring();
  const before = await loadKeys(ports);
  for (let times = 0; times < 3; times += 1) await rotateKeys(ports);
  const after = await loadKeys(ports);
  assert.is(after.signing.length, 3);
  assert.not.ok(after.signing.some(({ kid }) => kid === before.signing[0]?.kid));
});

keys('are sealed again under a new secret key, and the old one is not needed afterwards', async () => {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const ports = aKeyring(aesSealer([oldKey]));
  const { cookies } = await loadKeys(ports);
  await rotateKeys({ ...ports, sealer: aesSealer([newKey, oldKey]) });
  const after = await loadKeys({ ...ports, sealer: aesSealer([newKey]) });
  assert.is(after.cookies[1], cookies[0]);
});

keys('no key is stored in clear, and another secret key opens none', async () => {
  const ports = aKeyring();
  const { cookies, signing } = await loadKeys(ports);
  const stored = JSON.stringify([await ports.serviceKeys.list('cookies'), await ports.serviceKeys.list('signing')]);
  for (const secret of [cookies[0] ?? '', String(Reflect.get(signing[0] ?? {}, 'd'))])
    assert.not.ok(stored.includes(secret));
  const error = await loadKeys({ ...ports, sealer: aesSealer([randomBytes(32)]) }).catch((thrown: unknown) => thrown);
  assert.instance(error, SealBroken);
});

keys('a sealed text says whether it would be sealed under the same key again', () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  const sealed = aesSealer([old]).seal('the secret', 'feed:1');
  const rotating = aesSealer([fresh, old]);
  assert.equal([aesSealer([old]).isCurrent(sealed), rotating.isCurrent(sealed)], [true, false]);
  assert.ok(rotating.isCurrent(rotating.seal(rotating.open(sealed, 'feed:1'), 'feed:1')));
});

keys('a sealed text that was altered, or belongs elsewhere, is not opened', () => {
  const sealer = aesSealer([randomBytes(32)]);
  const sealed = sealer.seal('the secret', 'totp:1');
  assert.is(sealer.open(sealed, 'totp:1'), 'the secret');
  const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  assert.throws(
    () => sealer.open(sealed, 'totp:2'),
    (error: unknown) => error instanceof SealBroken,
  );
  assert.throws(
    () => sealer.open(altered, 'totp:1'),
    (error: unknown) => error instanceof SealBroken,
  );
  assert.throws(
    () => sealer.open('v2.x.y', 'totp:1'),
    (error: unknown) => error instanceof SealBroken,
  );
});

function aKeyring(sealer = aesSealer([randomBytes(32)])) {
  return { serviceKeys: createMemoryStore().stores.serviceKeys, sealer, clock: testClock() };
}

keys.run();
