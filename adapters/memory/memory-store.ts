import type { Upkeep } from '../../domain/ports/service/upkeep.ts';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { createAccountRepo } from './account-repo.ts';
import { createBalanceReader } from './balance-reader.ts';
import { createBankRepo } from './bank-repo.ts';
import { createCategoryRepo } from './category-repo.ts';
import { createCategoryRuleRepo } from './category-rule-repo.ts';
import { createConnectedAppRepo } from './connected-app-repo.ts';
import { createConnectionRepo } from './connection-repo.ts';
import { createAccessTokenRepo, createApiKeyRepo } from './credential-repos.ts';
import { createDatabase, type Session } from './database.ts';
import { createExchangeRateRepo } from './exchange-rate-repo.ts';
import { createExternalIdentityRepo } from './external-identity-repo.ts';
import { createFeedAccountRepo } from './feed-account-repo.ts';
import { createIdempotencyRepo } from './idempotency-repo.ts';
import { createImportRepo } from './import-repo.ts';
import { createOAuthRecordRepo } from './oauth-record-repo.ts';
import { createObservationRepo } from './observation-repo.ts';
import { createOwnTransferRepo } from './own-transfer-repo.ts';
import { createPasskeyRepo } from './passkey-repo.ts';
import { createPendingSignInRepo } from './pending-sign-in-repo.ts';
import { createRecoveryCodeRepo } from './recovery-code-repo.ts';
import { createRecurringBillRepo } from './recurring-bill-repo.ts';
import { createServiceKeyRepo } from './service-key-repo.ts';
import { createSessionRepo } from './session-repo.ts';
import { createSpentChallengeRepo } from './spent-challenge-repo.ts';
import { createToolCallRepo } from './tool-call-repo.ts';
import { createTotpFactorRepo } from './totp-factor-repo.ts';
import { createTransactionReader } from './transaction-reader.ts';
import { createTransactionRepo } from './transaction-repo.ts';
import { createUserRepo } from './user-repo.ts';

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
    categories: createCategoryRepo(),
    categoryRules: createCategoryRuleRepo(session),
    transactions: createTransactionRepo(session),
    transactionReader: createTransactionReader(session),
    balanceReader: createBalanceReader(session),
    ownTransfers: createOwnTransferRepo(session),
    imports: createImportRepo(session),
    observations: createObservationRepo(session),
    connections: createConnectionRepo(session),
    feedAccounts: createFeedAccountRepo(session),
    idempotency: createIdempotencyRepo(session),
    rates: createExchangeRateRepo(session),
    bills: createRecurringBillRepo(session),
  };
}
