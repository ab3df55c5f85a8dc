import * as assert from 'uvu/assert';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import { deleteTransaction, type Transaction } from '../../../domain/ledger/transaction.ts';
import { pluck } from '../../support/assertions.ts';
import { importRow, newImport, newStatement } from '../../support/files/import-fixtures.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  aUser,
  EUR,
  localDate,
  timestamp,
  USD,
} from '../../support/fixtures.ts';
import { pausedUnit, rolledBack } from '../paused-unit.ts';
import { refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

const LATER = timestamp('2026-05-01T00:00:00.000001Z');
const SPAN = { from: localDate('2026-03-01'), to: localDate('2026-03-10') };
type Categories = readonly [out: number | null, into: number | null];

const WINDOW = { offset: 0, limit: 30 };

export function ownTransferRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`OwnTransferRepo on ${storeName}`, open);

  const twoAccounts = async (): Promise<readonly [BankAccount, BankAccount]> => {
    const { id: userId } = await aUser(stores);
    return [await aConnectedAccount(stores, userId), await aManualAccount(stores, userId)];
  };
  const on = (account: BankAccount, day: string, changes: Partial<Transaction> = {}) =>
    aTransaction(stores, account, { bookedAt: timestamp(`${day}T23:59:59.999999Z`), categoryId: 1, ...changes });
  const linked = async (one: Transaction, other: Transaction, [out, into]: Categories = [901, 911]) => {
    await stores.ownTransfers.link(one.userId, [
      { id: one.id, other: { transactionId: other.id, bankAccountId: other.bankAccountId }, categoryId: out },
      { id: other.id, other: { transactionId: one.id, bankAccountId: one.bankAccountId }, categoryId: into },
    ]);
  };

  test('the legs of a span are its live transactions without a category of spending or earning', async () => {
    const [account, other] = await twoAccounts();
    await on(account, '2026-02-28');
    await on(account, '2026-03-11');
    await on(account, '2026-03-05', { categoryId: 101 });
    const gone = await on(account, '2026-03-05');
    await stores.transactions.update(account.userId, gone.id, (found) => deleteTransaction(found, LATER));
    const [foreign] = await twoAccounts();
    await on(foreign, '2026-03-05');
    const legs = [
      await on(account, '2026-03-01', { amount: -7, currency: EUR }),
      await on(other, '2026-03-10', { amount: Number.MAX_SAFE_INTEGER, type: 'income', categoryId: 911 }),
      await on(account, '2026-03-05', { categoryId: 190 }),
    ];
    const found = await stores.ownTransfers.legs(account.userId, SPAN);
    assert.equal(
      found.legs.toSorted((a, b) => a.id - b.id),
      legs.map(({ id, bankAccountId, amount, currency, categoryId, bookedAt }) => {
        return { id, bankAccountId, bookedOn: localDate(bookedAt.slice(0, 10)), amount, currency, categoryId };
      }),
    );
    assert.equal(found.links, []);
    assert.is(found.email, (await stores.users.get(account.userId))?.email);
    assert.is((await stores.ownTransfers.legs(account.userId, undefined)).legs.length, 5);
  });

  test('links are found by their days, whatever the category, and appear in lists and observations', async () => {
    const [account, other] = await twoAccounts();
    const [out, into] = [await on(account, '2026-03-02', { categoryId: 101 }), await on(other, '2026-03-04')];
    const alone = await on(other, '2026-03-03');
    await linked(out, into);
    const { links } = await stores.ownTransfers.legs(account.userId, SPAN);
    const inOrder = (some: typeof links) => some.toSorted((a, b) => a.id - b.id);
    assert.equal(inOrder(links), [
      { id: out.id, bookedOn: localDate('2026-03-02'), otherId: into.id, categoryId: 901 },
      { id: into.id, bookedOn: localDate('2026-03-04'), otherId: out.id, categoryId: 911 },
    ]);
    const outside = { from: localDate('2026-03-05'), to: SPAN.to };
    for (const span of [SPAN, outside, undefined]) {
      const alone = await stores.ownTransfers.links(account.userId, span);
      assert.equal(inOrder(alone), inOrder((await stores.ownTransfers.legs(account.userId, span)).links));
    }
    assert.equal((await stores.ownTransfers.legs(account.userId, outside)).links, []);
    const transfers = (rows: Awaited<ReturnType<typeof stores.transactionReader.list>>) =>
      rows.map(({ id, transfer }) => [id, transfer]);
    const expected = [
      [into.id, { transactionId: out.id, bankAccountId: account.id }],
      [alone.id, null],
      [out.id, { transactionId: into.id, bankAccountId: other.id }],
    ];
    assert.equal(transfers(await stores.transactionReader.list(account.userId, {}, WINDOW)), expected);
    assert.equal(transfers((await stores.transactionReader.page(account.userId, {}, WINDOW)).rows), expected);
    assert.equal(transfers(await stores.transactionReader.listById(account.userId, 0, 30)).length, 3);
    const limits = { transactions: 10, characters: 10_000 };
    const observed = await stores.transactionReader.observations(account.userId, {}, limits);
    assert.equal(pluck(observed, 'id', 'ownTransfer'), [
      [into.id, true],
      [alone.id, false],
      [out.id, true],
    ]);
  });

  test('a summary tallies legs under the category of their link, and names the account of the other leg', async () => {
    const [account, other] = await twoAccounts();
    const income = { type: 'income', amount: 500 } as const;
    const [out, into] = [await on(account, '2026-03-02', { amount: -500 }), await on(other, '2026-03-04', income)];
    const [away, here] = [
      await on(account, '2026-03-02', { amount: -300, currency: EUR }),
      await on(other, '2026-03-02', { ...income, currency: EUR }),
    ];
    const alone = await on(account, '2026-03-02', { amount: -200 });
    await linked(out, into);
    await linked(away, here);
    for (const filter of [{}, { from: SPAN.from, to: SPAN.to }, { text: 'e' }, { categoryIds: [1, 901, 911] }]) {
      const { newest, tallies } = await stores.transactionReader.summary(account.userId, filter, {
        currency: USD,
        newest: 10,
      });
      assert.equal(
        tallies
          .map(({ type, categoryId, currency, amount, count }) => [type, categoryId, currency, amount, count].join())
          .sort(),
        [
          'expense,1,USD,-200,1',
          'expense,901,EUR,-300,1',
          'expense,901,USD,-500,1',
          'income,911,EUR,500,1',
          'income,911,USD,500,1',
        ],
      );
      const seen = newest
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, transfer }) => [id, transfer?.bankAccountId ?? null]);
      assert.equal(seen, [
        [out.id, other.id],
        [into.id, account.id],
        [away.id, other.id],
        [here.id, account.id],
        [alone.id, null],
      ]);
    }
  });

  test('a link survives a change of its transaction, is replaced by the next one, and goes when it is taken away', async () => {
    const [account, other] = await twoAccounts();
    const [out, into, second] = [
      await on(account, '2026-03-02'),
      await on(other, '2026-03-04'),
      await on(other, '2026-03-05'),
    ];
    await linked(out, into);
    await stores.transactions.update(account.userId, out.id, (found) => ({ ...found, notes: 'mine' }));
    const otherOf = async () => {
      const [row] = await stores.transactionReader.list(account.userId, { bankAccountId: account.id }, WINDOW);
      return row?.transfer?.transactionId ?? null;
    };
    assert.is(await otherOf(), into.id);
    await linked(out, second);
    assert.is(await otherOf(), second.id);
    await stores.ownTransfers.link(account.userId, [{ id: out.id, other: null, categoryId: null }]);
    assert.is(await otherOf(), null);
  });

  test('a link gives a category as long as it lasts, and legs keep their own', async () => {
    const [account, other] = await twoAccounts();
    const { userId } = account;
    const [out, into] = [await on(account, '2026-03-02', { categoryId: 190 }), await on(other, '2026-03-04')];
    const shown = async () => {
      const rows = await stores.transactionReader.listById(userId, 0, 30);
      const { legs, links } = await stores.ownTransfers.legs(userId, SPAN);
      const byId = (items: readonly { readonly id: number; readonly categoryId: number | null }[]) =>
        items.toSorted((a, b) => a.id - b.id).map(({ categoryId }) => categoryId);
      return [byId(rows), byId(legs), byId(links)];
    };
    await linked(out, into, [901, null]);
    assert.equal(await shown(), [
      [901, 1],
      [190, 1],
      [901, null],
    ]);
    assert.is(await stores.transactionReader.count(userId, { categoryIds: [901] }), 1);
    await linked(out, into, [902, 912]);
    assert.equal(await shown(), [
      [902, 912],
      [190, 1],
      [902, 912],
    ]);
    assert.is((await stores.transactions.get(userId, out.id))?.unlinkedCategoryId, 190);
    await stores.transactions.changeAll(userId, {
      added: [],
      overwritten: [{ ...into, notes: null, amount: -7, accountAmount: -7 }],
      removed: [],
      put: [],
    });
    assert.equal(await shown(), [
      [902, 912],
      [190, 1],
      [902, 912],
    ]);
    await stores.transactions.update(userId, into.id, (found) => ({
      ...found,
      categoryId: 903,
      unlinkedCategoryId: null,
    }));
    assert.equal(await shown(), [
      [902, 903],
      [190, 903],
      [902, null],
    ]);
    await stores.ownTransfers.link(
      userId,
      [out, into].map(({ id }) => ({ id, other: null, categoryId: null })),
    );
    assert.equal(await shown(), [[190, 903], [190, 903], []]);
    assert.is((await stores.transactions.get(userId, out.id))?.unlinkedCategoryId, null);
  });

  test('linking moves the revision of the user alone', async () => {
    const [account, other] = await twoAccounts();
    const [stranger] = await twoAccounts();
    const revisions = () =>
      Promise.all([account, stranger].map(({ userId }) => stores.users.transactionRevision(userId)));
    const [out, into] = [await on(account, '2026-03-02'), await on(other, '2026-03-04')];
    const [before, same] = await revisions();
    await linked(out, into);
    assert.equal(await revisions(), [(before ?? 0) + 1, same]);
  });

  test('a link to a transaction of somebody else changes nothing of theirs', async () => {
    const [account] = await twoAccounts();
    const [foreign, theirs] = await twoAccounts();
    const [out, into] = [await on(foreign, '2026-03-02'), await on(theirs, '2026-03-04')];
    await stores.ownTransfers.link(account.userId, [
      { id: out.id, other: { transactionId: into.id, bankAccountId: theirs.id }, categoryId: 901 },
    ]);
    assert.equal((await stores.ownTransfers.legs(foreign.userId, undefined)).links, []);
  });

  test('links of a rolled-back unit of work never were, and those of an erased user are refused', async () => {
    const [account, other] = await twoAccounts();
    const [out, into] = [await on(account, '2026-03-02'), await on(other, '2026-03-04')];
    const link = { id: out.id, other: { transactionId: into.id, bankAccountId: other.id }, categoryId: 901 };
    await rolledBack(unitOfWork, ({ ownTransfers }) => ownTransfers.link(account.userId, [link]));
    assert.equal((await stores.ownTransfers.legs(account.userId, SPAN)).links, []);
    await stores.users.erase(account.userId, LATER);
    await refusedAs('user_deleted', stores.ownTransfers.link(account.userId, [link]));
  });

  test('texts are those of live transactions of the user, by id', async () => {
    const [account] = await twoAccounts();
    const [foreign] = await twoAccounts();
    const booked = await on(account, '2026-03-02', { description: '“Übertrag” \\ 🐙', merchantName: 'Bank' });
    const pending = await on(account, '2026-03-02', { status: 'pending', description: 'x', merchantName: null });
    const theirs = await on(foreign, '2026-03-02');
    const ids = [booked.id, pending.id, theirs.id, Number.MAX_SAFE_INTEGER];
    assert.equal(
      await stores.ownTransfers.texts(account.userId, ids),
      new Map([
        [booked.id, { description: '“Übertrag” \\ 🐙', merchantName: 'Bank', isPending: false, counterpartId: null }],
        [pending.id, { description: 'x', merchantName: null, isPending: true, counterpartId: null }],
      ]),
    );
    assert.equal(await stores.ownTransfers.texts(account.userId, []), new Map());
  });

  test('the counterpart is the live account to which the number of the latest row was imported last', async () => {
    const [account, other] = await twoAccounts();
    const { userId } = account;
    const paid = await on(account, '2026-03-02');
    const counterpart = async () => (await stores.ownTransfers.texts(userId, [paid.id])).get(paid.id)?.counterpartId;
    const importOf = (one: BankAccount, accountHash: string) =>
      newImport(one, { statements: [newStatement(one, { accountHash })] });
    const shows = (counterpartyHash: string | null) =>
      stores.imports.add(newImport(account), [importRow(account, { transactionId: paid.id, counterpartyHash })]);
    assert.is(await counterpart(), null);
    await shows('hash of nobody');
    assert.is(await counterpart(), null);
    await shows('hash of the other');
    await stores.imports.add(importOf(other, 'hash of the other'), []);
    assert.is(await counterpart(), other.id);
    await shows(null);
    assert.is(await counterpart(), other.id);
    const [, foreign] = await twoAccounts();
    await stores.imports.add(importOf(foreign, 'hash of nobody'), []);
    await shows('hash of nobody');
    assert.is(await counterpart(), null);
  });

  test('the days of an account are those of its first and last live transaction', async () => {
    const [account, other] = await twoAccounts();
    assert.is(await stores.ownTransfers.daysOf(account.userId, account.id), undefined);
    for (const day of ['2026-03-05', '2026-01-31', '2026-03-04']) await on(account, day);
    const last = await on(account, '2026-12-31');
    await stores.transactions.update(account.userId, last.id, (found) => deleteTransaction(found, LATER));
    await on(other, '2026-02-01');
    const days = await stores.ownTransfers.daysOf(account.userId, account.id);
    assert.equal(days, { from: localDate('2026-01-31'), to: localDate('2026-03-05') });
  });

  test('nobody waits to be matched in a new store, and marking somebody changes nothing', async () => {
    const { id: userId } = await aUser(stores);
    await stores.ownTransfers.markMatched(userId);
    assert.is(await stores.ownTransfers.unmatchedUser(), undefined);
  });

  test('a change of a transaction waits until a unit of work that holds the user ends', async () => {
    const [account] = await twoAccounts();
    const made = await on(account, '2026-03-02');
    const unit = await pausedUnit(unitOfWork, ({ users }) => users.hold(account.userId));
    const order: string[] = [];
    const change = stores.transactions
      .update(account.userId, made.id, (found) => ({ ...found, notes: 'late' }))
      .then(() => order.push('change'));
    await stores.transactions.get(account.userId, made.id);
    order.push('end');
    await unit.commit();
    await change;
    assert.equal(order, ['end', 'change']);
  });

  test.run();
}
