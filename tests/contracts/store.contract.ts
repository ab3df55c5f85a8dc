import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { connectedAppRepoContract } from './access/connected-app-repo.contract.ts';
import { accessTokenRepoContract, apiKeyRepoContract } from './access/credential-repos.contract.ts';
import { externalIdentityRepoContract } from './access/external-identity-repo.contract.ts';
import { idempotencyRepoContract } from './access/idempotency-repo.contract.ts';
import { oauthRecordRepoContract } from './access/oauth-record-repo.contract.ts';
import { passkeyRepoContract } from './access/passkey-repo.contract.ts';
import { pendingSignInRepoContract } from './access/pending-sign-in-repo.contract.ts';
import { recoveryCodeRepoContract } from './access/recovery-code-repo.contract.ts';
import { serviceKeyRepoContract } from './access/service-key-repo.contract.ts';
import { sessionRepoContract } from './access/session-repo.contract.ts';
import { spentChallengeRepoContract } from './access/spent-challenge-repo.contract.ts';
import { toolCallRepoContract } from './access/tool-call-repo.contract.ts';
import { totpFactorRepoContract } from './access/totp-factor-repo.contract.ts';
import { userRepoContract } from './access/user-repo.contract.ts';
import { connectionRepoContract } from './feeds/connection-repo.contract.ts';
import { feedAccountRepoContract } from './feeds/feed-account-repo.contract.ts';
import { importRepoContract } from './imports/import-repo.contract.ts';
import { observationRepoContract } from './imports/observation-repo.contract.ts';
import { uploadRepoContract } from './imports/upload-repo.contract.ts';
import { accountMergeRepoContract } from './ledger/account-merge-repo.contract.ts';
import { accountRepoContract } from './ledger/account-repo.contract.ts';
import { balanceReaderContract } from './ledger/balance-reader.contract.ts';
import { bankRepoContract } from './ledger/bank-repo.contract.ts';
import { categoryRepoContract } from './ledger/category-repo.contract.ts';
import { categoryRuleRepoContract } from './ledger/category-rule-repo.contract.ts';
import { exchangeRateContract } from './ledger/exchange-rate.contract.ts';
import { ownTransferRepoContract } from './ledger/own-transfer-repo.contract.ts';
import { possibleDuplicateRepoContract } from './ledger/possible-duplicate-repo.contract.ts';
import { recurringBillRepoContract } from './ledger/recurring-bill-repo.contract.ts';
import { renewalRepoContract } from './ledger/renewal-repo.contract.ts';
import { settledTransfersContract } from './ledger/settled-transfers.contract.ts';
import { transactionModelContract } from './ledger/transaction-model.contract.ts';
import { transactionReaderContract } from './ledger/transaction-reader.contract.ts';
import { transactionRepoContract } from './ledger/transaction-repo.contract.ts';
import { revisionsContract } from './revisions.contract.ts';
import type { OpenStore } from './store-under-test.ts';
import { unitOfWorkContract } from './unit-of-work.contract.ts';

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
  accountMerges: accountMergeRepoContract,
  categories: categoryRepoContract,
  categoryRules: categoryRuleRepoContract,
  renewals: renewalRepoContract,
  possibleDuplicates: possibleDuplicateRepoContract,
  transactions: transactionRepoContract,
  transactionReader: transactionReaderContract,
  balanceReader: balanceReaderContract,
  ownTransfers: ownTransferRepoContract,
  imports: importRepoContract,
  observations: observationRepoContract,
  uploads: uploadRepoContract,
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

/** Every promise of every port of a store. Each contract opens it once, by its name. */
export function storeContract(storeName: string, open: (contract: string) => ReturnType<OpenStore>): void {
  for (const [name, contract] of Object.entries(CONTRACTS)) contract(storeName, () => open(name));
}
