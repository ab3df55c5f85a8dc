import * as assert from 'uvu/assert';
import { type BillSaying, correctBill } from '../../../domain/bills/correct-bill.ts';
import { pluck } from '../../support/assertions.ts';
import type { TestRow } from '../../support/files/json-statement-reader.ts';
import { newBill, USD } from '../../support/fixtures.ts';
import type { ImportingScenarios } from '../importing/scenarios.ts';
import { mergingHouse } from './merging-house.ts';

const GYM: readonly TestRow[] = [2, 9, 16].map((day) => ({ day, amount: -990, text: 'GYM' }));

/** Both accounts have the payments of a gym, and each its bill. */
async function twoGyms(store: Parameters<ImportingScenarios>[1]) {
  const house = await mergingHouse(store);
  const { a, b, takeInto, list, stores, userId } = house;
  await takeInto(a.id, GYM);
  await takeInto(b.id, [...GYM, { day: 23, amount: -990, text: 'GYM' }], 'csv');
  const billOf = async (bankAccountId: number, name: string) => {
    const transactionIds = (await list()).filter((one) => one.bankAccountId === bankAccountId).map(({ id }) => id);
    const found = { source: 'detected', confidence: 0.95, currency: USD, name, transactionIds } as const;
    return (await stores.bills.add(newBill(userId, found))).id;
  };
  const [mine, theirs] = [await billOf(a.id, 'Mine'), await billOf(b.id, 'Theirs')];
  const say = (id: number, saying: BillSaying) =>
    stores.bills.replaceAll(userId, undefined, (all) => ({
      kept: correctBill(all, id, saying, a.createdAt),
      added: [],
    }));
  const bills = async () => new Map((await stores.bills.list(userId)).map((bill) => [bill.id, bill]));
  return { ...house, mine, theirs, say, bills };
}

/** Corrections of bills are edits like any other. */
export const billScenarios: ImportingScenarios = (test, store) => {
  test('of a bill that both accounts had, the one that a person corrected goes on, with all payments once', async () => {
    const { a, b, mine, theirs, say, bills, merge, separate, state } = await twoGyms(store);
    await say(theirs, { kind: 'set', values: { name: 'Fitness', bankAccountId: b.id } });
    const before = await state();
    const { id } = await merge();
    const [own, other] = [(await bills()).get(mine), (await bills()).get(theirs)];
    assert.equal([own?.status, other?.status, other?.name], ['archived', 'active', 'Fitness']);
    const payments = (await state()).transactions.filter(({ amount }) => amount === -990).map((one) => one.id);
    assert.equal(new Set(other?.transactionIds), new Set(payments));
    const said = other?.corrections.find((each) => each.kind === 'set' && each.field === 'bankAccountId');
    assert.is(said?.kind === 'set' ? said.value : 0, a.id);
    await separate(id);
    assert.equal(await state(), before);
  });

  test('a bill that a person corrects again after the accounts were merged is parted from its twin with them', async () => {
    const { mine, theirs, say, bills, merge, separate } = await twoGyms(store);
    await say(theirs, { kind: 'set', values: { name: 'Fitness' } });
    const { id } = await merge();
    await say(theirs, { kind: 'set', values: { amount: 1_090 } });
    await separate(id);
    const parted = await bills();
    assert.equal([parted.get(mine)?.status, parted.get(theirs)?.status], ['active', 'active']);
    assert.equal(pluck(parted.get(theirs)?.corrections ?? [], 'kind'), ['set', 'set']);
    await say(mine, { kind: 'merged', billId: theirs });
    const merged = await bills();
    assert.equal([merged.get(mine)?.status, merged.get(theirs)?.status], ['active', 'archived']);
  });

  test('a bill that a person archived in one of the accounts stays away', async () => {
    const { mine, theirs, say, bills, merge, separate, state } = await twoGyms(store);
    await say(theirs, { kind: 'set', values: {}, isArchived: true });
    const before = await state();
    const { id } = await merge();
    assert.equal(pluck([...(await bills()).values()], 'id', 'status'), [
      [mine, 'archived'],
      [theirs, 'archived'],
    ]);
    await separate(id);
    assert.equal(await state(), before);
  });

  test('payments that a person gave to a bill are the ones that they are now', async () => {
    const { a, b, mine, say, bills, merge, separate, state, list } = await twoGyms(store);
    const theirs = (await list()).filter(({ bankAccountId }) => bankAccountId === b.id).map(({ id }) => id);
    await say(mine, { kind: 'payments', belong: true, transactionIds: theirs });
    const before = await state();
    const { id } = await merge();
    const said = (await bills()).get(mine)?.corrections.find(({ kind }) => kind === 'payments');
    const there = (await list()).filter(({ bankAccountId }) => bankAccountId === a.id).map((one) => one.id);
    assert.equal(new Set(said?.kind === 'payments' ? said.transactionIds : []), new Set(there));
    await separate(id);
    assert.equal(await state(), before);
  });
};
