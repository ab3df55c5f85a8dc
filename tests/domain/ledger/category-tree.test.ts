import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withDescendants } from '../../../domain/ledger/category.ts';
import { CATEGORY_TREE, uncategorised } from '../../../domain/ledger/category-tree.ts';

const tree = suite('category tree');
const byId = new Map(CATEGORY_TREE.map((category) => [category.id, category]));

tree('categories are in order of their ids, and no id or slug occurs twice', () => {
  const ids = CATEGORY_TREE.map(({ id }) => id);
  const expected = [...new Set(ids)].sort((a, b) => a - b);
  assert.equal(ids, expected);
  assert.is(new Set(CATEGORY_TREE.map(({ slug }) => slug)).size, CATEGORY_TREE.length);
  assert.ok(ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < 1_000));
});

tree(
  'slugs are lower-case words, icons have the form of Material icons’ names, and names and descriptions are not empty',
  () => {
    for (const { slug, icon, name, description } of CATEGORY_TREE) {
      assert.match(slug, /^[a-z]+(?:-[a-z]+)*$/);
      assert.match(icon, /^[a-z]+(?:_[a-z]+)*$/);
      assert.ok(name.trim() === name && name !== '');
      assert.ok(description.trim() === description && description !== '');
    }
  },
);

tree('there are two levels, and a child has the type of its parent and is accountable if its parent is', () => {
  for (const { level, parentId, type, accountable } of CATEGORY_TREE) {
    if (level === 1) {
      assert.is(parentId, 0);
      continue;
    }
    const parent = byId.get(parentId);
    assert.is(level, 2);
    assert.is(parent?.level, 1);
    assert.is(parent?.type, type);
    assert.is(parent?.accountable, accountable);
  }
});

tree('each type has one uncategorised category of its own', () => {
  for (const type of ['expense', 'income'] as const) {
    const category = byId.get(uncategorised(type));
    assert.is(category?.type, type);
    assert.is(category?.level, 1);
    const candidates = CATEGORY_TREE.filter(({ slug }) => slug === `uncategorized-${type}`);
    assert.equal(candidates, [category]);
  }
});

tree('only transfers between own accounts and card repayments are not accountable', () => {
  const left = CATEGORY_TREE.filter(({ accountable }) => accountable === 0).map(({ slug }) => slug);
  assert.equal(left, [
    'transfers-out',
    'transfer-to-own-account',
    'card-repayment',
    'savings-and-investments',
    'transfers-in',
    'transfer-from-own-account',
    'card-repayment-received',
  ]);
});

tree('ids and slugs that clients may have stored have not moved', () => {
  const known: readonly (readonly [number, string])[] = [
    [1, 'uncategorized-expense'],
    [2, 'uncategorized-income'],
    [100, 'food-and-drink'],
    [101, 'groceries'],
    [111, 'rent'],
    [141, 'subscriptions'],
    [201, 'salary'],
    [221, 'refunds'],
    [901, 'transfer-to-own-account'],
    [912, 'card-repayment-received'],
  ];
  const seen = known.map(([id]) => [id, byId.get(id)?.slug]);
  assert.equal(seen, known);
});

const descendants = suite('descendants of a category');

descendants('a category of the first level has itself and its children, a child only itself', () => {
  assert.equal(withDescendants(CATEGORY_TREE, 100), [100, 101, 102, 103, 104]);
  assert.equal(withDescendants(CATEGORY_TREE, 101), [101]);
  assert.equal(withDescendants(CATEGORY_TREE, 1), [1]);
});

descendants('an unknown category has only itself', () => {
  assert.equal(withDescendants(CATEGORY_TREE, 31), [31]);
  assert.equal(withDescendants([], 100), [100]);
});

descendants('the categories of the first level and their children are the whole tree, each category once', () => {
  const roots = CATEGORY_TREE.filter(({ level }) => level === 1);
  const families = roots.flatMap(({ id }) => withDescendants(CATEGORY_TREE, id));
  assert.equal(
    families.sort((a, b) => a - b),
    CATEGORY_TREE.map(({ id }) => id),
  );
});

tree.run();
descendants.run();
