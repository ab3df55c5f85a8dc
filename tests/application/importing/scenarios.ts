import type { Test } from 'uvu';
import type { StoreUnderTest } from '../../contracts/store-under-test.ts';

/** Adds tests to a suite. The store is open once they run. */
export type ImportingScenarios = (test: Test, store: StoreUnderTest) => void;
