import * as assert from 'uvu/assert';
import type { Renewal } from '../../../domain/categorising/renewal.ts';
import { aManualAccount, aTransaction, aUser, newRenewal, timestamp } from '../../support/fixtures.ts';
import { refused } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const LAST = Number.MAX_SAFE_INTEGER;
const NOTHING = { count: 0, latest: null };

export function renewalRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`RenewalRepo on ${storeName}`, open);

  async function renewedTransactions(count: number) {
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId);
    const renewals: Renewal[] = [];
    for (let nth = 0; nth < count; nth += 1) renewals.push(newRenewal(await aTransaction(stores, account)));
    await stores.renewals.putAll(userId, renewals);
    return { userId, renewals };
  }

  test('what was renewed comes back as it went in, the newest transaction first, page by page', async () => {
    const { userId, renewals } = await renewedTransactions(3);
    const [first, second, third] = renewals;
    assert.equal(await stores.renewals.page(userId, LAST, 2), [third, second]);
    assert.equal(await stores.renewals.page(userId, second!.id, 2), [first]);
    assert.equal(await stores.renewals.summary(userId), { count: 3, latest: first!.renewedAt });
  });

  test('a later renewal replaces the one before', async () => {
    const { userId, renewals } = await renewedTransactions(2);
    const again = { ...renewals[0]!, renewedAt: LATER, before: renewals[0]!.after };
    await stores.renewals.putAll(userId, [again]);
    await stores.renewals.putAll(userId, []);
    assert.equal(await stores.renewals.page(userId, LAST, 9), [renewals[1], again]);
    assert.equal(await stores.renewals.summary(userId), { count: 2, latest: LATER });
  });

  test('what was removed is gone, and what belongs to a deleted transaction is not shown', async () => {
    const { userId, renewals } = await renewedTransactions(4);
    const [gone, marked, removed, left] = renewals.map(({ id }) => id) as [number, number, number, number];
    await stores.renewals.remove(userId, [gone, LAST]);
    await stores.transactions.update(userId, marked, (one) => ({ ...one, deletedAt: LATER }));
    await stores.transactions.changeAll(userId, { removed: [removed] });
    assert.equal(await stores.renewals.page(userId, LAST, 9), [renewals[3]]);
    assert.is((await stores.renewals.summary(userId)).count, 1);
    await stores.renewals.remove(userId, [left]);
    assert.equal(await stores.renewals.summary(userId), NOTHING);
  });

  test('users see and remove their own alone, and nothing is stored for another’s transaction', async () => {
    const { userId, renewals } = await renewedTransactions(1);
    const { id: strangerId } = await aUser(stores);
    assert.equal(await stores.renewals.page(strangerId, LAST, 9), []);
    assert.equal(await stores.renewals.summary(strangerId), NOTHING);
    await stores.renewals.remove(
      strangerId,
      renewals.map(({ id }) => id),
    );
    assert.equal(await stores.renewals.page(userId, LAST, 9), renewals);
    await refused(stores.renewals.putAll(strangerId, renewals));
    await refused(stores.renewals.putAll(strangerId, [{ ...renewals[0]!, userId: strangerId }]));
  });

  test('what is changed outside changes nothing in the store', async () => {
    const { userId, renewals } = await renewedTransactions(1);
    const [page] = await stores.renewals.page(userId, LAST, 1);
    tamper(page!);
    assert.equal(await stores.renewals.page(userId, LAST, 1), renewals);
  });

  test.run();
}
