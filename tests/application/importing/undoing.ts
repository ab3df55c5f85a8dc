import * as assert from 'uvu/assert';
import { pluck } from '../../support/assertions.ts';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from './import-house.ts';
import { BOOKS, COFFEE, PENDING, SALARY } from './payments.ts';
import type { ImportingScenarios } from './scenarios.ts';

/** An import and its undoing. */
export const undoingScenarios: ImportingScenarios = (test, store) => {
  test('a file that is imported twice adds nothing, and undoing both leaves what was before', async () => {
    const { take, undo, amounts, balance, list } = await importHouse(store);
    const first = await take([COFFEE, COFFEE, BOOKS, SALARY]);
    assert.equal(await amounts(), ['250000', '-1200', '-350', '-350']);
    assert.is(await balance(), 10_000 + 250_000 - 1_200 - 700);
    const before = await list();
    const second = await take([COFFEE, COFFEE, BOOKS, SALARY]);
    assert.equal(pluck(second.facts.statements, 'rows', 'added', 'matched'), [[4, 0, 4]]);
    assert.equal(await list(), before);
    await undo(second.id);
    assert.equal(await list(), before);
    await undo(first.id);
    assert.equal([await list(), await balance()], [[], 10_000]);
  });

  test('undoing the first of two equal imports leaves the transactions, undoing the second takes them', async () => {
    const { take, undo, amounts, balance } = await importHouse(store);
    const first = await take([COFFEE, BOOKS]);
    const second = await take([COFFEE, BOOKS]);
    await undo(first.id);
    assert.equal([await amounts(), await balance()], [['-1200', '-350'], 8_450]);
    await undo(second.id);
    assert.equal([await amounts(), await balance()], [[], 10_000]);
  });

  test('after undoing, the file can be imported again', async () => {
    const { take, undo, amounts } = await importHouse(store);
    const { id } = await take([COFFEE, BOOKS]);
    await undo(id);
    await take([COFFEE, BOOKS]);
    assert.equal(await amounts(), ['-1200', '-350']);
    assert.is((await refusal(() => undo(id)))?.code, 'not_found');
  });

  test('undoing the import that showed the pending row leaves the booked one', async () => {
    const { take, undo, amounts, balance } = await importHouse(store);
    const pending = await take([PENDING]);
    const booked = await take([{ ...COFFEE, day: 4 }]);
    await undo(pending.id);
    assert.equal([await amounts(), await balance()], [['-350'], 9_650]);
    await undo(booked.id);
    assert.equal([await amounts(), await balance()], [[], 10_000]);
  });

  test('a file of another source after the first changes nothing, and either can be undone', async () => {
    const { take, fromFeed, undo, amounts } = await importHouse(store);
    const feed = await fromFeed([COFFEE, COFFEE, BOOKS]);
    const file = await take([COFFEE, COFFEE, BOOKS]);
    assert.equal(await amounts(), ['-1200', '-350', '-350']);
    await undo(feed.id);
    assert.equal(await amounts(), ['-1200', '-350', '-350']);
    await undo(file.id);
    assert.equal(await amounts(), []);
  });

  test('an account that is deleted takes its imports with it', async () => {
    const { stores, userId, take, removeAccount } = await importHouse(store);
    const { id } = await take([COFFEE]);
    await removeAccount();
    assert.is(await stores.imports.get(userId, id ?? 0), undefined);
  });

  test('undoing imports in any order ends where it began', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
      [0, 2, 1],
      [2, 0, 1],
    ]) {
      const { take, fromFeed, undo, list, balance } = await importHouse(store);
      const ids = [
        (await take([PENDING, BOOKS, { day: 5, amount: -77, status: 'pending', text: 'HOLD' }])).id,
        (await fromFeed([COFFEE, BOOKS, SALARY])).id,
        (await take([{ rows: [{ ...COFFEE, day: 3 }, BOOKS, SALARY, BOOKS], from: 1, to: 28 }])).id,
      ];
      for (const nth of order) await undo(ids[nth] ?? 0);
      assert.equal([await list(), await balance()], [[], 10_000], String(order));
    }
  });
};
