import * as assert from 'uvu/assert';
import { dayNumber } from '../../../domain/calendar.ts';
import type { ImportedStatement } from '../../../domain/imports/import.ts';
import { pluck } from '../../support/assertions.ts';
import { importRow, newImport, newStatement } from '../../support/files/import-fixtures.ts';
import {
  aManualAccount,
  aTransaction,
  aUser,
  EUR,
  JPY,
  localDate,
  MADE_AT,
  timestamp,
  USD,
} from '../../support/fixtures.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

const MARCH = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };
const DAY = dayNumber(localDate('2026-03-05'));

export function observationRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`ObservationRepo on ${storeName}`, open);

  const aPerson = async () => {
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId);
    const at = { bookedAt: timestamp('2026-03-05T00:00:00.000000Z') };
    return { stores, userId, account, add: () => aTransaction(stores, account, at) };
  };
  const observed = {
    source: 'file:ofx',
    sourceId: 'F-1',
    day: DAY,
    amount: -1_000,
    currency: USD,
    status: 'booked',
    text: 'Corner Shop',
  };

  test('of each source the latest row of a transaction is known', async () => {
    const { stores, userId, account, add } = await aPerson();
    const { id } = await add();
    await stores.imports.add(newImport(account), [
      importRow(account, { transactionId: id, isOrigin: true, text: 'old', status: 'pending' }),
    ]);
    const latest = importRow(account, { transactionId: id, day: localDate('2026-04-02') });
    await stores.imports.add(newImport(account), [latest]);
    await stores.imports.add(newImport(account), [
      importRow(account, { transactionId: id, source: 'feed', sourceId: null }),
    ]);
    const { transactions } = await stores.observations.known(userId, account.id, MARCH);
    const moved = { ...observed, day: dayNumber(localDate('2026-04-02')) };
    assert.equal(
      transactions.map(({ observations, ...one }) => [
        one,
        observations.toSorted((a, b) => (a.source < b.source ? -1 : 1)),
      ]),
      [
        [
          { id, state: 'live', status: 'booked', entry: null },
          [{ ...observed, source: 'feed', sourceId: null }, moved],
        ],
      ],
    );
  });

  test('a transaction that the user deleted is known as deleted, and one that was retired not at all', async () => {
    const { stores, userId, account, add } = await aPerson();
    const [deleted, retired] = [await add(), await add()];
    await stores.imports.add(newImport(account), [
      importRow(account, { transactionId: deleted.id, isOrigin: true }),
      importRow(account, { position: 1, transactionId: retired.id, isOrigin: true }),
    ]);
    await stores.imports.add(newImport(account), [
      importRow(account, { transactionId: retired.id, decision: 'retired', before: retired }),
    ]);
    await stores.transactions.update(userId, deleted.id, (one) => ({ ...one, deletedAt: MADE_AT }));
    await stores.transactions.changeAll(userId, { added: [], overwritten: [], removed: [retired.id], put: [] });
    const { transactions } = await stores.observations.known(userId, account.id, MARCH);
    assert.equal(pluck(transactions, 'id', 'state'), [[deleted.id, 'deleted']]);
  });

  test('what the user entered by hand is known by their own words, before and after a file has shown it', async () => {
    const { stores, userId, account, add } = await aPerson();
    const { id, description } = await add();
    const entry = { day: DAY, amount: -1_000, currency: USD, text: description };
    const known = async () => (await stores.observations.known(userId, account.id, MARCH)).transactions;
    assert.equal(await known(), [{ id, state: 'live', status: 'booked', observations: [], entry }]);
    await stores.imports.add(newImport(account), [importRow(account, { transactionId: id, decision: 'matched' })]);
    assert.equal(await known(), [{ id, state: 'live', status: 'booked', observations: [observed], entry }]);
  });

  test('days outside of the window, other accounts and other users are not known', async () => {
    const { stores, userId, account, add } = await aPerson();
    const { id } = await add();
    await stores.imports.add(newImport(account), [importRow(account, { transactionId: id, isOrigin: true })]);
    const other = await aManualAccount(stores, userId);
    const stranger = await aPerson();
    const april = { from: localDate('2026-04-01'), to: localDate('2026-04-30') };
    for (const known of [
      await stores.observations.known(userId, account.id, april),
      await stores.observations.known(userId, other.id, MARCH),
      await stores.observations.known(stranger.userId, account.id, MARCH),
    ]) {
      assert.equal(known.transactions, []);
    }
  });

  test('the days that a source has covered are joined', async () => {
    const { stores, userId, account } = await aPerson();
    const over = (from: string, to: string) =>
      newImport(account, { statements: [newStatement(account, { from: localDate(from), to: localDate(to) })] });
    await stores.imports.add(over('2026-03-01', '2026-03-10'), []);
    await stores.imports.add(over('2026-03-11', '2026-03-20'), []);
    await stores.imports.add(newImport(account, { statements: [newStatement(account, { from: null, to: null })] }), []);
    const { coverage } = await stores.observations.known(userId, account.id, MARCH);
    const range = { from: dayNumber(localDate('2026-03-01')), to: dayNumber(localDate('2026-03-20')) };
    assert.equal([...coverage], [['file:ofx', [range]]]);
  });

  test('statements between two balances are found by their days, each with the transactions of its own rows', async () => {
    const { stores, userId, account } = await aPerson();
    const between = (from: number, to: number, changes: Partial<ImportedStatement> = {}) =>
      newStatement(account, {
        opening: { day: localDate(`2026-03-0${from}`), amount: 1_000 },
        closing: { day: localDate(`2026-03-0${to}`), amount: 900 },
        ...changes,
      });
    const row = (position: number, transactionId: number | null) => importRow(account, { position, transactionId });
    const statements = [
      between(2, 3, { rows: 2, retired: 1 }),
      between(4, 5, { rows: 1, source: 'feed:plaid:1:2' }),
      between(6, 7, { rows: 2 }),
      newStatement(account),
    ];
    await stores.imports.add(newImport(account, { statements }), [
      row(0, 71),
      row(1, null),
      row(2, 72),
      row(3, 73),
      row(4, 74),
      row(5, 75),
    ]);
    const around = async (from: number, to: number) => {
      const window = { from: localDate(`2026-03-0${from}`), to: localDate(`2026-03-0${to}`) };
      const found = await stores.observations.statementsAround(userId, account.id, window);
      return found.map(({ opening, closing, transactions }) => [opening?.day, closing?.amount, [...transactions]]);
    };
    const [first, third] = [
      ['2026-03-02', 900, [71, 72]],
      ['2026-03-06', 900, [74, 75]],
    ];
    assert.equal(await around(1, 9), [first, third]);
    assert.equal(await around(4, 9), [third]);
    assert.equal(await around(8, 9), []);
    const stranger = await aPerson();
    assert.equal(await stores.observations.statementsAround(stranger.userId, account.id, MARCH), []);
  });

  test('an account is found by the hash of its number, the latest import first', async () => {
    const { stores, userId, account } = await aPerson();
    const other = await aManualAccount(stores, userId);
    await stores.imports.add(newImport(account), []);
    assert.is(await stores.observations.accountOf(userId, 'ab'.repeat(32)), account.id);
    await stores.imports.add(newImport(other), []);
    assert.is(await stores.observations.accountOf(userId, 'ab'.repeat(32)), other.id);
    assert.is(await stores.observations.accountOf(userId, 'cd'.repeat(32)), undefined);
    const inYen = await aManualAccount(stores, userId, { currency: JPY });
    await stores.imports.add(newImport(inYen), []);
    assert.is(await stores.observations.accountOf(userId, 'ab'.repeat(32)), inYen.id);
    assert.is(await stores.observations.accountOf(userId, 'ab'.repeat(32), JPY), inYen.id);
    assert.is(await stores.observations.accountOf(userId, 'ab'.repeat(32), other.currency), other.id);
    assert.is(
      await stores.observations.accountOf(userId, 'ab'.repeat(32), other.currency === EUR ? USD : EUR),
      undefined,
    );
    const stranger = await aPerson();
    assert.is(await stores.observations.accountOf(stranger.userId, 'ab'.repeat(32)), undefined);
  });

  test('the sum of later days counts what is booked and live', async () => {
    const { stores, userId, account, add } = await aPerson();
    await add();
    const later = { bookedAt: timestamp('2026-03-06T00:00:00.000000Z') };
    await aTransaction(stores, account, { ...later, amount: -30 });
    await aTransaction(stores, account, { ...later, amount: -500, status: 'pending' });
    const gone = await aTransaction(stores, account, { ...later, amount: -7_000 });
    await stores.transactions.update(userId, gone.id, (one) => ({ ...one, deletedAt: MADE_AT }));
    const days = ['2026-03-06', '2026-03-05', '2026-03-06'].map(localDate);
    assert.equal(await stores.observations.bookedAfter(userId, account.id, days), [0, -30, 0]);
    assert.equal(await stores.observations.bookedAfter(userId, account.id, []), []);
  });

  test('what an import made or changed is known with what others have to do with it', async () => {
    const { stores, userId, account, add } = await aPerson();
    const [made, changed, alone] = [await add(), await add(), await add()];
    const first = await stores.imports.add(newImport(account), [
      importRow(account, { position: 0, transactionId: made.id, isOrigin: true }),
      importRow(account, { position: 1, transactionId: changed.id, decision: 'updated', before: changed }),
      importRow(account, { position: 2, transactionId: alone.id, isOrigin: true }),
    ]);
    const second = await stores.imports.add(newImport(account), [
      importRow(account, { position: 0, transactionId: made.id, decision: 'matched' }),
      importRow(account, {
        position: 1,
        transactionId: changed.id,
        decision: 'updated',
        before: { ...changed, amount: -2 },
      }),
      importRow(account, { position: 2, transactionId: alone.id, decision: 'retired', before: alone }),
    ]);
    const place = (position: number) => ({ importId: second, position });
    assert.equal(await stores.observations.touched(userId, first), [
      { transactionId: made.id, isOrigin: true, before: null, isRetired: false, shownBy: place(0), changedBy: null },
      {
        transactionId: changed.id,
        isOrigin: false,
        before: changed,
        isRetired: false,
        shownBy: null,
        changedBy: place(1),
      },
      { transactionId: alone.id, isOrigin: true, before: null, isRetired: false, shownBy: null, changedBy: null },
    ]);
    const retired = (await stores.observations.touched(userId, second)).find(({ isRetired }) => isRetired);
    assert.equal(retired?.before, alone);
    await stores.observations.markOrigins(userId, [place(0)]);
    await stores.observations.setBefore(userId, [{ ...place(1), before: changed }]);
    const rows = await stores.imports.rows(userId, second, { afterPosition: -1, limit: 9 });
    const seen = rows.map(({ isOrigin, before }) => [isOrigin, before?.amount]);
    assert.equal(seen, [
      [true, undefined],
      [false, changed.amount],
      [false, alone.amount],
    ]);
    const stranger = await aPerson();
    assert.equal(await stores.observations.touched(stranger.userId, first), []);
  });

  test('the sources of transactions are those of the rows that show them', async () => {
    const { stores, userId, account, add } = await aPerson();
    const [kept, gone] = [(await add()).id, (await add()).id];
    const row = (position: number, transactionId: number, source: string) =>
      importRow(account, { position, transactionId, source, isOrigin: true });
    const rows = [row(0, kept, 'file:ofx'), row(1, gone, 'file:ofx'), row(2, gone, 'file:csv')];
    await stores.imports.add(newImport(account), rows);
    assert.equal(
      await stores.observations.sourcesOf(userId, [kept, gone, 7]),
      new Map([
        [kept, ['file:ofx']],
        [gone, ['file:csv', 'file:ofx']],
      ]),
    );
    const stranger = await aPerson();
    assert.equal(await stores.observations.sourcesOf(stranger.userId, [kept]), new Map());
  });

  test.run();
}
