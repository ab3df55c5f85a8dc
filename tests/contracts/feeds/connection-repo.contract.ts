import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { addSeconds } from '../../../domain/calendar.ts';
import { endLease, takeLease } from '../../../domain/feeds/lease.ts';
import { pluck } from '../../support/assertions.ts';
import { aWholeConnection, newFeedAccount, newFeedConnection } from '../../support/feeds/feed-fixtures.ts';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { refused, refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const NOBODY = Number.MAX_SAFE_INTEGER;
/** Other suites use the store too, so moments of this one are its own. */
const DUE = timestamp('1999-01-01T00:00:00.000000Z');

export function connectionRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`ConnectionRepo on ${storeName}`, open);

  const aPerson = async () => {
    const { id: userId } = await aUser(stores);
    return { ...stores, userId };
  };

  test('a connection comes back as it went in, whole and bare, and only to its user', async () => {
    const { connections, userId } = await aPerson();
    const { userId: strangerId } = await aPerson();
    const [whole, bare] = [aWholeConnection(userId), newFeedConnection(userId, { nextSyncAt: null })];
    const [first, second] = [await connections.add(whole), await connections.add(bare)];
    assert.equal(first, { ...whole, id: first.id });
    assert.equal(second, { ...bare, id: second.id });
    assert.equal(await connections.get(userId, first.id), first);
    assert.equal(await connections.list(userId), [first, second]);
    assert.is(await connections.get(strangerId, first.id), undefined);
    assert.equal(await connections.list(strangerId), []);
  });

  test('a change is stored, and a change that throws is not', async () => {
    const { connections, userId } = await aPerson();
    const stored = await connections.add(aWholeConnection(userId));
    const bare = { ...newFeedConnection(userId), id: stored.id };
    assert.equal(await connections.update(userId, stored.id, () => bare), bare);
    assert.equal(await connections.get(userId, stored.id), bare);
    const error = new Error('no');
    const fails = connections.update(userId, stored.id, () => {
      throw error;
    });
    assert.is(await refused(fails), error);
    assert.equal(await connections.get(userId, stored.id), bare);
    await refusedAs('not_found', connections.update(NOBODY, stored.id, unchanged));
    await refusedAs('not_found', connections.update(userId, NOBODY, unchanged));
  });

  test('of 16 who want the lease at once, one gets it, and after it ends another one', async () => {
    const { connections, userId } = await aPerson();
    const { id } = await connections.add(newFeedConnection(userId));
    const race = async (at = MADE_AT) => {
      const holders = Array.from({ length: 16 }, () => randomUUID());
      const takes = holders.map((holder) => connections.update(userId, id, (one) => takeLease(one, holder, at)));
      const taken = (await Promise.allSettled(takes)).map(({ status }) => status === 'fulfilled');
      return holders.filter((_, index) => taken[index]);
    };
    const [winner, ...others] = await race();
    assert.equal(others, []);
    assert.equal(await race(), []);
    await connections.update(userId, id, (one) => endLease(one, winner ?? ''));
    assert.is((await race()).length, 1);
    assert.is((await race(addSeconds(MADE_AT, 60 * 60))).length, 1);
  });

  test('due are those whose time has come, that nobody has leased and that have credentials', async () => {
    const { connections, userId } = await aPerson();
    const before = addSeconds(DUE, -60);
    const lease = (seconds: number) => ({ holder: randomUUID(), until: addSeconds(DUE, seconds) });
    const add = (changes: Parameters<typeof newFeedConnection>[1]) =>
      connections.add(newFeedConnection(userId, changes));
    const second = await add({ nextSyncAt: DUE });
    const first = await add({ nextSyncAt: before });
    const third = await add({ nextSyncAt: DUE, lease: lease(0) });
    await add({ nextSyncAt: addSeconds(DUE, 1) });
    await add({ nextSyncAt: null });
    await add({ nextSyncAt: before, lease: lease(1) });
    await add({ nextSyncAt: before, sealedCredentials: null });
    const own = (await connections.due(DUE, 100)).filter((one) => one.userId === userId);
    assert.equal(pluck(own, 'id'), [first.id, second.id, third.id]);
    assert.is((await connections.due(DUE, 2)).length, 2);
    for (const { id } of await connections.list(userId)) await connections.remove(userId, id);
  });

  test('the connections of all users come page by page, each once', async () => {
    const { connections, userId } = await aPerson();
    const { userId: otherId } = await aPerson();
    const first = await connections.add(newFeedConnection(userId, { nextSyncAt: null }));
    const second = await connections.add(newFeedConnection(otherId, { nextSyncAt: null }));
    const third = await connections.add(newFeedConnection(userId, { nextSyncAt: null }));
    const places = [first, second, third].map((one) => ({ userId: one.userId, id: one.id }));
    assert.equal(await connections.page(first.id - 1, 2), places.slice(0, 2));
    assert.equal(await connections.page(second.id, 2), places.slice(2));
    assert.equal(await connections.page(third.id, 2), []);
  });

  test('a connection is found by its provider’s key and by the state of its consent, the state only by its user', async () => {
    const { connections, userId } = await aPerson();
    const { userId: strangerId } = await aPerson();
    const whole = aWholeConnection(userId);
    const { id } = await connections.add(whole);
    assert.equal(await connections.withProviderKey('simplefin', whole.providerKey ?? ''), { userId, id });
    assert.is(await connections.withProviderKey('plaid', whole.providerKey ?? ''), undefined);
    assert.is((await connections.withState(userId, whole.consent?.stateHash ?? ''))?.id, id);
    assert.is(await connections.withState(strangerId, whole.consent?.stateHash ?? ''), undefined);
    assert.is(await connections.withState(userId, 'other'), undefined);
  });

  test('a consent that nobody finished in time is forgotten, with its connection if that never worked', async () => {
    const { connections, feedAccounts, userId } = await aPerson();
    const consent = (seconds: number) => ({
      stateHash: randomUUID(),
      sealedPending: 'v1.pending',
      expiresAt: addSeconds(DUE, seconds),
    });
    const add = (seconds: number, sealedCredentials: string | null) =>
      connections.add(newFeedConnection(userId, { consent: consent(seconds), sealedCredentials, nextSyncAt: null }));
    const [never, renewed, open] = [await add(0, null), await add(0, 'v1.old'), await add(1, null)];
    await feedAccounts.put(newFeedAccount(never));
    assert.is(await connections.dropExpiredConsents(DUE), 2);
    assert.equal(await connections.list(userId), [{ ...renewed, consent: null }, open]);
    assert.is(await connections.dropExpiredConsents(DUE), 0);
    await connections.remove(userId, open.id);
  });

  test('a removed connection is gone with its accounts, and only for its user', async () => {
    const { connections, feedAccounts, userId } = await aPerson();
    const { userId: strangerId } = await aPerson();
    const [gone, stays] = [
      await connections.add(newFeedConnection(userId)),
      await connections.add(newFeedConnection(userId)),
    ];
    await feedAccounts.put(newFeedAccount(gone));
    await feedAccounts.put(newFeedAccount(stays));
    await refusedAs('not_found', connections.remove(strangerId, gone.id));
    assert.equal(await connections.remove(userId, gone.id), gone);
    await refusedAs('not_found', connections.remove(userId, gone.id));
    assert.equal(await connections.list(userId), [stays]);
    assert.equal(pluck(await feedAccounts.listAll(userId), 'connectionId'), [stays.id]);
  });

  test('erasing a user erases the connections, and nothing is stored for them any more', async () => {
    const { connections, feedAccounts, users, userId } = await aPerson();
    const connection = await connections.add(newFeedConnection(userId));
    await feedAccounts.put(newFeedAccount(connection));
    await users.erase(userId, MADE_AT);
    assert.equal(await connections.list(userId), []);
    assert.equal(await feedAccounts.listAll(userId), []);
    await refused(connections.add(newFeedConnection(userId)));
    await refused(feedAccounts.put(newFeedAccount(connection)));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { connections, userId } = await aPerson();
    const stored = await connections.add(aWholeConnection(userId));
    const copy = structuredClone(stored);
    tamper(await connections.get(userId, stored.id));
    tamper(stored);
    assert.equal(await connections.get(userId, copy.id), copy);
  });

  test.run();
}
