import * as assert from 'uvu/assert';
import { aUser, MADE_AT, someHash, timestamp } from '../../support/fixtures.ts';
import { newConnectedApp, newOAuthRecord } from '../../support/sign-in/sign-in-fixtures.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');

export function oauthRecordRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`OAuthRecordRepo on ${storeName}`, open);

  test('a record comes back as it went in', async () => {
    const { id: userId } = await aUser(stores);
    const record = newOAuthRecord({ kind: 'Session', userId, grantId: 'g', uid: someHash(), payload: '{"a":"“ü”"}' });
    await stores.oauthRecords.put(record);
    assert.equal(await stores.oauthRecords.find('Session', record.keyHash), record);
    assert.equal(await stores.oauthRecords.findByUid('Session', record.uid ?? ''), record);
    assert.is(await stores.oauthRecords.find('Grant', record.keyHash), undefined);
    assert.is(await stores.oauthRecords.findByUid('Grant', record.uid ?? ''), undefined);
    assert.is(await stores.oauthRecords.find('Session', someHash()), undefined);
  });

  test('a second put replaces the record, but not when it was made or redeemed', async () => {
    const record = newOAuthRecord();
    await stores.oauthRecords.put(record);
    await stores.oauthRecords.consume(record.kind, record.keyHash, LATER);
    await stores.oauthRecords.put({ ...record, payload: '{}', createdAt: LATER, expiresAt: null });
    const expected = { ...record, payload: '{}', expiresAt: null, consumedAt: LATER };
    assert.equal(await stores.oauthRecords.find(record.kind, record.keyHash), expected);
  });

  test('of sixteen redemptions at once exactly one succeeds', async () => {
    const record = newOAuthRecord({ kind: 'AuthorizationCode' });
    await stores.oauthRecords.put(record);
    const redeem = () => stores.oauthRecords.consume(record.kind, record.keyHash, LATER);
    const wins = await Promise.all(Array.from({ length: 16 }, redeem));
    assert.is(wins.filter(Boolean).length, 1);
    assert.is((await stores.oauthRecords.find(record.kind, record.keyHash))?.consumedAt, LATER);
  });

  test('an unknown record cannot be redeemed', async () => {
    assert.is(await stores.oauthRecords.consume('RefreshToken', someHash(), LATER), false);
  });

  test('the named kinds of one grant are removed, and nothing else', async () => {
    const [grantId, otherGrant] = [someHash(), someHash()];
    const code = newOAuthRecord({ kind: 'AuthorizationCode', grantId });
    const token = newOAuthRecord({ kind: 'RefreshToken', grantId });
    const other = newOAuthRecord({ kind: 'RefreshToken', grantId: otherGrant });
    for (const record of [code, token, other]) await stores.oauthRecords.put(record);
    await stores.oauthRecords.removeOfGrant(grantId, ['RefreshToken']);
    assert.equal(await stores.oauthRecords.find(code.kind, code.keyHash), code);
    assert.is(await stores.oauthRecords.find(token.kind, token.keyHash), undefined);
    assert.equal(await stores.oauthRecords.find(other.kind, other.keyHash), other);
    await stores.oauthRecords.remove(code.kind, code.keyHash);
    assert.is(await stores.oauthRecords.find(code.kind, code.keyHash), undefined);
  });

  test('expired records are removed, those without an end are not', async () => {
    const expired = newOAuthRecord({ expiresAt: timestamp('2001-01-01T00:00:00.000000Z') });
    const endless = newOAuthRecord({ kind: 'Client', expiresAt: null });
    for (const record of [expired, endless]) await stores.oauthRecords.put(record);
    assert.ok((await stores.oauthRecords.removeExpired(timestamp('2001-01-02T00:00:00.000000Z'))) >= 1);
    assert.is(await stores.oauthRecords.find(expired.kind, expired.keyHash), undefined);
    assert.equal(await stores.oauthRecords.find(endless.kind, endless.keyHash), endless);
  });

  test('old clients that no live app uses are removed and no longer counted', async () => {
    const { id: userId } = await aUser(stores);
    const client = () => newOAuthRecord({ kind: 'Client', uid: someHash(), expiresAt: null });
    const [used, unused, revoked] = [client(), client(), client()];
    const young = { ...client(), createdAt: LATER };
    const before = await stores.oauthRecords.count('Client');
    for (const record of [used, unused, revoked, young]) await stores.oauthRecords.put(record);
    assert.is(await stores.oauthRecords.count('Client'), before + 4);
    await stores.connectedApps.add(newConnectedApp(userId, { clientId: used.uid ?? '' }));
    await stores.connectedApps.add(newConnectedApp(userId, { clientId: revoked.uid ?? '', revokedAt: MADE_AT }));
    assert.ok((await stores.oauthRecords.removeUnusedClients(LATER, 1_000_000)) >= 2);
    const left = await Promise.all(
      [used, unused, revoked, young].map(({ keyHash }) => stores.oauthRecords.find('Client', keyHash)),
    );
    assert.equal(left, [used, undefined, undefined, young]);
  });

  test('of unused clients the newest stay, however young the others are', async () => {
    const { id: userId } = await aUser(stores);
    const client = (second: number) =>
      newOAuthRecord({
        kind: 'Client',
        uid: someHash(),
        expiresAt: null,
        createdAt: timestamp(`2090-01-01T00:00:0${second}.000000Z`),
      });
    const [used, oldest, middle, newest] = [client(0), client(1), client(2), client(3)];
    for (const record of [middle, newest, used, oldest]) await stores.oauthRecords.put(record);
    await stores.connectedApps.add(newConnectedApp(userId, { clientId: used.uid ?? '' }));
    await stores.oauthRecords.removeUnusedClients(timestamp('2001-01-01T00:00:00.000000Z'), 2);
    const left = await Promise.all(
      [used, oldest, middle, newest].map(({ keyHash }) => stores.oauthRecords.find('Client', keyHash)),
    );
    assert.equal(left, [used, undefined, middle, newest]);
    await stores.oauthRecords.removeUnusedClients(timestamp('2100-01-01T00:00:00.000000Z'), 2);
  });

  test('erasing a user removes their records, and a later one is not stored', async () => {
    const { id: userId } = await aUser(stores);
    const record = newOAuthRecord({ userId });
    await stores.oauthRecords.put(record);
    await stores.users.erase(userId, LATER);
    assert.is(await stores.oauthRecords.find(record.kind, record.keyHash), undefined);
    await stores.oauthRecords.put(record);
    assert.is(await stores.oauthRecords.find(record.kind, record.keyHash), undefined);
  });

  test.run();
}
