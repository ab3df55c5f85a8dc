import { randomBytes } from 'node:crypto';
import * as assert from 'uvu/assert';
import { aesSealer } from '../../../adapters/system/aes-sealer.ts';
import { resealConnections } from '../../../application/connections/sealed-secrets.ts';
import { syncConnection } from '../../../application/connections/sync-connection.ts';
import { addSeconds } from '../../../domain/calendar.ts';
import { pluck } from '../../support/assertions.ts';
import { ACCOUNT_NUMBER, aFetch, anAccount, CREDENTIALS, fedAccount } from '../../support/feeds/fake-feed.ts';
import type { TestRow } from '../../support/files/json-statement-reader.ts';
import { aManualAccount } from '../../support/fixtures.ts';
import { feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE, HOUR, SALARY } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** Credentials and account numbers. */
export const secretScenarios: FeedScenarios = (test, store) => {
  test('credentials open only for their user and connection, and move to a new key with the next fetch', async () => {
    const [old, fresh] = [randomBytes(32), randomBytes(32)];
    const before = await feedHouse(store, { sealer: aesSealer([old]) });
    const id = await before.connect();
    const sealed = (await before.connection(id)).sealedCredentials ?? '';
    assert.not.match(sealed, 'hunter2');
    assert.throws(() => aesSealer([old]).open(sealed, `feed-credentials:${before.userId}:${id + 1}`));
    const syncWith = (sealer: ReturnType<typeof aesSealer>) =>
      syncConnection({ ...before.ports, sealer })(before.userId, id);
    assert.is((await syncWith(aesSealer([fresh, old]))).problem, null);
    assert.is((await syncWith(aesSealer([fresh]))).problem, null);
    const lost = await syncWith(aesSealer([old]));
    assert.equal(
      [lost.problem?.code, (await before.connection(id)).state],
      ['credentials_unreadable', 'needs_attention'],
    );
  });

  test('rotating the secret key seals every connection under the new one, waiting ones too', async () => {
    const [old, fresh] = [randomBytes(32), randomBytes(32)];
    const house = await feedHouse(store, { sealer: aesSealer([old]) });
    const works = await house.connect();
    const expiresAt = addSeconds(house.clock.now(), HOUR);
    house.feed.start = async () => ({ kind: 'consent', url: 'https://bank.example/', pending: 'p', expiresAt });
    const waits = (await house.begin()).connection.id;
    const reseal = resealConnections({ connections: house.connections, sealer: aesSealer([fresh, old]) });
    assert.is(await reseal(), 2);
    assert.is(await reseal(), 0);
    const sealer = aesSealer([fresh]);
    const [{ sealedCredentials }, { consent }] = [await house.connection(works), await house.connection(waits)];
    assert.is(sealer.open(sealedCredentials ?? '', `feed-credentials:${house.userId}:${works}`), CREDENTIALS);
    assert.is(sealer.open(consent?.sealedPending ?? '', `feed-consent:${house.userId}:${waits}`), 'p');
  });

  test('no account number and no secret is stored or shown in clear, and a file knows the account by its hash', async () => {
    const house = await feedHouse(store);
    const account = anAccount({ number: ACCOUNT_NUMBER, name: `Giro ${ACCOUNT_NUMBER}` });
    const row: TestRow = { day: 2, amount: -100, text: `FROM ${ACCOUNT_NUMBER}`, id: `${ACCOUNT_NUMBER}-1` };
    house.feed.shows(aFetch([], { accounts: [fedAccount([row], { account })] }));
    const id = await house.connect();
    await house.sync(id);
    const [imported] = await house.imports();
    const stored = JSON.stringify([
      await house.connection(id),
      await house.show(id),
      await house.accounts.list(house.userId),
      await house.list(),
      imported,
      await house.importRows(imported?.id ?? 0),
    ]);
    for (const secret of [ACCOUNT_NUMBER, 'hunter2']) assert.not.match(stored, secret);
    assert.is((await house.show(id)).accounts[0]?.lastFour, '3000');
    await aManualAccount(house.stores, house.userId);
    const file = await house.importFile({ number: 'DE89 3704 0044 0532 0130 00', rows: [{ ...row, id: 'f' }, BOOKS] });
    assert.equal(pluck(file.facts.statements, 'bankAccountId', 'matched', 'added'), [
      [(await house.show(id)).accounts[0]?.bankAccountId, 1, 1],
    ]);
  });

  test('a feed knows the account to which files of the same number went', async () => {
    const house = await feedHouse(store);
    const manual = await aManualAccount(house.stores, house.userId);
    await aManualAccount(house.stores, house.userId);
    await house.importFile({ number: ACCOUNT_NUMBER, rows: [COFFEE, BOOKS] }, manual.id);
    const account = anAccount({ number: ACCOUNT_NUMBER });
    house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE, BOOKS, SALARY], { account })] }));
    const id = await house.connect();
    const { added } = await house.sync(id);
    assert.equal([added, (await house.show(id)).accounts[0]?.bankAccountId], [1, manual.id]);
    assert.equal(await house.amounts(), ['-1200', '-350', '250000']);
  });
};
