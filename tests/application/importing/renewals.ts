import * as assert from 'uvu/assert';
import { renewUser } from '../../../application/renewals/renew-next-user.ts';
import { showRenewals, undoRenewals } from '../../../application/renewals/undo-renewals.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import { testClock } from '../../support/clock.ts';
import { aManualAccount, aTransaction, MADE_AT } from '../../support/fixtures.ts';
import { importHouse } from './import-house.ts';
import type { ImportingScenarios } from './scenarios.ts';

const MAPLE = { day: 2, amount: -350, text: 'SQ *OLD MAPLE 0123 SAN FRANC' };
const LYFT = { day: 3, amount: -1_200, text: 'LYFT *RIDE SUN 3PM 8558659553 CA' };
const UNNAMED = { from: [], to: [] };

/** What a later release makes of transactions that an earlier one imported (contract 8.7). */
export const renewalScenarios: ImportingScenarios = (test, store) => {
  async function renewalHouse() {
    const house = await importHouse(store);
    const { stores, userId } = house;
    const ports = { ...stores, unitOfWork: store.unitOfWork, clock: testClock('2026-04-02T12:00:00.000000Z') };
    const all = async () =>
      stores.transactions.getAll(
        userId,
        (await house.list()).map(({ id }) => id),
      );
    return {
      ...house,
      all,
      /** As an earlier release stored them, which knew neither names nor categories, and kept no layer. */
      makeEarlier: async (changes: Partial<Transaction> = {}) => {
        const earlier = { ...UNNAMED, categoryId: 1, categoryLayer: null, ...changes };
        const renewed = (await all()).map((one) => ({ ...one, updatedAt: one.createdAt, ...earlier }));
        await stores.transactions.changeAll(userId, { renewed });
      },
      renew: () => renewUser(ports, userId),
      undoRenewal: () => undoRenewals(ports)(userId),
      renewals: () => showRenewals(ports)(userId, { limit: 10 }),
      categories: async () => (await all()).map(({ categoryId }) => categoryId),
    };
  }

  test('what an earlier release left open gets its name and category, can be looked at, and is taken back', async () => {
    const { take, all, makeEarlier, renew, undoRenewal, renewals } = await renewalHouse();
    await take([MAPLE, LYFT]);
    const today = (await all()).map(facts);
    await makeEarlier();
    const earlier = (await all()).map(facts);
    await renew();
    assert.equal((await all()).map(facts), today);
    assert.not.equal(today, earlier);
    const { count, latest, rows } = await renewals();
    assert.equal([count, latest?.slice(0, 16)], [2, '2026-04-02T12:00']);
    const [lyft] = rows;
    assert.equal([lyft?.renewal.before.categoryId, lyft?.renewal.after.to], [1, lyft?.transaction.to]);
    await renew();
    assert.is((await renewals()).count, 2);
    assert.is(await undoRenewal(), 2);
    assert.equal((await all()).map(facts), earlier);
    assert.equal(await renewals(), { count: 0, latest: null, rows: [] });
    assert.is(await undoRenewal(), 0);
  });

  test('a category that was taken back stays, and so does one that a person has set since', async () => {
    const { take, edit, list, makeEarlier, renew, undoRenewal, categories } = await renewalHouse();
    await take([MAPLE, LYFT, { ...LYFT, day: 5 }]);
    const known = await categories();
    await makeEarlier();
    await renew();
    assert.equal(await categories(), known);
    await edit(Number((await list())[0]?.id), '', 103);
    await undoRenewal();
    assert.equal(await categories(), [1, 1, 103]);
    await renew();
    assert.equal(await categories(), [1, 1, 103]);
  });

  test('a category that a layer of an earlier release gave is worked out anew', async () => {
    const { take, makeEarlier, renew, categories } = await renewalHouse();
    await take([MAPLE, LYFT]);
    const known = await categories();
    await makeEarlier({ categoryId: 141, categoryLayer: 'words' });
    await renew();
    assert.equal(await categories(), known);
  });

  test('what a person, a rule or an unknown release chose stays, and names become better all the same', async () => {
    for (const categoryLayer of ['rule', null] as const) {
      const { take, makeEarlier, renew, categories, all } = await renewalHouse();
      await take([MAPLE]);
      await makeEarlier({ categoryId: 141, categoryLayer });
      await renew();
      assert.equal(await categories(), [141]);
      assert.equal((await all())[0]?.to, [{ name: 'Old Maple' }]);
    }
    const { take, makeEarlier, renew, categories } = await renewalHouse();
    await take([MAPLE]);
    await makeEarlier({ updatedAt: MADE_AT });
    await renew();
    assert.equal(await categories(), [1]);
  });

  test('a rule of the user fills what is open, and changes nothing else', async () => {
    const { take, edit, list, makeEarlier, renew, categories, stores, userId, all } = await renewalHouse();
    await take([LYFT, { ...LYFT, day: 5 }, { ...LYFT, day: 7 }]);
    await edit(Number((await list())[0]?.id), '', 103);
    const [open, known, chosen] = await all();
    const earlier = { ...open!, ...UNNAMED, categoryId: 1, categoryLayer: 'none' } as const;
    const before = [earlier, { ...known!, categoryId: 151, categoryLayer: 'book' } as const, chosen!];
    await stores.transactions.changeAll(userId, { renewed: before });
    await renew();
    assert.equal(await categories(), [103, 151, 103]);
    await makeEarlier({ categoryId: 151, categoryLayer: 'book' });
    await renew();
    assert.equal(await categories(), [151, 151, 151]);
  });

  test('what was entered by hand, or is part of an own transfer, keeps its category', async () => {
    const { account, userId, stores, renew, all, renewals } = await renewalHouse();
    await aTransaction(stores, account, { description: LYFT.text });
    const savings = await aManualAccount(stores, userId, { type: 'savings' });
    await aTransaction(stores, account, { amount: -900, description: 'TO SAVINGS', categoryLayer: 'none' });
    await aTransaction(stores, savings, { amount: 900, description: 'TO SAVINGS', categoryLayer: 'none' });
    await renew();
    const settled = (await all()).map(facts);
    assert.equal(
      settled.map(({ categoryId }) => categoryId),
      [1, 901, 911],
    );
    await renew();
    assert.equal([(await all()).map(facts), (await renewals()).count], [settled, 0]);
  });
};

function facts({ categoryId, from, to, description }: Transaction) {
  return { categoryId, from, to, description };
}
