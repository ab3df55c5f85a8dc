import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { Session } from './connection/session.ts';
import { createConnectedAppRepo } from './repos/access/connected-app-repo.ts';
import { createAccessTokenRepo, createApiKeyRepo } from './repos/access/credential-repos.ts';
import { createExternalIdentityRepo } from './repos/access/external-identity-repo.ts';
import { createIdempotencyRepo } from './repos/access/idempotency-repo.ts';
import { createOAuthRecordRepo } from './repos/access/oauth-record-repo.ts';
import {
  createPasskeyRepo,
  createRecoveryCodeRepo,
  createSpentChallengeRepo,
  createTotpFactorRepo,
} from './repos/access/second-factor-repos.ts';
import { createServiceKeyRepo } from './repos/access/service-key-repo.ts';
import { createPendingSignInRepo, createSessionRepo } from './repos/access/sign-in-repos.ts';
import { createToolCallRepo } from './repos/access/tool-call-repo.ts';
import { createUserRepo } from './repos/access/user-repo.ts';
import { createConnectionRepo } from './repos/feeds/connection-repo.ts';
import { createFeedAccountRepo } from './repos/feeds/feed-account-repo.ts';
import { createImportRepo } from './repos/imports/import-repo.ts';
import { createObservationRepo } from './repos/imports/observation-repo.ts';
import { createUploadRepo } from './repos/imports/upload-repo.ts';
import { createAccountMergeRepo } from './repos/ledger/account-merge-repo.ts';
import { createAccountRepo } from './repos/ledger/account-repo.ts';
import { createBalanceReader } from './repos/ledger/balance-reader.ts';
import { createBankRepo } from './repos/ledger/bank-repo.ts';
import { type CategoryCache, createCategoryRepo } from './repos/ledger/category-repo.ts';
import { createCategoryRuleRepo } from './repos/ledger/category-rule-repo.ts';
import { createExchangeRateRepo } from './repos/ledger/exchange-rate-repo.ts';
import { createOwnTransferRepo } from './repos/ledger/own-transfer-repo.ts';
import { createPossibleDuplicateRepo } from './repos/ledger/possible-duplicate-repo.ts';
import { createRecurringBillRepo } from './repos/ledger/recurring-bill-repo.ts';
import { createRenewalRepo } from './repos/ledger/renewal-repo.ts';
import type { Totals } from './repos/ledger/totals.ts';
import { createTransactionReader } from './repos/ledger/transaction-reader.ts';
import { createTransactionRepo } from './repos/ledger/transaction-repo.ts';

/**
 * Answers are made of what `reads` gives, which may read copies of the data (`ReadScope`). Everything else, credentials
 * above all, is always read where it is written.
 */
export function storesOver(session: Session, cache: CategoryCache, totals: Totals, reads: Session = session): Stores {
  return {
    users: createUserRepo(session),
    apiKeys: createApiKeyRepo(session),
    accessTokens: createAccessTokenRepo(session),
    sessions: createSessionRepo(session),
    pendingSignIns: createPendingSignInRepo(session),
    totpFactors: createTotpFactorRepo(session),
    recoveryCodes: createRecoveryCodeRepo(session),
    passkeys: createPasskeyRepo(session),
    spentChallenges: createSpentChallengeRepo(session),
    connectedApps: createConnectedAppRepo(session),
    externalIdentities: createExternalIdentityRepo(session),
    toolCalls: createToolCallRepo(session),
    oauthRecords: createOAuthRecordRepo(session),
    serviceKeys: createServiceKeyRepo(session),
    banks: createBankRepo(reads),
    accounts: createAccountRepo(reads),
    accountMerges: createAccountMergeRepo(session),
    categories: createCategoryRepo(reads, cache),
    categoryRules: createCategoryRuleRepo(session),
    renewals: createRenewalRepo(session),
    possibleDuplicates: createPossibleDuplicateRepo(session),
    transactions: createTransactionRepo(session),
    transactionReader: createTransactionReader(reads, totals),
    balanceReader: createBalanceReader(reads),
    ownTransfers: createOwnTransferRepo(session),
    imports: createImportRepo(session),
    observations: createObservationRepo(session),
    uploads: createUploadRepo(session),
    connections: createConnectionRepo(session),
    feedAccounts: createFeedAccountRepo(session),
    idempotency: createIdempotencyRepo(session),
    rates: createExchangeRateRepo(reads),
    bills: createRecurringBillRepo(reads),
  };
}
