import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

const ISSUER = 'https://issuer.example/realms/home';

export function externalIdentityRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`ExternalIdentityRepo on ${storeName}`, open);

  test('an identity comes back as it went in, by issuer and subject together', async () => {
    const { id: userId } = await aUser(stores);
    const given = { userId, issuer: ISSUER, subject: someHash(), createdAt: MADE_AT };
    const added = await stores.externalIdentities.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await stores.externalIdentities.find(ISSUER, given.subject), added);
    assert.is(await stores.externalIdentities.find(`${ISSUER}/`, given.subject), undefined);
    assert.is(await stores.externalIdentities.find(ISSUER, someHash()), undefined);
  });

  test('a subject is one user at most, also when two are linked at once', async () => {
    const [first, second] = [await aUser(stores), await aUser(stores)];
    const subject = someHash();
    const link = (userId: number) =>
      stores.externalIdentities.add({ userId, issuer: ISSUER, subject, createdAt: MADE_AT });
    const outcomes = await Promise.allSettled([link(first.id), link(second.id)]);
    assert.is(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    await refusedAs('conflict', link(first.id));
  });

  test('a user’s identities are listed by id and removed, but not by others', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const add = (subject: string) =>
      stores.externalIdentities.add({ userId, issuer: ISSUER, subject, createdAt: MADE_AT });
    const [first, second] = [await add(someHash()), await add(someHash())];
    assert.equal(await stores.externalIdentities.list(userId), [first, second]);
    assert.equal(await stores.externalIdentities.list(strangerId), []);
    await refusedAs('not_found', stores.externalIdentities.remove(strangerId, first.id));
    await stores.externalIdentities.remove(userId, first.id);
    assert.equal(await stores.externalIdentities.list(userId), [second]);
    await refusedAs('not_found', stores.externalIdentities.remove(userId, first.id));
  });

  test('erasing a user removes their identities, and no new one is stored', async () => {
    const { id: userId } = await aUser(stores);
    const given = { userId, issuer: ISSUER, subject: someHash(), createdAt: MADE_AT };
    await stores.externalIdentities.add(given);
    await stores.users.erase(userId, timestamp('2026-03-08T00:00:00.000001Z'));
    assert.is(await stores.externalIdentities.find(ISSUER, given.subject), undefined);
    await refused(stores.externalIdentities.add(given));
  });

  test('the holder of a subject is the live user to whom it is linked', async () => {
    const { id: userId, currency, plan } = await aUser(stores);
    const { issuer, subject } = await stores.externalIdentities.add({
      userId,
      issuer: ISSUER,
      subject: someHash(),
      createdAt: MADE_AT,
    });
    const holder = await stores.externalIdentities.findHolder(issuer, subject);
    assert.equal(holder, { id: userId, currency, plan, revisions: holder?.revisions });
    assert.is(await stores.externalIdentities.findHolder(issuer, `${subject}x`), undefined);
    await stores.users.erase(userId, timestamp('2026-05-01T00:00:00.000001Z'));
    assert.is(await stores.externalIdentities.findHolder(issuer, subject), undefined);
  });

  test.run();
}
