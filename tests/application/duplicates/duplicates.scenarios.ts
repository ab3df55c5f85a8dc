import * as assert from 'uvu/assert';
import { correctBill } from '../../../domain/bills/correct-bill.ts';
import { type OpenStore, storeSuite } from '../../contracts/store-under-test.ts';
import { pluck } from '../../support/assertions.ts';
import * as fc from '../../support/fast-check.ts';
import { newBill } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from '../importing/import-house.ts';

const BANK = { day: 7, amount: -1_250, text: 'SUMUP .GASTRO WEST' };
const FILE = { day: 5, amount: -1_250, text: 'Da Luigi' };

/** Possible duplicates on one kind of store (contract 8.8). */
export function duplicateScenarios(storeName: string, open: OpenStore): void {
  const { test, ...store } = storeSuite(`possible duplicates on ${storeName}`, open);

  async function aPair() {
    const house = await importHouse(store);
    const feed = await house.fromFeed([BANK]);
    const file = await house.take([FILE]);
    const [pair] = await house.pairs();
    assert.ok(pair !== undefined, 'the file’s row is marked');
    return { ...house, feed, file, pair };
  }

  test('a row of another source on a close day is added, marked and listed beside its partner', async () => {
    const { pair, amounts, balance, file } = await aPair();
    assert.equal(await amounts(), ['-1250', '-1250']);
    assert.is(await balance(), 10_000 - 2 * 1_250);
    assert.equal(pluck(file.facts.statements, 'possibleDuplicates'), [1]);
    assert.equal(
      [pair.transaction, pair.duplicateOf].map(({ description, source }) => [description, source]),
      [
        ['Da Luigi', 'ofx'],
        ['SUMUP .GASTRO WEST', 'camt'],
      ],
    );
  });

  test('two that are the same become one, with the edits of both, and no later import brings the other back', async () => {
    const { pair, settle, edit, list, balance, pairs, take, fromFeed } = await aPair();
    await edit(pair.id, 'with Ada', 102);
    await settle(pair.id, 'same');
    const [left, ...others] = await list();
    assert.equal(others, []);
    assert.equal(
      [left?.id, left?.description, left?.notes, left?.categoryId],
      [pair.duplicateOf.id, 'SUMUP .GASTRO WEST', 'with Ada', 102],
    );
    assert.is(await balance(), 10_000 - 1_250);
    assert.equal(await pairs(), []);
    assert.equal(pluck((await take([FILE])).facts.statements, 'added', 'matched'), [[0, 1]]);
    assert.equal(pluck((await fromFeed([BANK])).facts.statements, 'added', 'matched'), [[0, 1]]);
    assert.equal(await list(), [left]);
  });

  test('taking it back leaves what was before, and the question is open again', async () => {
    const { pair, settle, edit, list, balance, pairs } = await aPair();
    await edit(pair.id, 'with Ada', 102);
    const before = pluck(await list(), 'id', 'notes', 'categoryId', 'bookedAt');
    await settle(pair.id, 'same');
    assert.equal(pluck(await pairs(true), 'id', 'settledAs'), [[pair.id, 'same']]);
    assert.is((await pairs(true))[0]?.transaction.source, 'ofx');
    await settle(pair.id, null);
    assert.equal(pluck(await list(), 'id', 'notes', 'categoryId', 'bookedAt'), before);
    assert.is(await balance(), 10_000 - 2 * 1_250);
    assert.equal(pluck(await pairs(), 'id'), [pair.id]);
  });

  test('what is edited while they are one stays when it is taken back', async () => {
    const { pair, settle, edit, list } = await aPair();
    await settle(pair.id, 'same');
    await edit(pair.duplicateOf.id, 'mine', 103);
    await settle(pair.id, null);
    const kept = (await list()).find(({ id }) => id === pair.duplicateOf.id);
    assert.equal([kept?.notes, kept?.categoryId], ['mine', 103]);
  });

  test('two that are both real stay, and nobody asks again', async () => {
    const { pair, settle, amounts, pairs, take, fromFeed } = await aPair();
    await settle(pair.id, 'different');
    await take([FILE]);
    await fromFeed([BANK]);
    assert.equal(await pairs(), []);
    assert.equal(pluck(await pairs(true), 'settledAs'), ['different']);
    assert.equal(await amounts(), ['-1250', '-1250']);
    await settle(pair.id, 'same');
    assert.equal(await amounts(), ['-1250']);
  });

  test('one that was made of two stays as long as one of the imports shows it', async () => {
    for (const first of ['feed', 'file'] as const) {
      const { pair, settle, undo, amounts, balance, pairs, ...imports } = await aPair();
      await settle(pair.id, 'same');
      const second = first === 'feed' ? 'file' : 'feed';
      await undo(imports[first].id);
      assert.equal([await amounts(), await balance()], [['-1250'], 10_000 - 1_250], first);
      assert.equal([await pairs(), await pairs(true)], [[], []]);
      await undo(imports[second].id);
      assert.equal([await amounts(), await balance()], [[], 10_000], first);
    }
  });

  test('undoing a later import that shows both leaves them one', async () => {
    const { pair, settle, take, undo, amounts } = await aPair();
    await settle(pair.id, 'same');
    const later = await take([FILE, { day: 8, amount: -300, text: 'BOOKS' }]);
    await undo(later.id);
    assert.equal(await amounts(), ['-1250']);
    await take([FILE]);
    assert.equal(await amounts(), ['-1250']);
  });

  test('one that was entered by hand stays when the import of the other is undone', async () => {
    const { enter, take, pairs, settle, undo, amounts, balance } = await importHouse(store);
    await enter({ amount: -1_250, description: 'Lunch', bookedAt: '2026-03-06' });
    const file = await take([FILE]);
    const [pair] = await pairs();
    assert.is(pair?.duplicateOf.source, 'hand');
    await settle(pair!.id, 'same');
    await undo(file.id);
    assert.equal([await amounts(), await balance()], [['-1250'], 10_000 - 1_250]);
  });

  test('two rows of one source that are the same do not come back, even if the source shows both', async () => {
    const { take, pairs, settle, undo, amounts } = await importHouse(store);
    const first = await take([FILE]);
    await take([{ ...FILE, text: 'CARD PAYMENT 4711' }]);
    const [pair] = await pairs();
    await settle(pair!.id, 'same');
    await take([FILE, { ...FILE, text: 'CARD PAYMENT 4711' }]);
    assert.equal(await amounts(), ['-1250']);
    await undo(first.id);
    assert.equal(await amounts(), ['-1250']);
  });

  test('of three that may be one, the third is asked about beside the first once the second has gone into it', async () => {
    const { enter, take, fromFeed, pairs, settle, list, balance } = await importHouse(store);
    await enter({ amount: -1_250, description: 'Lunch', bookedAt: '2026-03-05' });
    await take([{ ...FILE, day: 8, text: 'KARTE 4711' }]);
    await fromFeed([{ ...BANK, day: 11 }]);
    const [before, all] = [await pairs(), await list()];
    assert.equal(pluck(before, 'id'), [all[0]!.id, all[1]!.id]);
    assert.is(before[0]?.duplicateOf.id, before[1]?.id);
    await settle(before[1]!.id, 'same');
    assert.equal(
      (await pairs()).map((one) => [one.id, one.duplicateOf.id]),
      [[before[0]!.id, before[1]!.duplicateOf.id]],
    );
    await settle(before[1]!.id, null);
    assert.equal([await pairs(), await list()], [before, all]);
    for (const { id } of before.toReversed()) await settle(id, 'same');
    assert.equal([(await list()).length, await balance()], [1, 10_000 - 1_250]);
    for (const { id } of before) await settle(id, null);
    assert.equal([pluck(await pairs(), 'id'), await list()], [pluck(before, 'id'), all]);
  });

  test('a bill has the payment that two have become, and each its own again', async () => {
    const { pair, settle, stores, userId } = await aPair();
    const found = { source: 'manual', transactionIds: [pair.id] } as const;
    const { id } = await stores.bills.add(newBill(userId, found));
    const saying = { kind: 'payments', belong: true, transactionIds: [pair.id] } as const;
    const at = pair.transaction.createdAt;
    await stores.bills.replaceAll(userId, undefined, (all) => ({ kept: correctBill(all, id, saying, at), added: [] }));
    const before = await stores.bills.list(userId);
    await settle(pair.id, 'same');
    const [bill] = await stores.bills.list(userId);
    const said = bill?.corrections.flatMap((one) => (one.kind === 'payments' ? one.transactionIds : []));
    assert.equal([bill?.transactionIds, said], [[pair.duplicateOf.id], [pair.duplicateOf.id]]);
    await settle(pair.id, null);
    assert.equal(await stores.bills.list(userId), before);
  });

  test('notes of both that are too long for one are refused in words, and nothing happens', async () => {
    const { pair, settle, edit, list } = await aPair();
    await edit(pair.id, 'x'.repeat(3_000));
    await edit(pair.duplicateOf.id, 'y'.repeat(3_000));
    const before = await list();
    const refused = await refusal(() => settle(pair.id, 'same'));
    const sentence =
      'The notes of both “SUMUP .GASTRO WEST” have more than 5,000 characters together. Shorten them first.';
    assert.equal(refused?.fields, { notes: [sentence] });
    assert.equal(await list(), before);
  });

  test('what does not exist, or is another person’s, cannot be settled', async () => {
    const { pair, amounts } = await aPair();
    const stranger = await importHouse(store);
    for (const id of [pair.id, pair.duplicateOf.id, 7]) {
      assert.is((await refusal(() => stranger.settle(id, 'same')))?.code, 'not_found');
    }
    assert.equal(await amounts(), ['-1250', '-1250']);
  });

  test('in any order of imports, settling and undoing, balances are right and nothing is left at the end', async () => {
    const step = fc.record({
      kind: fc.constantFrom('file', 'feed', 'same', 'different', 'open', 'undo'),
      nth: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const house = await importHouse(store);
        const imports: (number | null)[] = [];
        const day = (nth: number) => 5 + (nth % 4);
        for (const { kind, nth } of steps) {
          if (kind === 'file') imports.push((await house.take([{ ...FILE, day: day(nth) }])).id);
          else if (kind === 'feed') imports.push((await house.fromFeed([{ ...BANK, day: day(nth) }])).id);
          else if (kind === 'undo') {
            const [id] = imports.splice(nth % Math.max(1, imports.length), 1);
            if (id !== undefined) await house.undo(id);
          } else {
            const pairs = [...(await house.pairs()), ...(await house.pairs(true))];
            const pair = pairs[nth % Math.max(1, pairs.length)];
            if (pair !== undefined) await house.settle(pair.id, kind === 'open' ? null : kind);
          }
          const sum = (await house.list()).reduce((total, { amount }) => total + amount, 0);
          assert.is(await house.balance(), 10_000 + sum);
        }
        for (const id of imports) await house.undo(id);
        assert.equal([await house.amounts(), await house.balance()], [[], 10_000]);
      }),
      { numRuns: storeName === 'memory' ? 60 : 6 },
    );
  });

  test.run();
}
