import type { Upkeep } from '../../domain/ports/service/upkeep.ts';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { createDatabase, type Session } from './database.ts';
import { createConnectedAppRepo } from './repos/access/connected-app-repo.ts';
import { createAccessTokenRepo, createApiKeyRepo } from './repos/access/credential-repos.ts';
import { createExternalIdentityRepo } from './repos/access/external-identity-repo.ts';
import { createOAuthRecordRepo } from './repos/access/oauth-record-repo.ts';
import {
  createPasskeyRepo,
  createRecoveryCodeRepo,
  createSpentChallengeRepo,
  createTotpFactorRepo,
} from './repos/access/second-factor-repos.ts';
import { createServiceKeyRepo } from './repos/access/service-key-repo.ts';
import { createPendingSignInRepo, createSessionRepo } from './repos/access/sign-in-repos.ts';
import { createUserRepo } from './repos/access/user-repo.ts';
import { createAccountMergeRepo } from './repos/account-merge-repo.ts';
import { createAccountRepo } from './repos/account-repo.ts';
import { createBalanceReader } from './repos/balance-reader.ts';
import { createBankRepo } from './repos/bank-repo.ts';
import { createCategoryRepo } from './repos/category-repo.ts';
import { createCategoryRuleRepo } from './repos/category-rule-repo.ts';
import { createConnectionRepo } from './repos/connection-repo.ts';
import { createExchangeRateRepo } from './repos/exchange-rate-repo.ts';
import { createFeedAccountRepo } from './repos/feed-account-repo.ts';
import { createIdempotencyRepo } from './repos/idempotency-repo.ts';
import { createImportRepo } from './repos/import-repo.ts';
import { createObservationRepo } from './repos/observation-repo.ts';
import { createOwnTransferRepo } from './repos/own-transfer-repo.ts';
import { createPossibleDuplicateRepo } from './repos/possible-duplicate-repo.ts';
import { createRecurringBillRepo } from './repos/recurring-bill-repo.ts';
import { createRenewalRepo } from './repos/renewal-repo.ts';
import { createToolCallRepo } from './repos/tool-call-repo.ts';
import { createTransactionReader } from './repos/transaction-reader.ts';
import { createTransactionRepo } from './repos/transaction-repo.ts';
import { createUploadRepo } from './repos/upload-repo.ts';

/** A store that is lost with the process. Otherwise it keeps every promise of the ports. */
export interface MemoryStore {
  readonly stores: Stores;
  readonly unitOfWork: UnitOfWork;
  /** Does nothing, because the store always knows its data. */
  readonly upkeep: Upkeep;
}

/** Contains only the built-in bank and categories. */
export function createMemoryStore(): MemoryStore {
  const database = createDatabase();
  return {
    stores: storesOver(database.outside),
    unitOfWork: { run: (work) => database.transaction((inside) => work(storesOver(inside))) },
    upkeep: { afterAdding: async () => {} },
  };
}

function storesOver(session: Session): Stores {
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
    banks: createBankRepo(session),
    accounts: createAccountRepo(session),
    accountMerges: createAccountMergeRepo(session),
    categories: createCategoryRepo(),
    categoryRules: createCategoryRuleRepo(session),
    renewals: createRenewalRepo(session),
    possibleDuplicates: createPossibleDuplicateRepo(session),
    transactions: createTransactionRepo(session),
    transactionReader: createTransactionReader(session),
    balanceReader: createBalanceReader(session),
    ownTransfers: createOwnTransferRepo(session),
    imports: createImportRepo(session),
    observations: createObservationRepo(session),
    uploads: createUploadRepo(session),
    connections: createConnectionRepo(session),
    feedAccounts: createFeedAccountRepo(session),
    idempotency: createIdempotencyRepo(session),
    rates: createExchangeRateRepo(session),
    bills: createRecurringBillRepo(session),
  };
}
