import * as assert from 'uvu/assert';
import { withChangedStores } from '../../support/databases/changed-stores.ts';
import { importHouse } from './import-house.ts';
import { BOOKS, COFFEE, SALARY } from './payments.ts';
import type { ImportingScenarios } from './scenarios.ts';

/** What users entered, corrected and deleted. */
export const editScenarios: ImportingScenarios = (test, store) => {
  test('a correction decides for the rows of the next import, and for no row that is there', async () => {
    const { take, edit, list } = await importHouse(store);
    const categories = async () => (await list()).map(({ categoryId }) => categoryId);
    await take([{ day: 2, amount: -350, text: 'SQ *OLD MAPLE 0123 SAN FRANC' }, BOOKS]);
    assert.equal(await categories(), [133, 1]);
    const coffee = (await list()).find(({ description }) => description.startsWith('SQ'));
    await edit(Number(coffee?.id), '', 103);
    await take([{ day: 4, amount: -450, text: 'SQ *OLD MAPLE 0456 OAKLAND CA' }, BOOKS, BOOKS]);
    assert.equal(await categories(), [103, 133, 133, 103]);
  });

  test('the rules of a user are read once for an import of any size', async () => {
    let reads = 0;
    const counted = withChangedStores(store.unitOfWork, ({ categoryRules }) => {
      const list = (userId: number) => {
        reads += 1;
        return categoryRules.list(userId);
      };
      return { categoryRules: { ...categoryRules, list } };
    });
    const { take } = await importHouse(store, counted);
    await take(
      Array.from({ length: 500 }, (_, nth) => ({ day: 1 + (nth % 28), amount: -nth - 1, text: `SHOP ${nth}` })),
    );
    assert.is(reads, 1);
  });

  test('category and notes of the user survive the next import and its undoing', async () => {
    const { take, undo, edit, list } = await importHouse(store);
    await take([COFFEE, BOOKS]);
    const id = Number((await list())[0]?.id);
    await edit(id, 'for Ada');
    const again = await take([COFFEE, BOOKS, SALARY]);
    await undo(again.id);
    const changed = (await list()).find((one) => one.id === id);
    assert.equal([changed?.notes, changed?.categoryId], ['for Ada', 101]);
  });

  test('what the user deleted stays away, until the import itself is undone and made again', async () => {
    const { take, undo, remove, list, amounts, balance } = await importHouse(store);
    const first = await take([COFFEE, BOOKS]);
    await remove(Number((await list())[0]?.id));
    const second = await take([COFFEE, BOOKS]);
    assert.equal([await amounts(), await balance()], [['-350'], 9_650]);
    assert.equal(second.facts.statements[0]?.skipped, { deleted_by_user: 1 });
    await undo(second.id);
    await undo(first.id);
    assert.equal([await amounts(), await balance()], [[], 10_000]);
    await take([COFFEE, BOOKS]);
    assert.equal(await amounts(), ['-1200', '-350']);
  });

  test('what the user entered by hand is found by the file, and stays when the import is undone', async () => {
    const { take, undo, enter, amounts, balance } = await importHouse(store);
    await enter({ amount: -1_200, description: 'A book for Ada', bookedAt: '2026-03-03' });
    const { id } = await take([COFFEE, BOOKS]);
    assert.equal([await amounts(), await balance()], [['-1200', '-350'], 8_450]);
    await undo(id);
    assert.equal([await amounts(), await balance()], [['-1200'], 8_800]);
  });
};
