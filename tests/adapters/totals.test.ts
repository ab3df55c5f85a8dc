import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededRandom } from '../../adapters/demo/random.ts';
import { type GroupsRow, toTotalsByGroup } from '../../adapters/mikro-orm/count-groups.ts';
import { rememberedTotals } from '../../adapters/mikro-orm/totals.ts';
import { TotalsByGroup, type TransactionGroup } from '../../adapters/mikro-orm/totals-by-group.ts';
import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import { localDate } from '../support/fixtures.ts';

const test = suite('remembered totals');

const USER = 7;

/** Ids beyond 32 bits, as a sequence may return them. */
const ACCOUNTS = [1, 2, 9_007_199_254_740_991];
const CATEGORIES = [2, 101, 102, 103, 5_000_000_000];

test('every total by account, type and category follows from the groups', () => {
  const random = seededRandom(1);
  const groups = ACCOUNTS.flatMap((bankAccountId) =>
    CATEGORIES.map((categoryId) => ({
      bankAccountId,
      categoryId,
      income: random.integer(0, 90),
      expense: random.integer(0, 900),
    })),
  );
  const totals = new TotalsByGroup(groups);
  let matching = 0;
  for (const bankAccountId of [undefined, ...ACCOUNTS, 4]) {
    for (const type of [undefined, 'income', 'expense'] as const) {
      for (const ids of [undefined, [], [101], [101, 5_000_000_000], [1, 77]]) {
        for (const filter of [
          { bankAccountId, type, categoryIds: ids },
          { bankAccountId, type, exceptCategoryIds: ids },
        ] as TransactionFilter[]) {
          const expected = countIn(groups, filter);
          assert.is(totals.totalOf(filter), expected, JSON.stringify(filter));
          matching += expected;
        }
      }
    }
  }
  assert.ok(matching > 0);
  assert.is(new TotalsByGroup([]).totalOf({}), 0);
});

test('groups do not cover what they do not know', () => {
  assert.ok(TotalsByGroup.cover({}));
  assert.ok(TotalsByGroup.cover({ bankAccountId: 1, type: 'income', categoryIds: [101], exceptCategoryIds: [] }));
  for (const filter of [
    { text: 'tea' },
    { visibleAccountsOnly: true },
    { from: localDate('2026-01-01') },
    { type: 'income', to: localDate('2026-01-01') },
  ] as const) {
    assert.not.ok(TotalsByGroup.cover(filter));
  }
});

test('more transactions than a group can count are refused', () => {
  const group = { bankAccountId: 1, categoryId: 2, income: 30_000, expense: 35_535 };
  assert.is(new TotalsByGroup([group]).totalOf({}), 65_535);
  assert.throws(() => new TotalsByGroup([group, { ...group, categoryId: 3, income: 1, expense: 0 }]), /too many/);
});

test('groups of some of a user’s transactions are not taken for all', () => {
  const rowOf = (income: number): GroupsRow => ['{1,1}', '{101,102}', `{${income},0}`, '{0,4000}', '7'];
  assert.is(toTotalsByGroup([rowOf(1_000)]).groups?.totalOf({}), 5_000);
  assert.equal(toTotalsByGroup([rowOf(1_001)]), { groups: undefined, revision: '7' });
  assert.is(toTotalsByGroup([[null, null, null, null, '0']]).groups?.totalOf({}), 0);
});

test('totals count for their revision only', () => {
  const totals = rememberedTotals();
  totals.keepGroups('5', USER, new TotalsByGroup([A_GROUP]));
  assert.is(totals.at('5', USER, { type: 'expense' }), 3);
  assert.is(totals.at('6', USER, { type: 'expense' }), undefined);
  assert.is(totals.at('5', USER + 1, { type: 'expense' }), undefined);
  assert.is(totals.at('5', USER, { from: localDate('2026-01-01') }), undefined);
  assert.equal(totals.latest(USER, {}), { revision: '5', total: 4 });
});

test('a total of another revision ends the groups, so that the latest total is not an old one', () => {
  const totals = rememberedTotals();
  totals.keepGroups('5', USER, new TotalsByGroup([A_GROUP]));
  totals.keep('5', USER, { from: localDate('2026-01-01') }, 2);
  assert.is(totals.latest(USER, {})?.revision, '5');
  totals.keep('6', USER, {}, 9);
  assert.equal(totals.latest(USER, {}), { revision: '6', total: 9 });
  assert.is(totals.latest(USER, { type: 'expense' }), undefined);
});

test('the groups of a user with too many transactions are not counted again', () => {
  const totals = rememberedTotals();
  assert.ok(totals.mayCountGroups(USER));
  totals.keepGroups('5', USER, undefined);
  totals.keep('6', USER, {}, 300_000);
  assert.not.ok(totals.mayCountGroups(USER));
  assert.ok(totals.mayCountGroups(USER + 1));
  assert.is(totals.at('5', USER, { type: 'expense' }), undefined);
});

test.run();

const A_GROUP: TransactionGroup = { bankAccountId: 1, categoryId: 101, income: 1, expense: 3 };

function countIn(groups: readonly TransactionGroup[], filter: TransactionFilter): number {
  const { bankAccountId, type, categoryIds, exceptCategoryIds } = filter;
  return groups
    .filter((group) => bankAccountId === undefined || group.bankAccountId === bankAccountId)
    .filter(({ categoryId }) => categoryIds === undefined || categoryIds.includes(categoryId))
    .filter(({ categoryId }) => exceptCategoryIds === undefined || !exceptCategoryIds.includes(categoryId))
    .reduce(
      (sum, { income, expense }) => sum + (type === 'expense' ? 0 : income) + (type === 'income' ? 0 : expense),
      0,
    );
}
