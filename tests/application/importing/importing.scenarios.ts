import { type OpenStore, storeSuite } from '../../contracts/store-under-test.ts';
import { accountScenarios } from './accounts.ts';
import { attemptScenarios } from './attempts.ts';
import { balanceScenarios } from './balances.ts';
import { editScenarios } from './edits.ts';
import { archiveScenarios } from './files/archives.ts';
import { refusalScenarios } from './files/refusals.ts';
import { joinedScenarios } from './joined.ts';
import { namedAccountScenarios } from './named-accounts.ts';
import { pendingScenarios } from './pending.ts';
import { renewalScenarios } from './renewals.ts';
import { undoingScenarios } from './undoing.ts';

/** Importing and undoing on one kind of store. Each property draws so many cases. */
export function importingScenarios(storeName: string, open: OpenStore, cases: number): void {
  const { test, ...store } = storeSuite(`importing statements on ${storeName}`, open);
  undoingScenarios(test, store);
  editScenarios(test, store);
  pendingScenarios(test, store);
  attemptScenarios(test, store);
  accountScenarios(test, store);
  namedAccountScenarios(test, store, cases);
  balanceScenarios(test, store, cases);
  joinedScenarios(test, store, cases);
  refusalScenarios(test, store);
  archiveScenarios(test, store);
  renewalScenarios(test, store);
  test.run();
}
