import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { createAccountRepo } from './repos/account-repo.ts';
import { createBalanceReader } from './repos/balance-reader.ts';
import { createBankRepo } from './repos/bank-repo.ts';
import { type CategoryCache, createCategoryRepo } from './repos/category-repo.ts';
import { createCategoryRuleRepo } from './repos/category-rule-repo.ts';
import { createConnectedAppRepo } from './repos/connected-app-repo.ts';
import { createConnectionRepo } from './repos/connection-repo.ts';
import { createAccessTokenRepo, createApiKeyRepo } from './repos/credential-repos.ts';
import { createExchangeRateRepo } from './repos/exchange-rate-repo.ts';
import { createExternalIdentityRepo } from './repos/external-identity-repo.ts';
import { createFeedAccountRepo } from './repos/feed-account-repo.ts';
import { createIdempotencyRepo } from './repos/idempotency-repo.ts';
import { createImportRepo } from './repos/import-repo.ts';
import { createOAuthRecordRepo } from './repos/oauth-record-repo.ts';
import { createObservationRepo } from './repos/observation-repo.ts';
import { createOwnTransferRepo } from './repos/own-transfer-repo.ts';
import { createPasskeyRepo } from './repos/passkey-repo.ts';
import { createPendingSignInRepo } from './repos/pending-sign-in-repo.ts';
import { createRecoveryCodeRepo } from './repos/recovery-code-repo.ts';
import { createRecurringBillRepo } from './repos/recurring-bill-repo.ts';
import { createServiceKeyRepo } from './repos/service-key-repo.ts';
import { createSessionRepo } from './repos/session-repo.ts';
import { createSpentChallengeRepo } from './repos/spent-challenge-repo.ts';
import { createToolCallRepo } from './repos/tool-call-repo.ts';
import { createTotpFactorRepo } from './repos/totp-factor-repo.ts';
import { createTransactionReader } from './repos/transaction-reader.ts';
import { createTransactionRepo } from './repos/transaction-repo.ts';
import { createUserRepo } from './repos/user-repo.ts';
import type { Session } from './session.ts';
import type { Totals } from './totals.ts';

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
    categories: createCategoryRepo(reads, cache),
    categoryRules: createCategoryRuleRepo(session),
    transactions: createTransactionRepo(session),
    transactionReader: createTransactionReader(reads, totals),
    balanceReader: createBalanceReader(reads),
    ownTransfers: createOwnTransferRepo(session),
    imports: createImportRepo(session),
    observations: createObservationRepo(session),
    connections: createConnectionRepo(session),
    feedAccounts: createFeedAccountRepo(session),
    idempotency: createIdempotencyRepo(session),
    rates: createExchangeRateRepo(reads),
    bills: createRecurringBillRepo(reads),
  };
}
