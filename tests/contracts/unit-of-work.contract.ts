import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { MANUAL_BANK } from '../../domain/ledger/bank.ts';
import { CURRENCY_CODES } from '../../domain/money/currency.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  aUser,
  EUR,
  localDate,
  newAccessToken,
  newApiKey,
  newBill,
  newTransaction,
  newUser,
  timestamp,
} from '../support/fixtures.ts';
import { pausedUnit, rolledBack } from './paused-unit.ts';
import { refused } from './refusal.ts';
import { type OpenStore, storeSuite } from './store-under-test.ts';

const LATER = timestamp('2026-05-01T10:20:30.000009Z');

export function unitOfWorkContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`UnitOfWork on ${storeName}`, open);

  for (const [name, write] of Object.entries(WRITES)) {
    test(`${name} leaves nothing when it is rolled back`, async () => {
      const scene = await aScene(stores);
      const before = await observe(stores, scene);
      await rolledBack(unitOfWork, (stores) => write(stores, scene));
      assert.equal(await observe(stores, scene), before);
    });

    test(`${name} is seen inside at once, and outside from the commit on`, async () => {
      const scene = await aScene(stores);
      const before = await observe(stores, scene);
      let inside: unknown;
      const unit = await pausedUnit(unitOfWork, async (stores) => {
        await write(stores, scene);
        inside = await observe(stores, scene);
      });
      assert.equal(await observe(stores, scene), before);
      await unit.commit();
      const after = await observe(stores, scene);
      assert.not.equal(after, before);
      assert.equal(inside, after);
    });
  }

  test('everything that a failed unit of work did, in all repositories, is undone', async () => {
    const scene = await aScene(stores);
    const before = await observe(stores, scene);
    await rolledBack(unitOfWork, async (stores) => {
      for (const write of Object.values(WRITES)) await write(stores, scene);
    });
    assert.equal(await observe(stores, scene), before);
  });

  test('errors and results of the work are passed on', async () => {
    const own = new Error('own');
    const failing = unitOfWork.run(async () => {
      throw own;
    });
    assert.is(await refused(failing), own);
    assert.is(await unitOfWork.run(async () => 42), 42);
  });

  test('work that throws before it waits for anything is rejected like any other', async () => {
    const own = new Error('own');
    const failing = unitOfWork.run(() => {
      throw own;
    });
    assert.is(await refused(failing), own);
  });

  test('after a store refused something, nothing of the unit of work is stored, even if it goes on', async () => {
    const scene = await aScene(stores);
    const before = await observe(stores, scene);
    const goingOn = unitOfWork.run(async (stores) => {
      await aTransaction(stores, scene.account);
      await refused(aTransaction(stores, scene.account, { categoryId: Number.MAX_SAFE_INTEGER }));
      await aTransaction(stores, scene.account);
    });
    await refused(goingOn);
    assert.equal(await observe(stores, scene), before);
  });

  test('after a store refused something, nothing is stored even when the work ends at once', async () => {
    const scene = await aScene(stores);
    const before = await observe(stores, scene);
    const ending = unitOfWork.run(async (stores) => {
      await aTransaction(stores, scene.account);
      await refused(aTransaction(stores, scene.account, { categoryId: Number.MAX_SAFE_INTEGER }));
    });
    await refused(ending);
    assert.equal(await observe(stores, scene), before);
  });

  test('the stores of a unit of work that has ended are of no more use', async () => {
    const { userId, id } = (await aScene(stores)).account;
    const kept = await unitOfWork.run(async (stores) => stores);
    await refused(kept.accounts.get(userId, id));
    await refused(kept.accounts.update(userId, id, (account) => ({ ...account, name: 'Too late' })));
    assert.is((await stores.accounts.get(userId, id))?.name, 'Everyday');
  });

  test('a unit of work that fails does not keep the next from its work', async () => {
    const { userId, id } = (await aScene(stores)).account;
    await rolledBack(unitOfWork, ({ accounts }) =>
      accounts.update(userId, id, (account) => ({ ...account, name: 'Undone' })),
    );
    await unitOfWork.run(({ accounts }) =>
      accounts.update(userId, id, (account) => ({ ...account, name: `${account.name}, renamed` })),
    );
    assert.is((await stores.accounts.get(userId, id))?.name, 'Everyday, renamed');
  });

  test('forty units of work at once all have their effect', async () => {
    const { account } = await aScene(stores);
    const before = await stores.transactionReader.count(account.userId, {});
    await Promise.all(
      Array.from({ length: 40 }, () =>
        unitOfWork.run(async (stores) => {
          await stores.accounts.update(account.userId, account.id, (seen) => ({ ...seen, balance: seen.balance - 1 }));
          await aTransaction(stores, account, { amount: -1 });
        }),
      ),
    );
    assert.is(await stores.transactionReader.count(account.userId, {}), before + 40);
    assert.is((await stores.accounts.get(account.userId, account.id))?.balance, -40);
  });

  test.run();
}

type Scene = Awaited<ReturnType<typeof aScene>>;

/** A user who has one of everything, and the ids that the writes below need. */
async function aScene(stores: Stores) {
  const user = await aUser(stores);
  const account = await aManualAccount(stores, user.id);
  const doomed = await aUser(stores);
  return {
    user,
    account,
    doomed,
    transaction: await aTransaction(stores, account),
    key: await stores.apiKeys.add(newApiKey(user.id)),
    bill: await stores.bills.add(newBill(user.id)),
    newUser: newUser(),
    newToken: newAccessToken(user.id),
    newBankSlug: `bank-${randomUUID()}`,
    newRateDay: nextRateDay(),
  };
}

