import { suite, type Test } from 'uvu';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';

export interface StoreUnderTest {
  readonly stores: Stores;
  readonly unitOfWork: UnitOfWork;
}

/**
 * Opens a store for one suite. Contracts create their own users and ignore everything else, so the store need not be
 * empty. Only the exchange rates must not be shared with another suite.
 */
export type OpenStore = () => Promise<StoreUnderTest & { close(): Promise<void> }>;

/**
 * A suite with a store that is there from its second test on. The first test opens it, and not a `before` hook, because
 * uvu ignores errors of hooks, and a suite without a store would seem to pass.
 */
export function storeSuite(name: string, open: OpenStore): StoreUnderTest & { readonly test: Test } {
  const test = suite(name);
  const stores = {} as Stores;
  let store: Awaited<ReturnType<OpenStore>> | undefined;
  test('the store opens', async () => {
    store = await open();
    Object.assign(stores, store.stores);
  });
  test.after(() => store?.close());
  const unitOfWork: UnitOfWork = { run: (work) => store!.unitOfWork.run(work) };
  return { test, stores, unitOfWork };
}
