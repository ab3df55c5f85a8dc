import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';

export interface StoreUnderTest {
  readonly stores: Stores;
  readonly unitOfWork: UnitOfWork;
  close(): Promise<void>;
}

/**
 * Opens a store for one suite. Contracts create their own users and ignore everything else, so the store need not be
 * empty. Only the exchange rates must not be shared with another suite. Each suite opens its store in its first test
 * and not in a `before` hook, because uvu ignores errors of hooks, and a suite without a store would seem to pass.
 */
export type OpenStore = () => Promise<StoreUnderTest>;
