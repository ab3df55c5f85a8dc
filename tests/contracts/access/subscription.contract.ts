import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Holder } from '../../../domain/access/user.ts';
import type { SubscriptionPort } from '../../../domain/ports/subscription-port.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { aUser, MADE_AT, newAccessToken } from '../../support/fixtures.ts';

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

  /** What a credential of the user stands for now. */
  const holderOf = async (userId: number): Promise<Pick<Holder, 'id' | 'revisions'>> => {
    const { hash } = await under.stores.accessTokens.add(newAccessToken(userId));
    const holder = (await under.stores.accessTokens.findByHash(hash))?.holder;
    if (holder === undefined) throw new Error('The user is not there.');
    return holder;
  };
  const isActive = async (userId: number) => under.subscriptions.isActive(await holderOf(userId));
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
    await under.stores.users.update(id, (user) => ({ ...user, plan: 'free' }));
    assert.is(await isActive(id), false);
  });

  test('unknown and deleted users have none', async () => {
    const { id } = await aSubscriber('pro');
    const holder = await holderOf(id);
    await under.stores.users.erase(id, MADE_AT);
    assert.is(await under.subscriptions.isActive(holder), false);
    assert.is(await under.subscriptions.isActive({ ...holder, id: id + 1_000_000 }), false);
  });

  test.run();
}
