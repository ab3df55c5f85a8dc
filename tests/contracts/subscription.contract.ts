import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubscriptionPort } from '../../domain/ports/subscription-port.ts';
import { aUser, MADE_AT } from '../support/fixtures.ts';
import type { StoreUnderTest } from './store-under-test.ts';

export interface SubscriptionsUnderTest extends StoreUnderTest {
  /** Of the users of `stores`. */
  readonly subscriptions: SubscriptionPort;
}

export function subscriptionContract(storeName: string, open: () => Promise<SubscriptionsUnderTest>): void {
  const test = suite(`SubscriptionPort on ${storeName}`);
  let store: SubscriptionsUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('PRO is active, free is not', async () => {
    const pro = await aUser(store.stores, { plan: 'pro' });
    const free = await aUser(store.stores, { plan: 'free' });
    assert.is(await store.subscriptions.isActive(pro.id), true);
    assert.is(await store.subscriptions.isActive(free.id), false);
  });

  test('a change of plan holds from the next question on', async () => {
    const { id } = await aUser(store.stores, { plan: 'free' });
    await store.stores.users.update(id, (user) => ({ ...user, plan: 'pro' }));
    assert.is(await store.subscriptions.isActive(id), true);
    await store.stores.users.update(id, (user) => ({ ...user, plan: 'free' }));
    assert.is(await store.subscriptions.isActive(id), false);
  });

  test('it is never active for nobody and for a deleted user', async () => {
    const { id } = await aUser(store.stores, { plan: 'pro' });
    await store.stores.users.erase(id, MADE_AT);
    assert.is(await store.subscriptions.isActive(id), false);
    assert.is(await store.subscriptions.isActive(Number.MAX_SAFE_INTEGER), false);
  });

  test.run();
}
