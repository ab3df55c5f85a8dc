import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { aesSealer } from '../../adapters/system/aes-sealer.ts';
import { resealTotp } from '../../application/second-factors/reseal-totp.ts';
import { totpContext } from '../../domain/second-factor/totp-factor.ts';
import { aUser } from '../support/fixtures.ts';
import { newTotp } from '../support/sign-in-fixtures.ts';

const resealing = suite('sealing the secrets of authenticator apps again');

resealing('afterwards the old secret key opens none of them, and the new one all', async () => {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const { stores } = createMemoryStore();
  const [ada, bob] = [await aUser(stores), await aUser(stores)];
  for (const { id } of [ada, bob]) {
    const sealedSecret = aesSealer([oldKey]).seal(`secret of ${id}`, totpContext(id));
    await stores.totpFactors.put(newTotp(id, { sealedSecret }));
  }
  assert.is(await resealTotp({ totpFactors: stores.totpFactors, sealer: aesSealer([newKey, oldKey]) })(), 2);
  for (const { id } of [ada, bob]) {
    const { sealedSecret = '' } = (await stores.totpFactors.get(id)) ?? {};
    assert.is(aesSealer([newKey]).open(sealedSecret, totpContext(id)), `secret of ${id}`);
    assert.throws(() => aesSealer([oldKey]).open(sealedSecret, totpContext(id)));
  }
});

resealing.run();