/**
 * One for each method that writes, except those of idempotency: a claim waits for others, so its effect cannot be
 * observed from outside.
 */
const WRITES: Readonly<Record<string, (stores: Stores, scene: Scene) => Promise<unknown>>> = {
  'users.add': ({ users }, scene) => users.add(scene.newUser),
  'users.update': ({ users }, { user }) => users.update(user.id, (seen) => ({ ...seen, plan: 'free' })),
  'users.erase': ({ users }, { doomed }) => users.erase(doomed.id, LATER),
  'apiKeys.add': ({ apiKeys }, { user }) => apiKeys.add(newApiKey(user.id, { name: 'Second' })),
  'apiKeys.revoke': ({ apiKeys }, { user, key }) => apiKeys.revoke(user.id, key.id, LATER),
  'apiKeys.touch': ({ apiKeys }, { user, key }) => apiKeys.touch(user.id, key.id, LATER),
  'accessTokens.add': ({ accessTokens }, { newToken }) => accessTokens.add(newToken),
  'banks.ensure and banks.ensureConnection': async ({ banks }, { user, newBankSlug }) => {
    const { id: _, ...manual } = MANUAL_BANK;
    const bank = await banks.ensure({ ...manual, name: 'New', slug: newBankSlug });
    await banks.ensureConnection(user.id, bank.id);
  },
  'accounts.add': (stores, { user }) => aConnectedAccount(stores, user.id),
  'accounts.update': ({ accounts }, { account }) =>
    accounts.update(account.userId, account.id, (seen) => ({ ...seen, balance: 99, deletedAt: null })),
  'accounts.update, deleting': ({ accounts }, { account }) =>
    accounts.update(account.userId, account.id, (seen) => ({ ...seen, deletedAt: LATER })),
  'transactions.add': (stores, { account }) => aTransaction(stores, account, { description: 'Second' }),
  'transactions.addAll': ({ transactions }, { account }) =>
    transactions.addAll([newTransaction(account), newTransaction(account)]),
  'transactions.update': ({ transactions }, { transaction }) =>
    transactions.update(transaction.userId, transaction.id, (seen) => ({ ...seen, notes: 'changed', deletedAt: null })),
  'transactions.update, deleting': ({ transactions }, { transaction }) =>
    transactions.update(transaction.userId, transaction.id, (seen) => ({ ...seen, deletedAt: LATER })),
  'transactions.removeAllOf': ({ transactions }, { account }) => transactions.removeAllOf(account.userId, account.id),
  'bills.add': ({ bills }, { user }) => bills.add(newBill(user.id, { name: 'Second' })),
  'bills.replaceAll': ({ bills }, { user }) =>
    bills.replaceAll(user.id, { revision: 1, asOf: localDate('2026-05-01') }, () => ({
      kept: [],
      added: [newBill(user.id, { source: 'detected', confidence: 0.5 })],
    })),
  'rates.put': ({ rates }, { newRateDay }) =>
    rates.put([exchangeRate({ currency: RATE_CURRENCY, date: newRateDay, perEur: '1.5', source: 'manual' })]),
};

/** Everything that the ports show of the scene. */
async function observe(
  stores: Stores,
  { user, account, doomed, transaction, key, newUser, newToken, newRateDay }: Scene,
) {
  const pair = { from: RATE_CURRENCY, to: EUR, on: newRateDay };
  const [quote] = await stores.rates.quotes([pair]);
  return {
    user: await stores.users.get(user.id),
    doomed: await stores.users.get(doomed.id),
    newUser: await stores.users.findByEmail(newUser.email ?? ''),
    users: (await stores.users.list()).filter(({ id }) => id === user.id || id === doomed.id),
    revision: await stores.users.transactionRevision(user.id),
    keys: await stores.apiKeys.list(user.id),
    key: (await stores.apiKeys.findByHash(key.hash))?.key,
    token: (await stores.accessTokens.findByHash(newToken.hash))?.token,
    banks: await stores.banks.listOf(user.id),
    accounts: await stores.accounts.list(user.id),
    account: await stores.accounts.get(user.id, account.id),
    transaction: await stores.transactions.get(user.id, transaction.id),
    rows: await stores.transactionReader.list(user.id, {}, { offset: 0, limit: 30 }),
    count: await stores.transactionReader.count(user.id, {}),
    summary: await stores.transactionReader.summary(user.id, {}, { currency: account.currency, newest: 5 }),
    bills: await stores.bills.list(user.id),
    billsWithPayments: await stores.bills.listWithPayments(user.id),
    detection: await stores.bills.detectionState(user.id),
    ratePutThatDay: quote?.date === newRateDay,
  };
}

/** The last currency, which no other contract uses. */
const RATE_CURRENCY = CURRENCY_CODES.at(-1) ?? EUR;

let rateDays = 0;

/** A day for which no test has stored a rate yet. */
function nextRateDay() {
  rateDays += 1;
  return localDate(`${2_000 + Math.floor(rateDays / 12)}-${String((rateDays % 12) + 1).padStart(2, '0')}-01`);
}
