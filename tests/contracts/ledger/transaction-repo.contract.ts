import * as assert from 'uvu/assert';
import { deleteTransaction, type Transaction } from '../../../domain/ledger/transaction.ts';
import { pluck } from '../../support/assertions.ts';
import {
  aConnectedAccount,
  aManualAccount,
  anAccount,
  aTransaction,
  aUser,
  JPY,
  newTransaction,
  timestamp,
} from '../../support/fixtures.ts';
import { pausedUnit, rolledBack } from '../paused-unit.ts';
import { refused, refusedAs, unchanged } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';
import { unstorableTextIsRefused } from '../unstorable-text.ts';

const LATER = timestamp('2026-04-01T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function transactionRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`TransactionRepo on ${storeName}`, open);

  const countOf = (userId: number) => stores.transactionReader.count(userId, {});

  test('a transaction comes back as it went in, with an id, all six digits of its times included', async () => {
    const account = await anAccount(stores);
    const given = newTransaction(account, {
      categoryId: 201,
      status: 'pending',
      from: [{ name: 'ÜN’I "quoted" \\ %_ 🐙' }, { name: '' }],
      to: [{ name: 'me' }],
      description: "line\nbreak\ttab \u202e'; drop table transactions; --",
      merchantName: 'Κατάστημα',
      notes: '',
      amount: Number.MAX_SAFE_INTEGER,
      currency: JPY,
      accountAmount: Number.MIN_SAFE_INTEGER,
      bookedAt: timestamp('1900-01-01T00:00:00.000001Z'),
      createdAt: timestamp('9999-12-31T23:59:59.999999Z'),
      updatedAt: timestamp('2024-02-29T12:00:00.100000Z'),
    });
    const added = await stores.transactions.add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await stores.transactions.get(account.userId, added.id), added);
  });

  test('many come back as they went in, with ids that ascend in the order given', async () => {
    const account = await anAccount(stores);
    const earlier = await aTransaction(stores, account);
    const given = Array.from({ length: 5_000 }, (_, index) =>
      newTransaction(account, {
        amount: index % 2 === 0 ? -1 - index : 1 + index,
        description: `“${index}”, \\ \t "x" {a,b} NULL`,
        from: index % 3 === 0 ? [{ name: `Payer ${index}` }] : [],
        merchantName: index % 5 === 0 ? `Shop\n${index}` : null,
        notes: index % 7 === 0 ? '\\N' : null,
        accountAmount: index % 11 === 0 ? null : index,
        bookedAt: timestamp(`2026-01-01T00:00:00.${String(999_999 - index).padStart(6, '0')}Z`),
      }),
    );
    const ids = await stores.transactions.addAll(given);
    assert.is(ids.length, given.length);
    assert.equal(ids, [...ids].sort(ascending));
    assert.ok((ids[0] ?? 0) > earlier.id);
    for (const index of [0, 1, 3, 5, 7, 77, 1_155, 4_999]) {
      const id = ids[index] ?? 0;
      assert.equal(await stores.transactions.get(account.userId, id), { ...given[index], id });
    }
    assert.is(await countOf(account.userId), 5_001);
  });

  test('many are all or none', async () => {
    const account = await anAccount(stores);
    const other = await anAccount(stores);
    const good = newTransaction(account);
    await refused(stores.transactions.addAll([good, { ...good, bankAccountId: other.id }, good]));
    await refused(stores.transactions.addAll([good, good, { ...good, categoryId: NOBODY }]));
    await refused(stores.transactions.addAll([good, { ...good, amount: 2 ** 53 }]));
    await refused(stores.transactions.addAll([good, { ...good, description: 'a\0b' }]));
    assert.is(await countOf(account.userId), 0);
    assert.is(await stores.users.transactionRevision(account.userId), 0);
  });

  test('adding an empty list does nothing', async () => {
    assert.equal(await stores.transactions.addAll([]), []);
  });

  test('another user’s transaction is not there: not to get, nor to update', async () => {
    const transaction = await aTransaction(stores, await anAccount(stores));
    const { userId: strangerId } = await anAccount(stores);
    const change = (seen: Transaction): Transaction => ({ ...seen, notes: 'taken' });
    assert.is(await stores.transactions.get(strangerId, transaction.id), undefined);
    assert.is(await stores.transactions.get(NOBODY, transaction.id), undefined);
    await refusedAs('not_found', stores.transactions.update(strangerId, transaction.id, change));
    assert.equal(await stores.transactions.get(transaction.userId, transaction.id), transaction);
    assert.is(await stores.users.transactionRevision(strangerId), 0);
  });

  test('a transaction that never was is not there', async () => {
    const { userId } = await anAccount(stores);
    assert.is(await stores.transactions.get(userId, NOBODY), undefined);
    await refusedAs('not_found', stores.transactions.update(userId, NOBODY, unchanged));
  });

  test('an update stores and returns the result of the change', async () => {
    const account = await anAccount(stores);
    const transaction = await aTransaction(stores, account);
    const changed = {
      ...transaction,
      bankAccountId: (await aConnectedAccount(stores, account.userId)).id,
      categoryId: 201,
      status: 'pending',
      type: 'income',
      from: [{ name: 'A' }],
      to: [{ name: 'B' }],
      description: 'other',
      merchantName: 'shop',
      notes: 'note',
      amount: 7,
      currency: JPY,
      accountAmount: null,
      bookedAt: LATER,
      updatedAt: LATER,
    } as const;
    assert.equal(await stores.transactions.update(account.userId, transaction.id, () => changed), changed);
    assert.equal(await stores.transactions.get(account.userId, transaction.id), changed);
  });

  test('what a change throws comes through, and nothing is stored', async () => {
    const transaction = await aTransaction(stores, await anAccount(stores));
    const { userId, id } = transaction;
    const revision = await stores.users.transactionRevision(userId);
    const own = new Error('own');
    const change = () => {
      throw own;
    };
    assert.is(await refused(stores.transactions.update(userId, id, change)), own);
    assert.equal(await stores.transactions.get(userId, id), transaction);
    assert.is(await stores.users.transactionRevision(userId), revision);
  });

  test('a deleted transaction is not there: not to get, list, count, tally, nor update', async () => {
    const { userId, id } = await aTransaction(stores, await anAccount(stores));
    const deleted = await stores.transactions.update(userId, id, (seen) => deleteTransaction(seen, LATER));
    assert.is(deleted.deletedAt, LATER);
    assert.is(await stores.transactions.get(userId, id), undefined);
    assert.equal(await stores.transactionReader.list(userId, {}, { offset: 0, limit: 30 }), []);
    assert.is(await stores.transactionReader.count(userId, {}), 0);
    const { newest, tallies } = await stores.transactionReader.summary(userId, {}, { currency: JPY, newest: 5 });
    assert.equal([newest, tallies], [[], []]);
    await refusedAs(
      'not_found',
      stores.transactions.update(userId, id, (seen) => ({ ...seen, deletedAt: null })),
    );
  });

  test('twenty concurrent updates of one transaction build on each other', async () => {
    const { userId, id } = await aTransaction(stores, await anAccount(stores), { notes: '' });
    const oneMore = (seen: Transaction): Transaction => ({ ...seen, notes: `${seen.notes}x` });
    await Promise.all(Array.from({ length: 20 }, () => stores.transactions.update(userId, id, oneMore)));
    assert.is((await stores.transactions.get(userId, id))?.notes, 'x'.repeat(20));
  });

  test('of twenty concurrent deletions one finds the transaction', async () => {
    const { userId, id } = await aTransaction(stores, await anAccount(stores));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        stores.transactions.update(userId, id, (seen) => deleteTransaction(seen, LATER)),
      ),
    );
    assert.is(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  });

  test('a transaction that is deleted meanwhile is not found by the update that waited for it', async () => {
    const { userId, id } = await aTransaction(stores, await anAccount(stores));
    const unit = await pausedUnit(unitOfWork, ({ transactions }) =>
      transactions.update(userId, id, (seen) => deleteTransaction(seen, LATER)),
    );
    const second = refusedAs(
      'not_found',
      stores.transactions.update(userId, id, (seen) => seen),
    );
    await unit.commit();
    await second;
  });

  test('a transaction whose account is emptied meanwhile is not found by the update that waited for it', async () => {
    const transaction = await aTransaction(stores, await anAccount(stores));
    const { userId, id, bankAccountId } = transaction;
    const unit = await pausedUnit(unitOfWork, ({ transactions }) => transactions.removeAllOf(userId, bankAccountId));
    const second = refusedAs(
      'not_found',
      stores.transactions.update(userId, id, (seen) => seen),
    );
    await unit.commit();
    await second;
  });

  test('emptying an account waits for a change of one of its transactions, and takes that transaction too', async () => {
    const { userId, id, bankAccountId } = await aTransaction(stores, await anAccount(stores));
    const unit = await pausedUnit(unitOfWork, ({ transactions }) =>
      transactions.update(userId, id, (seen) => ({ ...seen, notes: 'changed', bookedAt: LATER })),
    );
    const removing = stores.transactions.removeAllOf(userId, bankAccountId);
    await unit.commit();
    assert.is(await removing, 1);
    assert.is(await stores.transactions.get(userId, id), undefined);
  });

  test('emptying an account that is rolled back leaves every transaction', async () => {
    const account = await anAccount(stores);
    await stores.transactions.addAll([newTransaction(account), newTransaction(account)]);
    await rolledBack(unitOfWork, ({ transactions }) => transactions.removeAllOf(account.userId, account.id));
    assert.is(await countOf(account.userId), 2);
  });

  test('emptying an account takes its live transactions, counts them, and leaves all others', async () => {
    const account = await anAccount(stores);
    const sibling = await aManualAccount(stores, account.userId);
    const [first] = await stores.transactions.addAll(Array.from({ length: 5 }, () => newTransaction(account)));
    await stores.transactions.update(account.userId, first ?? 0, (seen) => deleteTransaction(seen, LATER));
    const kept = await aTransaction(stores, sibling);
    assert.is(await stores.transactions.removeAllOf(account.userId, account.id), 4);
    assert.is(await stores.transactions.removeAllOf(account.userId, account.id), 0);
    assert.is(await stores.transactions.get(account.userId, (first ?? 0) + 1), undefined);
    const rest = await stores.transactionReader.list(account.userId, {}, { offset: 0, limit: 30 });
    assert.equal(pluck(rest, 'id'), [kept.id]);
  });

  test('transactions of a connected account count in its balance on request, those of its currency alone', async () => {
    const account = await aConnectedAccount(stores, (await aUser(stores)).id);
    const other = await aConnectedAccount(stores, account.userId);
    const add = (changes: Parameters<typeof newTransaction>[1], on = account) =>
      stores.transactions.add(newTransaction(on, { accountAmount: null, ...changes }));
    const spent = await add({ amount: -350 });
    const pending = await add({ amount: -900, status: 'pending' });
    const foreign = await add({ amount: -700, currency: JPY });
    const counted = await add({ amount: -100, currency: JPY, accountAmount: -1 });
    const elsewhere = await add({ amount: -5_000 }, other);
    assert.is(await stores.transactions.countInBalance(account.userId, account.id, account.currency), -351);
    const ids = [spent.id, pending.id, foreign.id, counted.id, elsewhere.id];
    assert.equal(pluck(await stores.transactions.getAll(account.userId, ids), 'accountAmount'), [
      -350,
      -900,
      null,
      -1,
      null,
    ]);
    const { id: stranger } = await aUser(stores);
    assert.is(await stores.transactions.countInBalance(stranger, account.id, account.currency), 0);
    assert.is((await stores.transactions.get(account.userId, foreign.id))?.accountAmount, null);
  });

  test('the live ones of several ids come back by id', async () => {
    const account = await anAccount(stores);
    const stranger = await aTransaction(stores, await anAccount(stores));
    const [first, second, gone] = [
      await aTransaction(stores, account),
      await aTransaction(stores, account),
      await aTransaction(stores, account),
    ];
    await stores.transactions.update(account.userId, gone.id, (seen) => deleteTransaction(seen, LATER));
    const wanted = [second.id, first.id, gone.id, stranger.id, first.id];
    assert.equal(await stores.transactions.getAll(account.userId, wanted), [first, second]);
    assert.equal(await stores.transactions.getAll(account.userId, []), []);
  });

  test('many changes overwrite what a source says, and leave category, notes and creation to the user', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    const stored = await aTransaction(stores, account, { notes: 'mine', status: 'pending', amount: -5 });
    const booked = { status: 'booked', amount: 700, type: 'income', description: 'Booked', updatedAt: LATER } as const;
    const facts = { ...stored, ...booked, accountAmount: 700, bookedAt: LATER, merchantName: 'Shop' };
    const given = { ...facts, notes: 'theirs', categoryId: 2, createdAt: LATER };
    await stores.transactions.changeAll(userId, { added: [], overwritten: [given], removed: [], put: [] });
    assert.equal(await stores.transactions.get(userId, stored.id), facts);
    assert.is(await stores.transactionReader.count(userId, { text: 'booked' }), 1);
  });

  test('many changes remove for good, store whole under the old id, and add', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    const [first, second] = [await aTransaction(stores, account), await aTransaction(stores, account)];
    const none = { added: [], overwritten: [], removed: [], put: [] };
    const added = [newTransaction(account), newTransaction(account)];
    const ids = await stores.transactions.changeAll(userId, { ...none, removed: [first.id], added });
    assert.is(await stores.transactions.get(userId, first.id), undefined);
    assert.ok(ids.length === 2 && ids[0]! < ids[1]! && ids[0]! > second.id);
    await stores.transactions.changeAll(userId, { ...none, put: [first] });
    assert.equal(await stores.transactions.get(userId, first.id), first);
    const [changed, gone] = [{ ...first, notes: 'Both', accountAmount: -8 }, deleteTransaction(second, LATER)];
    await stores.transactions.changeAll(userId, { ...none, put: [changed, gone] });
    assert.equal(await stores.transactions.getAll(userId, [first.id, second.id]), [changed]);
    await stores.transactions.changeAll(userId, { ...none, put: [first, second] });
    assert.equal(await stores.transactions.getAll(userId, [first.id, second.id]), [first, second]);
    const listed = await stores.transactionReader.list(userId, {}, { offset: 0, limit: 9 });
    const seen = listed.map(({ id }) => id).sort((a, b) => a - b);
    assert.equal(seen, [first.id, second.id, ...ids]);
  });

  test('many changes touch no transactions of other users, and overwrite no deleted ones', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    const foreign = await aTransaction(stores, await anAccount(stores));
    const none = { added: [], overwritten: [], removed: [], put: [] };
    await stores.transactions.changeAll(userId, { ...none, removed: [foreign.id] });
    await refused(stores.transactions.changeAll(userId, { ...none, overwritten: [foreign] }));
    assert.equal(await stores.transactions.get(foreign.userId, foreign.id), foreign);
    const gone = await aTransaction(stores, account);
    await stores.transactions.update(userId, gone.id, (seen) => deleteTransaction(seen, LATER));
    await stores.transactions.changeAll(userId, { ...none, overwritten: [{ ...gone, amount: -9 }] });
    assert.is(await stores.transactions.get(userId, gone.id), undefined);
  });

  test('another user cannot empty an account', async () => {
    const transaction = await aTransaction(stores, await anAccount(stores));
    const { userId: strangerId } = await anAccount(stores);
    assert.is(await stores.transactions.removeAllOf(strangerId, transaction.bankAccountId), 0);
    assert.equal(await stores.transactions.get(transaction.userId, transaction.id), transaction);
  });

  test('a transaction on another user’s account, on none, of nobody or of no category is refused', async () => {
    const account = await anAccount(stores);
    const other = await anAccount(stores);
    const given = newTransaction(account);
    await refused(stores.transactions.add({ ...given, bankAccountId: other.id }));
    await refused(stores.transactions.add({ ...given, bankAccountId: NOBODY }));
    await refused(stores.transactions.add({ ...given, userId: NOBODY }));
    await refused(stores.transactions.add({ ...given, userId: other.userId }));
    await refused(stores.transactions.add({ ...given, categoryId: NOBODY }));
    assert.is(await countOf(account.userId), 0);
    assert.is(await countOf(other.userId), 0);
  });

  test('a change to another user’s account, or to no category, is refused', async () => {
    const transaction = await aTransaction(stores, await anAccount(stores));
    const { userId, id } = transaction;
    const { id: theirs } = await anAccount(stores);
    await refused(stores.transactions.update(userId, id, (seen) => ({ ...seen, bankAccountId: theirs })));
    await refused(stores.transactions.update(userId, id, (seen) => ({ ...seen, categoryId: NOBODY })));
    assert.equal(await stores.transactions.get(userId, id), transaction);
  });

  test('amounts past ±(2^53−1), of nothing, and of the other type’s sign are refused', async () => {
    const given = newTransaction(await anAccount(stores));
    await refused(stores.transactions.add({ ...given, amount: -(2 ** 53) }));
    await refused(stores.transactions.add({ ...given, accountAmount: 2 ** 53 }));
    await refused(stores.transactions.add({ ...given, amount: 0 }));
    await refused(stores.transactions.add({ ...given, type: 'income' }));
    assert.is(await countOf(given.userId), 0);
  });

  test('text that cannot be stored unchanged is refused', async () => {
    const given = newTransaction(await anAccount(stores));
    await unstorableTextIsRefused(
      async (text) => (await stores.transactions.add({ ...given, description: text })).description,
    );
    await unstorableTextIsRefused(async (text) => (await stores.transactions.add({ ...given, notes: text })).notes);
    await unstorableTextIsRefused(
      async (text) => (await stores.transactions.add({ ...given, merchantName: text })).merchantName,
    );
    await unstorableTextIsRefused(
      async (text) => (await stores.transactions.add({ ...given, from: [{ name: text }] })).from[0]?.name,
    );
    await unstorableTextIsRefused(async (text) => {
      const [id] = await stores.transactions.addAll([{ ...given, to: [{ name: text }] }]);
      return (await stores.transactions.get(given.userId, id ?? 0))?.to[0]?.name;
    });
  });

  test('many that are rolled back leave nothing', async () => {
    const account = await anAccount(stores);
    const given = Array.from({ length: 50 }, () => newTransaction(account));
    await rolledBack(unitOfWork, ({ transactions }) => transactions.addAll(given));
    assert.is(await countOf(account.userId), 0);
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const given = newTransaction(await anAccount(stores), { from: [{ name: 'A' }], to: [{ name: 'B' }] });
    const expected = structuredClone(given);
    const added = await stores.transactions.add(given);
    const { id } = added;
    const [secondId] = await stores.transactions.addAll([given]);
    tamper(given);
    tamper(added);
    tamper(await stores.transactions.get(expected.userId, id));
    tamper(
      await stores.transactions.update(expected.userId, id, (seen) => {
        const copy = structuredClone(seen);
        tamper(seen);
        return copy;
      }),
    );
    assert.equal(await stores.transactions.get(expected.userId, id), { ...expected, id });
    assert.equal(await stores.transactions.get(expected.userId, secondId ?? 0), { ...expected, id: secondId });
  });

  test.run();
}

function ascending(a: number, b: number): number {
  return a - b;
}
