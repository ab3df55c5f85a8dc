import { suite } from 'uvu';
import { replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';
import { stubBankFeeds } from '../support/feeds/stub-bank-feeds.ts';
import type { HttpService, OpenService } from '../support/service/http-service.ts';
import { authenticationScenarios } from './scenarios/authentication.ts';
import { badInputScenarios } from './scenarios/bad-input.ts';
import { crossOriginScenarios } from './scenarios/cross-origin.ts';
import { documentScenarios } from './scenarios/document.ts';
import { documentRuleScenarios } from './scenarios/document-rules.ts';
import { httpScenarios } from './scenarios/http.ts';
import { idempotencyScenarios } from './scenarios/idempotency.ts';
import { badStatementFileScenarios } from './scenarios/imports/bad-statement-files.ts';
import { connectionScenarios } from './scenarios/imports/connections.ts';
import { importScenarios } from './scenarios/imports/imports.ts';
import { manyAccountScenarios } from './scenarios/imports/many-accounts.ts';
import { accountMergeScenarios } from './scenarios/ledger/account-merges.ts';
import { balanceScenarios } from './scenarios/ledger/balances.ts';
import { bankAccountScenarios } from './scenarios/ledger/bank-accounts.ts';
import { billScenarios } from './scenarios/ledger/bills.ts';
import { categoryScenarios } from './scenarios/ledger/categories.ts';
import { categoryRuleScenarios } from './scenarios/ledger/category-rules.ts';
import { conversionScenarios } from './scenarios/ledger/conversion.ts';
import { createTransactionScenarios } from './scenarios/ledger/create-transaction.ts';
import { listTransactionsScenarios } from './scenarios/ledger/list-transactions.ts';
import { ownTransferScenarios } from './scenarios/ledger/own-transfers.ts';
import { possibleDuplicateScenarios } from './scenarios/ledger/possible-duplicates.ts';
import { refundScenarios } from './scenarios/ledger/refunds.ts';
import { transactionChangeScenarios } from './scenarios/ledger/transaction-changes.ts';
import { representationScenarios } from './scenarios/representations.ts';
import { serviceScenarios } from './scenarios/service.ts';
import { tenantScenarios } from './scenarios/tenants.ts';
import type { Scenarios } from './scenarios.ts';

/** What can be remembered, and what changes it. */
const REMEMBERED = [
  ['the list of transactions', listTransactionsScenarios],
  ['converted lists', conversionScenarios],
  ['creating transactions', createTransactionScenarios],
  ['changing and deleting transactions', transactionChangeScenarios],
  ['own transfers', ownTransferScenarios],
  ['refunds', refundScenarios],
  ['bank accounts', bankAccountScenarios],
  ['categories', categoryScenarios],
  ['balances', balanceScenarios],
  ['users apart', tenantScenarios],
  ['representations', representationScenarios],
] as const;

/** What else a store has a part in. */
const STORED = [
  ['credentials', authenticationScenarios],
  ['account merges', accountMergeScenarios],
  ['category rules', categoryRuleScenarios],
  ['possible duplicates', possibleDuplicateScenarios],
  ['bills', billScenarios],
  ['imports', importScenarios],
  ['files of many accounts', manyAccountScenarios],
  ['connections', connectionScenarios],
  ['idempotency', idempotencyScenarios],
  ['bad input', badInputScenarios],
  ['the service itself', serviceScenarios],
] as const;

/** What is decided before any store is asked. The document comes last: it examines the answers of all others. */
const BEFORE_THE_STORE = [
  ['statement files that are refused', badStatementFileScenarios],
  ['HTTP', httpScenarios],
  ['pages of other origins', crossOriginScenarios],
  ['rules in the OpenAPI document', documentRuleScenarios],
  ['the OpenAPI document', documentScenarios],
] as const;

/** Tests the whole REST interface over one kind of store. */
export function restScenarios(storeName: string, open: OpenService): void {
  run([...REMEMBERED, ...STORED, ...BEFORE_THE_STORE], storeName, open);
}

/** Tests what another kind of store can change. */
export function storedScenarios(storeName: string, open: OpenService): void {
  run([...REMEMBERED, ...STORED], storeName, open);
}

/** Tests what services remember, for one that does not. */
export function rememberedScenarios(storeName: string, open: OpenService): void {
  run(REMEMBERED, storeName, open);
}

function run(all: readonly (readonly [name: string, Scenarios])[], storeName: string, open: OpenService): void {
  let opened: HttpService | undefined;
  const service = () => {
    if (opened === undefined) throw new Error('The service is not open.');
    return opened;
  };
  for (const [index, [name, scenarios]] of all.entries()) {
    const test = suite(`REST over ${storeName}: ${name}`);
    if (index === 0) {
      test.before(async () => {
        opened = await open({ replace: [replace(ports.bankFeeds, stubBankFeeds())] });
      });
    }
    if (index === all.length - 1) test.after(() => opened?.close());
    scenarios(test, service, open);
    test.run();
  }
}
