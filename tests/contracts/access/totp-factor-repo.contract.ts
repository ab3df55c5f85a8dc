import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { acceptStep } from '../../../domain/access/second-factor/totp-factor.ts';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { newTotp } from '../../support/sign-in/sign-in-fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function totpFactorRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`TotpFactorRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('a factor comes back as it went in, and only to its user', async () => {
    const { totpFactors } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const factor = newTotp(userId, { confirmedAt: LATER, lastStep: 59_000_000 });
    assert.is(await totpFactors.get(userId), undefined);
    await totpFactors.put(factor);
    assert.equal(await totpFactors.get(userId), factor);
    assert.is(await totpFactors.get(NOBODY), undefined);
  });

  test('a new factor takes the place of an unconfirmed one, and not of a confirmed one', async () => {
    const { totpFactors } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await totpFactors.put(newTotp(userId, { sealedSecret: 'first' }));
    const second = newTotp(userId, { sealedSecret: 'second', confirmedAt: MADE_AT, lastStep: 7 });
    await totpFactors.put(second);
    await refusedAs('conflict', totpFactors.put(newTotp(userId, { sealedSecret: 'third' })));
    assert.equal(await totpFactors.get(userId), second);
  });

  test('of 16 uses of one step at once, one is accepted', async () => {
    const { totpFactors } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await totpFactors.put(newTotp(userId));
    const uses = Array.from({ length: 16 }, () => totpFactors.update(userId, (row) => acceptStep(row, 5, LATER)));
    const accepted = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled');
    assert.is(accepted.length, 1);
    assert.equal(await totpFactors.get(userId), newTotp(userId, { confirmedAt: LATER, lastStep: 5 }));
  });

  test('a refused change changes nothing, and there is nothing to change for somebody without a factor', async () => {
    const { totpFactors } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await totpFactors.put(newTotp(userId, { lastStep: 9 }));
    await refusedAs(
      'invalid',
      totpFactors.update(userId, (row) => acceptStep(row, 9, LATER)),
    );
    assert.equal(await totpFactors.get(userId), newTotp(userId, { lastStep: 9 }));
    await refusedAs(
      'not_found',
      totpFactors.update(NOBODY, (row) => row),
    );
  });

  test('a removed factor is gone, and removing it again does nothing', async () => {
    const { totpFactors } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    await totpFactors.put(newTotp(userId));
    await totpFactors.put(newTotp(strangerId));
    await totpFactors.remove(userId);
    await totpFactors.remove(userId);
    assert.is(await totpFactors.get(userId), undefined);
    assert.equal(await totpFactors.get(strangerId), newTotp(strangerId));
  });

  test('erasing a user erases the factor, and no new one is stored', async () => {
    const { totpFactors, users } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await totpFactors.put(newTotp(userId));
    await users.erase(userId, LATER);
    assert.is(await totpFactors.get(userId), undefined);
    await refused(totpFactors.put(newTotp(userId)));
    await refused(totpFactors.put(newTotp(NOBODY)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { totpFactors } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await totpFactors.put(newTotp(userId));
    tamper(await totpFactors.get(userId));
    assert.equal(await totpFactors.get(userId), newTotp(userId));
  });

  test.run();
}
