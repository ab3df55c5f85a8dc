import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { type Bank, MANUAL_BANK } from '../../../domain/ledger/bank.ts';
import type { New } from '../../../domain/new.ts';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { rolledBack } from '../paused-unit.ts';
import { refused } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';
import { unstorableTextIsRefused } from '../unstorable-text.ts';

const NOBODY = Number.MAX_SAFE_INTEGER;

export function bankRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`BankRepo on ${storeName}`, open);

  test('the built-in bank is there from the start', async () => {
    const { id: _, ...manual } = MANUAL_BANK;
    assert.equal(await stores.banks.ensure(manual), MANUAL_BANK);
  });

  test('a bank comes back as it went in, with an id', async () => {
    const given = newBank({ name: 'Zürcher “Bank”', country: 'CH', logoUrl: 'https://example.test/logo.svg' });
    const added = await stores.banks.ensure(given);
    assert.equal(added, { ...given, id: added.id });
  });

  test('the bank that has the slug already is answered as it is', async () => {
    const given = newBank();
    const added = await stores.banks.ensure(given);
    const again = await stores.banks.ensure({ ...given, name: 'Renamed', country: 'US' });
    assert.equal(again, added);
  });

  test('twenty at once make one bank of a slug, and one connection of a user to it', async () => {
    const { id: userId } = await aUser(stores);
    const given = newBank();
    const connections = await Promise.all(
      Array.from({ length: 20 }, () =>
        unitOfWork.run(async ({ banks }) => banks.ensureConnection(userId, (await banks.ensure(given)).id)),
      ),
    );
    assert.is(new Set(connections.map(({ bankId }) => bankId)).size, 1);
    assert.is(new Set(connections.map(({ id }) => id)).size, 1);
    assert.is((await stores.banks.listOf(userId)).length, 1);
  });

  test('a bank can be added by the next one when the first is rolled back', async () => {
    const given = newBank();
    await rolledBack(unitOfWork, ({ banks }) => banks.ensure(given));
    const { name } = await stores.banks.ensure({ ...given, name: 'Second' });
    assert.is(name, 'Second');
  });

  test('a connection is the user’s own, and always the same', async () => {
    const bank = await stores.banks.ensure(newBank());
    const { id: userId } = await aUser(stores);
    const { id: otherId } = await aUser(stores);
    const connection = await stores.banks.ensureConnection(userId, bank.id);
    assert.equal(connection, { id: connection.id, userId, bankId: bank.id });
    assert.equal(await stores.banks.ensureConnection(userId, bank.id), connection);
    assert.not((await stores.banks.ensureConnection(otherId, bank.id)).id === connection.id);
  });

  test('a user’s banks are those of their connections, by id', async () => {
    const { id: userId } = await aUser(stores);
    const { id: otherId } = await aUser(stores);
    const first = await stores.banks.ensure(newBank());
    const second = await stores.banks.ensure(newBank());
    const third = await stores.banks.ensure(newBank());
    for (const { id } of [third, first, MANUAL_BANK]) await stores.banks.ensureConnection(userId, id);
    await stores.banks.ensureConnection(otherId, second.id);
    assert.equal(await stores.banks.listOf(userId), [MANUAL_BANK, first, third]);
    assert.equal(await stores.banks.listOf(otherId), [second]);
    assert.equal(await stores.banks.listOf(NOBODY), []);
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const { id: userId } = await aUser(stores);
    const given = newBank();
    const expected = structuredClone(given);
    const added = await stores.banks.ensure(given);
    const { id } = added;
    const connection = await stores.banks.ensureConnection(userId, id);
    tamper(given);
    tamper(added);
    tamper(connection);
    tamper(await stores.banks.listOf(userId));
    assert.equal(await stores.banks.listOf(userId), [{ ...expected, id }]);
    assert.is((await stores.banks.ensureConnection(userId, id)).bankId, id);
  });

  test('a connection of nobody, and one to no bank, are refused', async () => {
    const { id: userId } = await aUser(stores);
    await refused(stores.banks.ensureConnection(NOBODY, MANUAL_BANK.id));
    await refused(stores.banks.ensureConnection(userId, NOBODY));
    assert.equal(await stores.banks.listOf(userId), []);
  });

  test('text that cannot be stored unchanged is refused', async () => {
    await unstorableTextIsRefused(async (name) => (await stores.banks.ensure(newBank({ name }))).name);
  });

  test.run();
}

function newBank(given: Partial<New<Bank>> = {}): New<Bank> {
  return {
    name: 'Some Bank',
    slug: `some-bank-${randomUUID()}`,
    country: null,
    logoUrl: null,
    createdAt: MADE_AT,
    updatedAt: timestamp('2026-03-08T00:00:00.654321Z'),
    ...given,
  };
}
