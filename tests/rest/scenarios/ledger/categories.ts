import * as assert from 'uvu/assert';
import { pluck } from '../../../support/assertions.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Specification 2.2, contract 3.5. */
export const categoryScenarios: Scenarios = (test, service) => {
  interface CategoryItem {
    readonly id: number;
    readonly parent_id: number;
    readonly type: string;
    readonly level: number;
    readonly accountable: number;
    readonly slug: string;
  }
  const listAll = async (): Promise<readonly CategoryItem[]> => {
    const caller = await service().newCaller();
    const answer = await caller.get('/v1/transaction-categories');
    assert.is(answer.status, 200);
    return answer.json();
  };

  test('the list has every category, ordered by id, with exactly the fields of the specification', async () => {
    const categories = await listAll();
    assert.ok(categories.length > 50);
    const expected = categories.map(({ id }) => id).sort((a, b) => a - b);
    assert.equal(pluck(categories, 'id'), expected);
    for (const category of categories) assert.equal(Object.keys(category), FIELDS);
    assert.is(new Set(categories.map(({ slug }) => slug)).size, categories.length);
  });

  test('there are two levels; a child has the type of its parent, and the first level has no parent', async () => {
    const categories = await listAll();
    for (const { level, parent_id, type } of categories) {
      const parent = categories.find(({ id }) => id === parent_id);
      assert.equal([level, parent?.level, parent?.type], level === 1 ? [1, undefined, undefined] : [2, 1, type]);
    }
  });

  test('transfers between own accounts and card repayments are neither spending nor earning', async () => {
    const unaccountable = (await listAll()).filter(({ accountable }) => accountable === 0).map(({ slug }) => slug);
    assert.ok(unaccountable.some((slug) => /transfer/.test(slug)));
    assert.ok(unaccountable.some((slug) => /repayment|card/.test(slug)));
    assert.not.ok(unaccountable.includes('groceries'));
  });

  test('all users see the same categories', async () => {
    assert.equal(await listAll(), await listAll());
  });
};

const FIELDS = 'id parent_id type level accountable slug icon name description created_at updated_at'.split(' ');
