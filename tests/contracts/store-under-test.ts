import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';

export interface StoreUnderTest {
  readonly stores: Stores;
  readonly unitOfWork: UnitOfWork;
  close(): Promise<void>;
}

/**
 * Opens a store for one suite. Contracts make users of their own and look at nothing else, so it need not be empty; only the
 * exchange rates must not be shared with another suite. Opening is each suite's first test and no `before` hook: uvu drops what a hook
 * throws, and a suite without a store would seem to pass.
 */
export type OpenStore = () => Promise<StoreUnderTest>;
