import * as assert from 'uvu/assert';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { Revisions } from '../../domain/revision.ts';
import { newFeedAccount, newFeedConnection } from '../support/feeds/feed-fixtures.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  aUser,
  localDate,
  newApiKey,
  newBill,
  newTransaction,
  timestamp,
  USD,
} from '../support/fixtures.ts';
import { pausedUnit } from './paused-unit.ts';
import { type OpenStore, storeSuite } from './store-under-test.ts';

const LATER = timestamp('2026-05-01T00:00:00.000001Z');

/** Everything that can alter an answer moves a revision when it is committed. What is remembered rests on that. */
export function revisionsContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`revisions on ${storeName}`, open);

  test('every change of something that belongs to a user gives their data a revision that it never had', async () => {
    const person = await aPerson(stores);
    const seen = [await revisionsOf(stores, person)];
    for (const [what, change] of Object.entries(changesOfOwn(stores, person))) {
      await change();
      const { own } = await revisionsOf(stores, person);
      assert.not(
        seen.some((earlier) => earlier.own === own),
        what,
      );
      seen.push({ own, shared: own });
    }
  });

  test('every change of the rates gives the shared data a revision that it never had', async () => {
    const person = await aPerson(stores);
    const date = localDate('1999-12-31');
    const seen: Revisions[] = [await revisionsOf(stores, person)];
    const changes = [
      () => stores.rates.put([exchangeRate({ currency: USD, date, perEur: '1.0046', source: 'manual' })]),
      () => stores.rates.put([exchangeRate({ currency: USD, date, perEur: '1.0047', source: 'manual' })]),
      () => stores.rates.removeManual(USD, date, date),
    ];
    for (const change of changes) {
      assert.is(await change(), 1);
      const revisions = await revisionsOf(stores, person);
      assert.not(seen.some(({ shared }) => shared === revisions.shared));
      seen.push(revisions);
    }
  });

  test('reading changes no revision, nor does anything that no answer shows', async () => {
    const person = await aPerson(stores);
    const before = await revisionsOf(stores, person);
    await stores.accounts.list(person.userId);
    await stores.transactionReader.page(person.userId, {}, { offset: 0, limit: 30 });
    const [key] = await stores.apiKeys.list(person.userId);
    await stores.apiKeys.touch(person.userId, key?.id ?? 0, LATER);
    assert.equal(await revisionsOf(stores, person), before);
  });

  test('a unit of work moves the revision with its commit, neither before nor with a rollback', async () => {
    const person = await aPerson(stores);
    const before = await revisionsOf(stores, person);
    const unit = await pausedUnit(unitOfWork, (inside) => aTransaction(inside, person.account));
    assert.equal(await revisionsOf(stores, person), before);
    await unit.rollBack();
    assert.equal(await revisionsOf(stores, person), before);
    await unitOfWork.run((inside) => aTransaction(inside, person.account));
    assert.not.equal((await revisionsOf(stores, person)).own, before.own);
  });

  test('many look-ups at once find the holder of each key, and nothing for an unknown one', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => aPerson(stores)));
    const found = await Promise.all(
      [...people, ...people].flatMap(({ hash }) => [
        stores.apiKeys.findByHash(hash),
        stores.apiKeys.findByHash(`${hash}0`),
      ]),
    );
    const holders = found.map((held) => held?.holder.id);
    const expected = [...people, ...people].flatMap(({ userId }) => [userId, undefined]);
    assert.equal(holders, expected);
  });

  test('two changes of one user at once, in opposite order, do not wait for each other for ever', async () => {
    const { userId, account } = await aPerson(stores);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aTransaction(stores, account);
      await Promise.all([
        stores.transactions
          .update(userId, id, (transaction) => ({ ...transaction, notes: 'seen' }))
          .catch(() => undefined),
        unitOfWork.run(async (inside) => {
          await inside.accounts.update(userId, account.id, (locked) => ({ ...locked, hidden: !locked.hidden }));
          await inside.transactions.removeAllOf(userId, account.id);
        }),
        stores.users.update(userId, (user) => ({ ...user, plan: 'free' })),
      ]);
    }
  });

  test.run();
}

interface Person {
  readonly userId: number;
  readonly hash: string;
  readonly account: BankAccount;
}

async function aPerson(stores: Stores): Promise<Person> {
  const { id: userId } = await aUser(stores);
  const { hash } = await stores.apiKeys.add(newApiKey(userId));
  return { userId, hash, account: await aManualAccount(stores, userId) };
}

async function revisionsOf(stores: Stores, { hash }: Person): Promise<Revisions> {
  const held = await stores.apiKeys.findByHash(hash);
  if (held === undefined) throw new Error('The key of a live user was not found.');
  return held.holder.revisions;
}

/** Every way to change what answers show, in an order in which each of them changes something. */
function changesOfOwn(stores: Stores, { userId, account }: Person): Readonly<Record<string, () => Promise<unknown>>> {
  const state = { revision: 1, asOf: localDate('2026-05-01') };
  let transactionId = 0;
  let connectionId = 0;
  return {
    'a transaction is added': async () => {
      transactionId = (await aTransaction(stores, account)).id;
    },
    'many transactions are added': () => stores.transactions.addAll([newTransaction(account), newTransaction(account)]),
    'a transaction is changed': () =>
      stores.transactions.update(userId, transactionId, (seen) => ({ ...seen, notes: 'changed' })),
    'a transaction is deleted': () =>
      stores.transactions.update(userId, transactionId, (seen) => ({ ...seen, deletedAt: LATER })),
    'the transactions of an account are deleted': () => stores.transactions.removeAllOf(userId, account.id),
    'an account is added': () => aManualAccount(stores, userId),
    'an account is changed': () => stores.accounts.update(userId, account.id, (seen) => ({ ...seen, hidden: true })),
    'an account is deleted': () =>
      stores.accounts.update(userId, account.id, (seen) => ({ ...seen, deletedAt: LATER })),
    'an account is connected': () => aConnectedAccount(stores, userId),
    'a bill is added': () => stores.bills.add(newBill(userId)),
    'a bill is corrected': () =>
      stores.bills.replaceAll(userId, undefined, (stored) => ({
        kept: stored.map((bill) => ({ ...bill, status: 'archived' })),
        added: [],
      })),
    'bills are detected': () =>
      stores.bills.replaceAll(userId, state, () => ({
        kept: [],
        added: [newBill(userId, { source: 'detected', confidence: 0.9 })],
      })),
    'a feed is connected': async () => {
      connectionId = (await stores.connections.add(newFeedConnection(userId))).id;
    },
    'a feed is changed': () => stores.connections.update(userId, connectionId, (one) => ({ ...one, name: 'Other' })),
    'a feed shows an account': () => stores.feedAccounts.put(newFeedAccount({ userId, id: connectionId })),
    'the days of a feed are forgotten': () => stores.feedAccounts.forgetCoverage(userId, connectionId),
    'a feed is removed': () => stores.connections.remove(userId, connectionId),
    'the plan changes': () => stores.users.update(userId, (user) => ({ ...user, plan: 'free' })),
  };
}
