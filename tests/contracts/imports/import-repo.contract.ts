import * as assert from 'uvu/assert';
import { pluck } from '../../support/assertions.ts';
import { importRow, newImport, newStatement } from '../../support/files/import-fixtures.ts';
import { aManualAccount, aTransaction, aUser, localDate, MADE_AT } from '../../support/fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

const ALL = { afterPosition: -1, limit: 100 };

export function importRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`ImportRepo on ${storeName}`, open);

  const leftoversGone = async () => {
    while ((await stores.imports.removeLeftovers()) > 0);
  };

  const aPerson = async () => {
    const { id: userId } = await aUser(stores);
    return { stores, userId, account: await aManualAccount(stores, userId) };
  };

  test('an import comes back as it went in, with its rows in their order', async () => {
    const { stores, userId, account } = await aPerson();
    const before = await aTransaction(stores, account);
    const check = { date: localDate('2026-03-31'), statement: 5, coffer: 7, difference: -2 };
    const given = newImport(account, {
      statements: [newStatement(account, { balanceCheck: check, skipped: { zero_amount: 1 } }), newStatement(account)],
    });
    const rows = [
      importRow(account, {
        position: 1,
        decision: 'updated',
        reason: 'pending_booked',
        before,
        transactionId: before.id,
      }),
      importRow(account, { position: 0, transactionId: before.id, isOrigin: true }),
      importRow(account, {
        position: 2,
        line: null,
        sourceId: null,
        day: null,
        amount: null,
        currency: null,
        status: null,
      }),
    ];
    const id = await stores.imports.add(given, rows);
    assert.equal(await stores.imports.get(userId, id), { id, ...given });
    const ordered = [rows[1], rows[0], rows[2]];
    assert.equal(await stores.imports.rows(userId, id, ALL), ordered);
    assert.equal(await stores.imports.rows(userId, id, { ...ALL, decision: 'updated' }), [rows[0]]);
    assert.equal(await stores.imports.rows(userId, id, { afterPosition: 0, limit: 1 }), [rows[0]]);
  });

  test('a row names what it may be all the same as it is asked about now, as long as that is there', async () => {
    const { stores, userId, account } = await aPerson();
    const [known, added, other] = [
      await aTransaction(stores, account),
      await aTransaction(stores, account),
      await aTransaction(stores, account),
    ];
    const row = importRow(account, { transactionId: added.id, isOrigin: true, possibleDuplicateOf: known.id });
    const id = await stores.imports.add(newImport(account), [row, importRow(account, { position: 1 })]);
    const named = async () => {
      const rows = await stores.imports.rows(userId, id, ALL);
      return rows.map(({ possibleDuplicateOf }) => possibleDuplicateOf);
    };
    assert.equal(await named(), [null, null]);
    for (const { id: duplicateOf } of [known, other]) {
      const pair = { id: added.id, userId, duplicateOf, settledAs: null, settledAt: null, united: null };
      await stores.possibleDuplicates.putAll(userId, [pair]);
      assert.equal(await named(), [duplicateOf, null]);
    }
    await stores.transactions.update(userId, other.id, (one) => ({ ...one, deletedAt: MADE_AT }));
    assert.equal(await named(), [null, null]);
  });

  test('rows may be made while they are stored, and their texts come back unchanged', async () => {
    const { stores, userId, account } = await aPerson();
    const texts = ['\\N', 'tab\tand\nline\r', 'C:\\temp\\x', '\\.', '', '{"a"},\\\\', '🐙 Müller'];
    const made = function* () {
      for (let position = 0; position < 4_500; position += 1) {
        const before = position === 5 ? { ...transaction, notes: texts.join(' ') } : null;
        yield importRow(account, { position, text: texts[position % texts.length]!, before });
      }
    };
    const transaction = await aTransaction(stores, account);
    const id = await stores.imports.add(newImport(account), made());
    assert.equal(await stores.imports.rows(userId, id, { ...ALL, limit: 5_000 }), [...made()]);
  });

  test('an import without a file name and without rows comes back, too', async () => {
    const { stores, userId, account } = await aPerson();
    const given = newImport(account, { fileName: null, sha256: null, statements: [], warnings: [], leftOut: {} });
    const id = await stores.imports.add(given, []);
    assert.equal(await stores.imports.get(userId, id), { id, ...given });
  });

  test('how the latest file of a layout was read is remembered until its import is undone', async () => {
    const { stores, userId, account } = await aPerson();
    const layout = (dateOrder: 'dmy' | 'mdy') =>
      newImport(account, { fingerprint: 'f1', readAs: { dateOrder, mapping: { date: [1] } } });
    await stores.imports.add(layout('dmy'), []);
    const second = await stores.imports.add(layout('mdy'), []);
    assert.equal(await stores.imports.readAs(userId, 'f1'), layout('mdy').readAs);
    assert.is(await stores.imports.readAs(userId, 'f2'), undefined);
    assert.is(await stores.imports.readAs((await aPerson()).userId, 'f1'), undefined);
    assert.equal(await stores.imports.get(userId, second), { id: second, ...layout('mdy') });
    await stores.imports.remove(userId, second, []);
    assert.equal(await stores.imports.readAs(userId, 'f1'), layout('dmy').readAs);
  });

  test('pages are newest first and begin below an id', async () => {
    const { stores, userId, account } = await aPerson();
    const ids = [];
    for (let nth = 0; nth < 3; nth += 1) ids.push(await stores.imports.add(newImport(account), []));
    const first = await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 2);
    const second = await stores.imports.page(userId, first.at(-1)?.id ?? 0, 2);
    const seen = [first, second].map((page) => page.map(({ id }) => id));
    assert.equal(seen, [[ids[2], ids[1]], [ids[0]]]);
  });

  test('imports of other users do not exist', async () => {
    const { stores, userId, account } = await aPerson();
    const stranger = await aPerson();
    const id = await stores.imports.add(newImport(account), [importRow(account)]);
    assert.is(await stores.imports.get(stranger.userId, id), undefined);
    assert.equal(await stores.imports.page(stranger.userId, Number.MAX_SAFE_INTEGER, 9), []);
    assert.equal(await stores.imports.rows(stranger.userId, id, ALL), []);
    await stores.imports.remove(stranger.userId, id, []);
    assert.is((await stores.imports.rows(userId, id, ALL)).length, 1);
    await refused(stores.imports.add(newImport({ ...account, userId: stranger.userId }), []));
  });

  test('a removed import is gone with its rows, and with retirements of its transactions', async () => {
    const { stores, userId, account } = await aPerson();
    const id = await stores.imports.add(newImport(account), [importRow(account, { transactionId: 7, isOrigin: true })]);
    const later = await stores.imports.add(newImport(account), [
      importRow(account, { transactionId: 7, decision: 'retired', reason: 'not_listed' }),
      importRow(account, { position: 1, transactionId: 8 }),
    ]);
    await stores.imports.remove(userId, id, [7]);
    assert.is(await stores.imports.get(userId, id), undefined);
    assert.equal(await stores.imports.rows(userId, id, ALL), []);
    assert.equal(pluck(await stores.imports.rows(userId, later, ALL), 'transactionId'), [8]);
  });

  test('an account takes its statements and rows with it, and the imports that have no others', async () => {
    const { stores, userId, account } = await aPerson();
    const other = await aManualAccount(stores, userId);
    const alone = await stores.imports.add(newImport(account), [importRow(account)]);
    const both = await stores.imports.add(
      newImport(account, { statements: [newStatement(account), newStatement(other)] }),
      [importRow(account), importRow(other, { position: 1 })],
    );
    const isGone = async () => {
      assert.is(await stores.imports.get(userId, alone), undefined);
      assert.equal(await stores.imports.rows(userId, alone, ALL), []);
      assert.equal(pluck((await stores.imports.get(userId, both))?.statements, 'bankAccountId'), [other.id]);
      assert.equal(pluck(await stores.imports.rows(userId, both, ALL), 'position'), [1]);
      assert.equal(pluck(await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 9), 'id'), [both]);
    };
    await stores.imports.removeAllOf(userId, account.id);
    await isGone();
    await leftoversGone();
    await isGone();
    await stores.imports.removeAllOf(userId, other.id);
    assert.equal(await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 9), []);
    await leftoversGone();
    assert.equal(await stores.imports.rows(userId, both, ALL), []);
  });

  test('an import of two accounts can be removed after one of them, and after both', async () => {
    const { stores, userId, account } = await aPerson();
    const other = await aManualAccount(stores, userId);
    const statements = [newStatement(account), newStatement(other)];
    const rows = [importRow(account), importRow(other, { position: 1 })];
    const [first, second] = [
      await stores.imports.add(newImport(account, { statements }), rows),
      await stores.imports.add(newImport(account, { statements }), rows),
    ];
    await stores.imports.removeAllOf(userId, account.id);
    await stores.imports.remove(userId, first, []);
    assert.is(await stores.imports.get(userId, first), undefined);
    await stores.imports.removeAllOf(userId, other.id);
    await leftoversGone();
    assert.equal(await stores.imports.rows(userId, second, ALL), []);
    assert.is(await stores.imports.removeLeftovers(), 0);
  });

  test('two accounts of an import that are removed at once take the import with them', async () => {
    const { stores, userId } = await aPerson();
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await aManualAccount(stores, userId), await aManualAccount(stores, userId)];
      await stores.imports.add(newImport(one, { statements: [newStatement(one), newStatement(other)] }), []);
      await Promise.all([one, other].map(({ id }) => stores.imports.removeAllOf(userId, id)));
      assert.equal(await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 9), []);
    }
  });

  test('what an import did to a deleted account is not undone with it, nor is its layout remembered', async () => {
    const { stores, userId, account } = await aPerson();
    const other = await aManualAccount(stores, userId);
    const both = await stores.imports.add(
      newImport(account, { statements: [newStatement(account), newStatement(other)] }),
      [
        importRow(account, { transactionId: 71, isOrigin: true }),
        importRow(other, { position: 1, transactionId: 72, isOrigin: true }),
      ],
    );
    await stores.imports.add(newImport(account, { fingerprint: 'f', readAs: { dateOrder: 'dmy' } }), []);
    await stores.imports.removeAllOf(userId, account.id);
    const touched = await stores.observations.touched(userId, both);
    assert.equal(pluck(touched, 'transactionId'), [72]);
    assert.is(await stores.imports.readAs(userId, 'f'), undefined);
  });

  test('nothing is stored for an erased user, and what was stored is gone', async () => {
    const { stores, userId, account } = await aPerson();
    const id = await stores.imports.add(newImport(account), [importRow(account)]);
    await stores.users.erase(userId, MADE_AT);
    assert.is(await stores.imports.get(userId, id), undefined);
    assert.equal(await stores.imports.rows(userId, id, ALL), []);
    await refusedAs('user_deleted', stores.imports.add(newImport(account), []));
  });

  test('many rows are stored at once', async () => {
    const { stores, userId, account } = await aPerson();
    const rows = Array.from({ length: 12_000 }, (_, position) => importRow(account, { position }));
    const id = await stores.imports.add(newImport(account), rows);
    assert.is((await stores.imports.rows(userId, id, { afterPosition: 9_999, limit: 5_000 })).length, 2_000);
  });

  test.run();
}
