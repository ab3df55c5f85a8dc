import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';

const ISSUER = 'https://issuer.example/realms/home';

export function externalIdentityRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`ExternalIdentityRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('an identity comes back as it went in, by issuer and subject together', async () => {
    const { externalIdentities } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const given = { userId, issuer: ISSUER, subject: someHash(), createdAt: MADE_AT };
    const added = await externalIdentities.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await externalIdentities.find(ISSUER, given.subject), added);
    assert.is(await externalIdentities.find(`${ISSUER}/`, given.subject), undefined);
    assert.is(await externalIdentities.find(ISSUER, someHash()), undefined);
  });

  test('a subject is one user at most, also when two are linked at once', async () => {
    const { externalIdentities } = store.stores;
    const [first, second] = [await aUser(store.stores), await aUser(store.stores)];
    const subject = someHash();
    const link = (userId: number) => externalIdentities.add({ userId, issuer: ISSUER, subject, createdAt: MADE_AT });
    const outcomes = await Promise.allSettled([link(first.id), link(second.id)]);
    assert.is(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    await refusedAs('conflict', link(first.id));
  });

  test('a user’s identities are listed by id and removed, but not by others', async () => {
    const { externalIdentities } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const add = (subject: string) => externalIdentities.add({ userId, issuer: ISSUER, subject, createdAt: MADE_AT });
    const [first, second] = [await add(someHash()), await add(someHash())];
    assert.equal(await externalIdentities.list(userId), [first, second]);
    assert.equal(await externalIdentities.list(strangerId), []);
    await refusedAs('not_found', externalIdentities.remove(strangerId, first.id));
    await externalIdentities.remove(userId, first.id);
    assert.equal(await externalIdentities.list(userId), [second]);
    await refusedAs('not_found', externalIdentities.remove(userId, first.id));
  });

  test('erasing a user removes their identities, and no new one is stored', async () => {
    const { externalIdentities, users } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const given = { userId, issuer: ISSUER, subject: someHash(), createdAt: MADE_AT };
    await externalIdentities.add(given);
    await users.erase(userId, timestamp('2026-03-08T00:00:00.000001Z'));
    assert.is(await externalIdentities.find(ISSUER, given.subject), undefined);
    await refused(externalIdentities.add(given));
  });

  test('the holder of a subject is the live user to whom it is linked', async () => {
    const { externalIdentities, users } = store.stores;
    const { id: userId, currency, plan } = await aUser(store.stores);
    const { issuer, subject } = await externalIdentities.add({
      userId,
      issuer: ISSUER,
      subject: someHash(),
      createdAt: MADE_AT,
    });
    const holder = await externalIdentities.findHolder(issuer, subject);
    assert.equal(holder, { id: userId, currency, plan, revisions: holder?.revisions });
    assert.is(await externalIdentities.findHolder(issuer, `${subject}x`), undefined);
    await users.erase(userId, timestamp('2026-05-01T00:00:00.000001Z'));
    assert.is(await externalIdentities.findHolder(issuer, subject), undefined);
  });

  test.run();
}
