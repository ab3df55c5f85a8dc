import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubscriptionPort } from '../../domain/ports/subscription-port.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { aUser, MADE_AT } from '../support/fixtures.ts';

export interface SubscriptionsUnderTest {
  readonly stores: Stores;
  readonly subscriptions: SubscriptionPort;
  close(): Promise<void>;
}

/** Every promise of `SubscriptionPort`. */
export function subscriptionContract(name: string, open: () => Promise<SubscriptionsUnderTest>): void {
  const test = suite(`subscriptions on ${name}`);
  let under: SubscriptionsUnderTest;
  test('the store opens', async () => {
    under = await open();
  });
  test.after(() => under.close());

  const isActive = (userId: number) => under.subscriptions.isActive(userId);
  const aSubscriber = (plan: 'free' | 'pro') => aUser(under.stores, { plan });

  test('the plan pro is an active subscription, and the plan free is none', async () => {
    assert.is(await isActive((await aSubscriber('pro')).id), true);
    assert.is(await isActive((await aSubscriber('free')).id), false);
  });

  test('a change of plan counts from the next question on', async () => {
    const { id } = await aSubscriber('free');
    assert.is(await isActive(id), false);
    await under.stores.users.update(id, (user) => ({ ...user, plan: 'pro' }));
    assert.is(await isActive(id), true);
  });

  test('unknown and deleted users have none', async () => {
    const { id } = await aSubscriber('pro');
    await under.stores.users.erase(id, MADE_AT);
    assert.is(await isActive(id), false);
    assert.is(await isActive(id + 1_000_000), false);
  });

  test.run();
}
