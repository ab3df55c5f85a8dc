import { type OpenStore, storeSuite } from '../../contracts/store-under-test.ts';
import { accountScenarios } from './accounts.ts';
import { changingScenarios } from './changing.ts';
import { claimingScenarios } from './claiming.ts';
import { consentScenarios } from './consents.ts';
import { fetchingScenarios } from './fetching.ts';
import { currencyScenarios } from './mishaps/currencies.ts';
import { gapScenarios } from './mishaps/gaps.ts';
import { ghostScenarios } from './mishaps/ghosts.ts';
import { interruptionScenarios } from './mishaps/interruptions.ts';
import { racingScenarios } from './races.ts';
import { recognisingScenarios } from './recognising.ts';
import { removingScenarios } from './removing.ts';
import { schedulingScenarios } from './scheduling.ts';
import { secretScenarios } from './secrets.ts';

/** Connecting and fetching feeds on one kind of store. */
export function feedScenarios(storeName: string, open: OpenStore): void {
  const { test, ...store } = storeSuite(`bank feeds on ${storeName}`, open);
  fetchingScenarios(test, store);
  changingScenarios(test, store);
  claimingScenarios(test, store);
  schedulingScenarios(test, store);
  consentScenarios(test, store);
  removingScenarios(test, store);
  secretScenarios(test, store);
  accountScenarios(test, store);
  recognisingScenarios(test, store);
  currencyScenarios(test, store);
  ghostScenarios(test, store);
  gapScenarios(test, store);
  interruptionScenarios(test, store);
  racingScenarios(test, store);
  test.run();
}
