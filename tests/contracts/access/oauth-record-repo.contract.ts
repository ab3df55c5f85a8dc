import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { newConnectedApp, newOAuthRecord } from '../../support/sign-in/sign-in-fixtures.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');

export function oauthRecordRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`OAuthRecordRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('a record comes back as it went in', async () => {
    const { oauthRecords } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const record = newOAuthRecord({ kind: 'Session', userId, grantId: 'g', uid: someHash(), payload: '{"a":"“ü”"}' });
    await oauthRecords.put(record);
    assert.equal(await oauthRecords.find('Session', record.keyHash), record);
    assert.equal(await oauthRecords.findByUid('Session', record.uid ?? ''), record);
    assert.is(await oauthRecords.find('Grant', record.keyHash), undefined);
    assert.is(await oauthRecords.findByUid('Grant', record.uid ?? ''), undefined);
    assert.is(await oauthRecords.find('Session', someHash()), undefined);
  });

  test('a second put replaces the record, but not when it was made or redeemed', async () => {
    const { oauthRecords } = store.stores;
    const record = newOAuthRecord();
    await oauthRecords.put(record);
    await oauthRecords.consume(record.kind, record.keyHash, LATER);
    await oauthRecords.put({ ...record, payload: '{}', createdAt: LATER, expiresAt: null });
    const expected = { ...record, payload: '{}', expiresAt: null, consumedAt: LATER };
    assert.equal(await oauthRecords.find(record.kind, record.keyHash), expected);
  });

  test('of sixteen redemptions at once exactly one succeeds', async () => {
    const { oauthRecords } = store.stores;
    const record = newOAuthRecord({ kind: 'AuthorizationCode' });
    await oauthRecords.put(record);
    const redeem = () => oauthRecords.consume(record.kind, record.keyHash, LATER);
    const wins = await Promise.all(Array.from({ length: 16 }, redeem));
    assert.is(wins.filter(Boolean).length, 1);
    assert.is((await oauthRecords.find(record.kind, record.keyHash))?.consumedAt, LATER);
  });

  test('an unknown record cannot be redeemed', async () => {
    assert.is(await store.stores.oauthRecords.consume('RefreshToken', someHash(), LATER), false);
  });

  test('the named kinds of one grant are removed, and nothing else', async () => {
    const { oauthRecords } = store.stores;
    const [grantId, otherGrant] = [someHash(), someHash()];
    const code = newOAuthRecord({ kind: 'AuthorizationCode', grantId });
    const token = newOAuthRecord({ kind: 'RefreshToken', grantId });
    const other = newOAuthRecord({ kind: 'RefreshToken', grantId: otherGrant });
    for (const record of [code, token, other]) await oauthRecords.put(record);
    await oauthRecords.removeOfGrant(grantId, ['RefreshToken']);
    assert.equal(await oauthRecords.find(code.kind, code.keyHash), code);
    assert.is(await oauthRecords.find(token.kind, token.keyHash), undefined);
    assert.equal(await oauthRecords.find(other.kind, other.keyHash), other);
    await oauthRecords.remove(code.kind, code.keyHash);
    assert.is(await oauthRecords.find(code.kind, code.keyHash), undefined);
  });

  test('expired records are removed, those without an end are not', async () => {
    const { oauthRecords } = store.stores;
    const expired = newOAuthRecord({ expiresAt: timestamp('2001-01-01T00:00:00.000000Z') });
    const endless = newOAuthRecord({ kind: 'Client', expiresAt: null });
    for (const record of [expired, endless]) await oauthRecords.put(record);
    assert.ok((await oauthRecords.removeExpired(timestamp('2001-01-02T00:00:00.000000Z'))) >= 1);
    assert.is(await oauthRecords.find(expired.kind, expired.keyHash), undefined);
    assert.equal(await oauthRecords.find(endless.kind, endless.keyHash), endless);
  });

  test('old clients that no live app uses are removed and no longer counted', async () => {
    const { oauthRecords, connectedApps } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const client = () => newOAuthRecord({ kind: 'Client', uid: someHash(), expiresAt: null });
    const [used, unused, revoked] = [client(), client(), client()];
    const young = { ...client(), createdAt: LATER };
    const before = await oauthRecords.count('Client');
    for (const record of [used, unused, revoked, young]) await oauthRecords.put(record);
    assert.is(await oauthRecords.count('Client'), before + 4);
    await connectedApps.add(newConnectedApp(userId, { clientId: used.uid ?? '' }));
    await connectedApps.add(newConnectedApp(userId, { clientId: revoked.uid ?? '', revokedAt: MADE_AT }));
    assert.ok((await oauthRecords.removeUnusedClients(LATER)) >= 2);
    const left = await Promise.all(
      [used, unused, revoked, young].map(({ keyHash }) => oauthRecords.find('Client', keyHash)),
    );
    assert.equal(left, [used, undefined, undefined, young]);
  });

  test('erasing a user removes their records, and a later one is not stored', async () => {
    const { oauthRecords, users } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const record = newOAuthRecord({ userId });
    await oauthRecords.put(record);
    await users.erase(userId, LATER);
    assert.is(await oauthRecords.find(record.kind, record.keyHash), undefined);
    await oauthRecords.put(record);
    assert.is(await oauthRecords.find(record.kind, record.keyHash), undefined);
  });

  test.run();
}
