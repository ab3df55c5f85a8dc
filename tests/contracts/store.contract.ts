import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { accountRepoContract } from './account-repo.contract.ts';
import { balanceReaderContract } from './balance-reader.contract.ts';
import { bankRepoContract } from './bank-repo.contract.ts';
import { categoryRepoContract } from './category-repo.contract.ts';
import { categoryRuleRepoContract } from './category-rule-repo.contract.ts';
import { connectedAppRepoContract } from './connected-app-repo.contract.ts';
import { connectionRepoContract } from './connection-repo.contract.ts';
import { accessTokenRepoContract, apiKeyRepoContract } from './credential-repos.contract.ts';
import { exchangeRateContract } from './exchange-rate.contract.ts';
import { externalIdentityRepoContract } from './external-identity-repo.contract.ts';
import { feedAccountRepoContract } from './feed-account-repo.contract.ts';
import { idempotencyRepoContract } from './idempotency-repo.contract.ts';
import { importRepoContract } from './import-repo.contract.ts';
import { oauthRecordRepoContract } from './oauth-record-repo.contract.ts';
import { observationRepoContract } from './observation-repo.contract.ts';
import { ownTransferRepoContract } from './own-transfer-repo.contract.ts';
import { passkeyRepoContract } from './passkey-repo.contract.ts';
import { pendingSignInRepoContract } from './pending-sign-in-repo.contract.ts';
import { recoveryCodeRepoContract } from './recovery-code-repo.contract.ts';
import { recurringBillRepoContract } from './recurring-bill-repo.contract.ts';
import { revisionsContract } from './revisions.contract.ts';
import { serviceKeyRepoContract } from './service-key-repo.contract.ts';
import { sessionRepoContract } from './session-repo.contract.ts';
import { settledTransfersContract } from './settled-transfers.contract.ts';
import { spentChallengeRepoContract } from './spent-challenge-repo.contract.ts';
import type { OpenStore } from './store-under-test.ts';
import { toolCallRepoContract } from './tool-call-repo.contract.ts';
import { totpFactorRepoContract } from './totp-factor-repo.contract.ts';
import { transactionModelContract } from './transaction-model.contract.ts';
import { transactionReaderContract } from './transaction-reader.contract.ts';
import { transactionRepoContract } from './transaction-repo.contract.ts';
import { unitOfWorkContract } from './unit-of-work.contract.ts';
import { userRepoContract } from './user-repo.contract.ts';

type Contract = (storeName: string, open: OpenStore) => void;

/** Complete because of its type: a new port without a contract does not compile. */
const CONTRACTS: Readonly<Record<keyof Stores | 'unitOfWork' | 'revisions' | 'all' | 'settledTransfers', Contract>> = {
  users: userRepoContract,
  apiKeys: apiKeyRepoContract,
  accessTokens: accessTokenRepoContract,
  sessions: sessionRepoContract,
  pendingSignIns: pendingSignInRepoContract,
  totpFactors: totpFactorRepoContract,
  recoveryCodes: recoveryCodeRepoContract,
  passkeys: passkeyRepoContract,
  spentChallenges: spentChallengeRepoContract,
  connectedApps: connectedAppRepoContract,
  externalIdentities: externalIdentityRepoContract,
  toolCalls: toolCallRepoContract,
  oauthRecords: oauthRecordRepoContract,
  serviceKeys: serviceKeyRepoContract,
  banks: bankRepoContract,
  accounts: accountRepoContract,
  categories: categoryRepoContract,
  categoryRules: categoryRuleRepoContract,
  transactions: transactionRepoContract,
  transactionReader: transactionReaderContract,
  balanceReader: balanceReaderContract,
  ownTransfers: ownTransferRepoContract,
  imports: importRepoContract,
  observations: observationRepoContract,
  connections: connectionRepoContract,
  feedAccounts: feedAccountRepoContract,
  idempotency: idempotencyRepoContract,
  rates: exchangeRateContract,
  bills: recurringBillRepoContract,
  unitOfWork: unitOfWorkContract,
  revisions: revisionsContract,
  all: transactionModelContract,
  settledTransfers: settledTransfersContract,
};

/** Every promise of every port of a store. Each contract opens it once. */
export function storeContract(storeName: string, open: OpenStore): void {
  for (const contract of Object.values(CONTRACTS)) contract(storeName, open);
}
