import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import type { OpenStore, StoreUnderTest } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

export function categoryRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`CategoryRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('every store holds the built-in tree from the start, by id', async () => {
    assert.equal(await store.stores.categories.list(), CATEGORY_TREE);
    assert.equal(await store.unitOfWork.run(({ categories }) => categories.list()), CATEGORY_TREE);
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const before = structuredClone(await store.stores.categories.list());
    tamper(await store.stores.categories.list());
    assert.equal(await store.stores.categories.list(), before);
    assert.equal(CATEGORY_TREE, before);
  });

  test.run();
}
