import * as assert from 'uvu/assert';
import { importHouse, shown } from './import-house.ts';
import { COFFEE, PENDING } from './payments.ts';
import type { ImportingScenarios } from './scenarios.ts';

/** Payments that are booked or dropped. */
export const pendingScenarios: ImportingScenarios = (test, store) => {
  test('a pending payment that is booked keeps id, category and notes, and undoing makes it pending again', async () => {
    const { take, undo, edit, list, balance } = await importHouse(store);
    await take([PENDING]);
    const id = Number((await list())[0]?.id);
    await edit(id, 'with Ada');
    assert.is(await balance(), 10_000);
    const booked = await take([{ ...COFFEE, day: 4, id: 'b1' }]);
    const facts = async () => {
      const [one, ...others] = await list();
      return [others.length, Number(one?.id), one?.status, one?.notes, one?.categoryId, one?.bookedAt.slice(0, 10)];
    };
    assert.equal(await facts(), [0, id, 'booked', 'with Ada', 101, '2026-03-04']);
    assert.is(await balance(), 9_650);
    await undo(booked.id);
    assert.equal(await facts(), [0, id, 'pending', 'with Ada', 101, '2026-03-02']);
    assert.is(await balance(), 10_000);
  });

  test('a pending payment that the bank drops is gone, and undoing brings it back as it was', async () => {
    const { take, undo, edit, list } = await importHouse(store);
    const first = await take([PENDING, { day: 1, amount: -10 }]);
    const id = Number((await list())[0]?.id);
    await edit(id, 'hold');
    const before = await list();
    const dropped = await take([{ rows: [{ day: 1, amount: -10 }], from: 1, to: 9 }]);
    assert.equal((await list()).map(shown), ['-10']);
    assert.is(dropped.facts.statements[0]?.retired, 1);
    await undo(dropped.id);
    assert.equal(await list(), before);
    const again = await take([{ rows: [{ day: 1, amount: -10 }], from: 1, to: 9 }]);
    await undo(first.id);
    assert.equal((await list()).map(shown), ['-10']);
    await undo(again.id);
    assert.equal(await list(), []);
  });

  test('8: what an older file shows as pending is what a newer one has booked, also after an undo', async () => {
    const house = await importHouse(store);
    const [older, newer] = [[PENDING], [{ ...COFFEE, day: 4, id: 'b1' }]];
    const listed = async () => (await house.list()).map(shown);
    await house.take(newer);
    const { id, facts } = await house.take(older);
    const [{ added, matched, skipped }] = facts.statements as [(typeof facts.statements)[number]];
    assert.equal([await listed(), added, matched, skipped], [['-350'], 0, 0, { booked_before: 1 }]);
    await house.take([{ rows: [{ day: 1, amount: -10 }], from: 1, to: 9 }]);
    await house.take(newer);
    assert.equal(await listed(), ['-350', '-10']);
    await house.undo(id);
    await house.take(older);
    assert.equal(await listed(), ['-350', '-10']);
    // One that is booked once more is another one.
    await house.take([{ rows: [...newer, { ...COFFEE, day: 5, id: 'b2' }], from: 1, to: 9 }]);
    assert.equal(await listed(), ['-350', '-350', '-10']);
    // And what is pending beside it is none of them.
    await house.take([{ rows: [...newer, { ...COFFEE, day: 5, id: 'b2' }, { ...PENDING, day: 5 }], from: 1, to: 9 }]);
    assert.equal(await listed(), ['-350p', '-350', '-350', '-10']);
  });
};
