import type { Test } from 'uvu';
import type { StoreUnderTest } from '../../contracts/store-under-test.ts';

/** Adds tests to a suite. The store is open once they run. */
export type ImportingScenarios = (test: Test, store: StoreUnderTest) => void;

/** Of properties that draw so many cases: what they say of the rules is the same on every store, and memory is fast. */
export type DrawnScenarios = (test: Test, store: StoreUnderTest, cases: number) => void;
