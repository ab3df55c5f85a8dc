import * as assert from 'uvu/assert';
import { acceptStep } from '../../../domain/access/second-factor/totp-factor.ts';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { newTotp } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function totpFactorRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`TotpFactorRepo on ${storeName}`, open);

  test('a factor comes back as it went in, and only to its user', async () => {
    const { id: userId } = await aUser(stores);
    const factor = newTotp(userId, { confirmedAt: LATER, lastStep: 59_000_000 });
    assert.is(await stores.totpFactors.get(userId), undefined);
    await stores.totpFactors.put(factor);
    assert.equal(await stores.totpFactors.get(userId), factor);
    assert.is(await stores.totpFactors.get(NOBODY), undefined);
  });

  test('a new factor takes the place of an unconfirmed one, and not of a confirmed one', async () => {
    const { id: userId } = await aUser(stores);
    await stores.totpFactors.put(newTotp(userId, { sealedSecret: 'first' }));
    const second = newTotp(userId, { sealedSecret: 'second', confirmedAt: MADE_AT, lastStep: 7 });
    await stores.totpFactors.put(second);
    await refusedAs('conflict', stores.totpFactors.put(newTotp(userId, { sealedSecret: 'third' })));
    assert.equal(await stores.totpFactors.get(userId), second);
  });

  test('of 16 uses of one step at once, one is accepted', async () => {
    const { id: userId } = await aUser(stores);
    await stores.totpFactors.put(newTotp(userId));
    const uses = Array.from({ length: 16 }, () =>
      stores.totpFactors.update(userId, (row) => acceptStep(row, 5, LATER)),
    );
    const accepted = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled');
    assert.is(accepted.length, 1);
    assert.equal(await stores.totpFactors.get(userId), newTotp(userId, { confirmedAt: LATER, lastStep: 5 }));
  });

  test('a refused change changes nothing, and there is nothing to change for somebody without a factor', async () => {
    const { id: userId } = await aUser(stores);
    await stores.totpFactors.put(newTotp(userId, { lastStep: 9 }));
    await refusedAs(
      'invalid',
      stores.totpFactors.update(userId, (row) => acceptStep(row, 9, LATER)),
    );
    assert.equal(await stores.totpFactors.get(userId), newTotp(userId, { lastStep: 9 }));
    await refusedAs('not_found', stores.totpFactors.update(NOBODY, unchanged));
  });

  test('a removed factor is gone, and removing it again does nothing', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    await stores.totpFactors.put(newTotp(userId));
    await stores.totpFactors.put(newTotp(strangerId));
    await stores.totpFactors.remove(userId);
    await stores.totpFactors.remove(userId);
    assert.is(await stores.totpFactors.get(userId), undefined);
    assert.equal(await stores.totpFactors.get(strangerId), newTotp(strangerId));
  });

  test('erasing a user erases the factor, and no new one is stored', async () => {
    const { id: userId } = await aUser(stores);
    await stores.totpFactors.put(newTotp(userId));
    await stores.users.erase(userId, LATER);
    assert.is(await stores.totpFactors.get(userId), undefined);
    await refused(stores.totpFactors.put(newTotp(userId)));
    await refused(stores.totpFactors.put(newTotp(NOBODY)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { id: userId } = await aUser(stores);
    await stores.totpFactors.put(newTotp(userId));
    tamper(await stores.totpFactors.get(userId));
    assert.equal(await stores.totpFactors.get(userId), newTotp(userId));
  });

  test.run();
}
