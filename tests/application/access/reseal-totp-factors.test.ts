import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { aesSealer } from '../../../adapters/system/aes-sealer.ts';
import { resealTotpFactors } from '../../../application/second-factors/reseal-totp-factors.ts';
import { newTotpFactor, totpContext } from '../../../domain/access/second-factor/totp-factor.ts';
import { aUser, MADE_AT } from '../../support/fixtures.ts';

const [OLD, NEW, LOST] = [randomBytes(32), randomBytes(32), randomBytes(32)];

test('secrets of authenticator apps are sealed under the first key, and those that nobody can open stay', async () => {
  const { stores } = createMemoryStore();
  const [ada, bob, cleo] = [await aUser(stores), await aUser(stores), await aUser(stores)];
  await stores.totpFactors.put(newTotpFactor(ada.id, aesSealer([OLD]).seal('ADA', totpContext(ada.id)), MADE_AT));
  const lost = aesSealer([LOST]).seal('BOB', totpContext(bob.id));
  await stores.totpFactors.put(newTotpFactor(bob.id, lost, MADE_AT));
  const reseal = resealTotpFactors({ ...stores, sealer: aesSealer([NEW, OLD]) });
  assert.is(await reseal(), 1);
  assert.is(await reseal(), 0);
  const sealed = (await stores.totpFactors.get(ada.id))?.sealedSecret ?? '';
  assert.is(aesSealer([NEW]).open(sealed, totpContext(ada.id)), 'ADA');
  assert.is((await stores.totpFactors.get(bob.id))?.sealedSecret, lost);
  assert.is(await stores.totpFactors.get(cleo.id), undefined);
});

test.run();
