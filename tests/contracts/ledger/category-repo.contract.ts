import * as assert from 'uvu/assert';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

export function categoryRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`CategoryRepo on ${storeName}`, open);

  test('every store holds the built-in tree from the start, by id', async () => {
    assert.equal(await stores.categories.list(), CATEGORY_TREE);
    assert.equal(await unitOfWork.run(({ categories }) => categories.list()), CATEGORY_TREE);
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const before = structuredClone(await stores.categories.list());
    tamper(await stores.categories.list());
    assert.equal(await stores.categories.list(), before);
    assert.equal(CATEGORY_TREE, before);
  });

  test.run();
}
