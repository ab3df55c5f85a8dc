import * as assert from 'uvu/assert';
import { newCategoryRule } from '../../support/category-rule-fixtures.ts';
import { aUser, MADE_AT, timestamp } from '../../support/fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const NOBODY = Number.MAX_SAFE_INTEGER;
const MANY = 1_000;
const LAST = Number.MAX_SAFE_INTEGER;

export function categoryRuleRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`CategoryRuleRepo on ${storeName}`, open);

  test('a rule comes back as it went in, with an id', async () => {
    const { id: userId } = await aUser(stores);
    const given = newCategoryRule(userId, { merchant: 'Café “Żabka” 咖啡', type: 'expense', origin: 'correction' });
    const stored = await stores.categoryRules.put(given, MANY);
    assert.equal(stored, { ...given, id: stored?.id });
    assert.equal(await stores.categoryRules.list(userId), [stored]);
  });

  test('a rule for the same key and type replaces the one before, which keeps its id and creation', async () => {
    const { id: userId } = await aUser(stores);
    const first = await stores.categoryRules.put(newCategoryRule(userId), MANY);
    const change = { merchant: 'BLUE BOTTLE', categoryId: 102, origin: 'correction' } as const;
    const second = await stores.categoryRules.put(
      newCategoryRule(userId, { ...change, createdAt: LATER, updatedAt: LATER }),
      MANY,
    );
    assert.equal(second, { ...first, ...change, updatedAt: LATER });
    assert.equal(await stores.categoryRules.list(userId), [second]);
  });

  test('rules for income, for expenses and for both stand side by side', async () => {
    const { id: userId } = await aUser(stores);
    const stored = [];
    for (const type of ['income', 'expense', null] as const) {
      stored.push(await stores.categoryRules.put(newCategoryRule(userId, { type }), MANY));
    }
    assert.equal(await stores.categoryRules.list(userId), stored);
    assert.equal(await stores.categoryRules.put(newCategoryRule(userId), MANY), stored[2]);
  });

  test('of 8 rules for one merchant at once, one is left', async () => {
    const { id: userId } = await aUser(stores);
    const puts = [101, 102, 103, 104, 111, 112, 113, 114].map((categoryId) =>
      stores.categoryRules.put(newCategoryRule(userId, { categoryId }), MANY),
    );
    const ids = new Set((await Promise.all(puts)).map((rule) => rule?.id));
    assert.is(ids.size, 1);
    assert.is((await stores.categoryRules.list(userId)).length, 1);
  });

  test('beyond the limit no rule is added, and one that is there can still change', async () => {
    const { id: userId } = await aUser(stores);
    const first = await stores.categoryRules.put(newCategoryRule(userId), 1);
    assert.is(await stores.categoryRules.put(newCategoryRule(userId, { key: 'OTHER' }), 1), undefined);
    assert.equal(await stores.categoryRules.put(newCategoryRule(userId, { categoryId: 102 }), 1), {
      ...first,
      categoryId: 102,
    });
  });

  test('rules for many merchants that are put at once stay within the limit', async () => {
    const { id: userId } = await aUser(stores);
    const puts = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((key) =>
      stores.categoryRules.put(newCategoryRule(userId, { key }), 3),
    );
    assert.is((await Promise.all(puts)).filter((rule) => rule !== undefined).length, 3);
    assert.is((await stores.categoryRules.list(userId)).length, 3);
  });

  test('pages go from the newest to the oldest, and hold only the user’s own', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const stored = [];
    for (const key of ['A', 'B', 'C']) {
      stored.push(await stores.categoryRules.put(newCategoryRule(userId, { key }), MANY));
      await stores.categoryRules.put(newCategoryRule(strangerId, { key }), MANY);
    }
    const [a, b, c] = stored;
    assert.equal(await stores.categoryRules.page(userId, LAST, 2), [c, b]);
    assert.equal(await stores.categoryRules.page(userId, b?.id ?? 0, 2), [a]);
    assert.equal(await stores.categoryRules.page(userId, a?.id ?? 0, 2), []);
  });

  test('another user’s rule cannot be removed', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const rule = await stores.categoryRules.put(newCategoryRule(userId), MANY);
    const id = rule?.id ?? 0;
    await refusedAs('not_found', stores.categoryRules.remove(strangerId, id));
    assert.equal(await stores.categoryRules.list(userId), [rule]);
    await stores.categoryRules.remove(userId, id);
    assert.equal(await stores.categoryRules.list(userId), []);
    await refusedAs('not_found', stores.categoryRules.remove(userId, id));
  });

  test('texts without characters or too long, and unknown categories, are refused', async () => {
    const { id: userId } = await aUser(stores);
    const wrong = [
      { merchant: '' },
      { merchant: 'x'.repeat(256) },
      { key: '' },
      { key: 'x'.repeat(201) },
      { categoryId: 99 },
    ];
    for (const given of wrong) await refused(stores.categoryRules.put(newCategoryRule(userId, given), MANY));
    assert.equal(await stores.categoryRules.list(userId), []);
  });

  test('a unit of work that fails leaves no rule', async () => {
    const { id: userId } = await aUser(stores);
    const work = unitOfWork.run(async ({ categoryRules }) => {
      await categoryRules.put(newCategoryRule(userId), MANY);
      assert.is((await categoryRules.list(userId)).length, 1);
      throw new Error('stop');
    });
    assert.is(await work.catch((error: Error) => error.message), 'stop');
    assert.equal(await stores.categoryRules.list(userId), []);
  });

  test('erasing a user erases their rules, and no new one is stored', async () => {
    const { id: userId } = await aUser(stores);
    await stores.categoryRules.put(newCategoryRule(userId), MANY);
    await stores.users.erase(userId, MADE_AT);
    assert.equal(await stores.categoryRules.list(userId), []);
    await refused(stores.categoryRules.put(newCategoryRule(userId), MANY));
    await refused(stores.categoryRules.put(newCategoryRule(NOBODY), MANY));
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { id: userId } = await aUser(stores);
    const stored = await stores.categoryRules.put(newCategoryRule(userId), MANY);
    const expected = structuredClone(stored);
    tamper(stored);
    tamper((await stores.categoryRules.list(userId))[0]);
    assert.equal(await stores.categoryRules.page(userId, LAST, 9), [expected]);
  });

  test.run();
}
