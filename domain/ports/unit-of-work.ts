import type { ConnectedAppRepo } from './access/connected-app-repo.ts';
import type { AccessTokenRepo, ApiKeyRepo } from './access/credential-repos.ts';
import type { ExternalIdentityRepo } from './access/external-identity-repo.ts';
import type { OAuthRecordRepo } from './access/oauth-record-repo.ts';
import type { PendingSignInRepo } from './access/pending-sign-in-repo.ts';
import type {
  PasskeyRepo,
  RecoveryCodeRepo,
  SpentChallengeRepo,
  TotpFactorRepo,
} from './access/second-factor-repos.ts';
import type { ServiceKeyRepo } from './access/service-key-repo.ts';
import type { SessionRepo } from './access/session-repo.ts';
import type { ToolCallRepo } from './access/tool-call-repo.ts';
import type { UserRepo } from './access/user-repo.ts';
import type { AccountMergeRepo } from './account-merge-repo.ts';
import type { AccountRepo } from './account-repo.ts';
import type { BalanceReader } from './balance-reader.ts';
import type { BankRepo } from './bank-repo.ts';
import type { CategoryRepo } from './category-repo.ts';
import type { CategoryRuleRepo } from './category-rule-repo.ts';
import type { ExchangeRatePort, ExchangeRateRepo } from './exchange-rate-port.ts';
import type { ConnectionRepo, FeedAccountRepo } from './feeds/connection-repo.ts';
import type { IdempotencyRepo } from './idempotency-repo.ts';
import type { ImportRepo, ObservationRepo } from './imports/import-repo.ts';
import type { UploadRepo } from './imports/upload-repo.ts';
import type { OwnTransferRepo } from './own-transfer-repo.ts';
import type { PossibleDuplicateRepo } from './possible-duplicate-repo.ts';
import type { RecurringBillRepo } from './recurring-bill-repo.ts';
import type { RenewalRepo } from './renewal-repo.ts';
import type { TransactionReader } from './transaction-reader.ts';
import type { TransactionRepo } from './transaction-repo.ts';

/**
 * Every repository of one store. Arguments and results are values: changing one later changes nothing in the store.
 * Text is returned unchanged. Text that cannot be (NUL, unpaired surrogates), integers past ±(2^53−1) and references to
 * missing rows are refused with some error: callers check first, so such a refusal is a defect. Outside of a unit of
 * work, each call is a transaction of its own. Every call throws `unavailable` when the store cannot be reached or does
 * not respond in time.
 */
export interface Stores {
  readonly users: UserRepo;
  readonly apiKeys: ApiKeyRepo;
  readonly accessTokens: AccessTokenRepo;
  readonly sessions: SessionRepo;
  readonly pendingSignIns: PendingSignInRepo;
  readonly totpFactors: TotpFactorRepo;
  readonly recoveryCodes: RecoveryCodeRepo;
  readonly passkeys: PasskeyRepo;
  readonly spentChallenges: SpentChallengeRepo;
  readonly connectedApps: ConnectedAppRepo;
  readonly externalIdentities: ExternalIdentityRepo;
  readonly toolCalls: ToolCallRepo;
  readonly oauthRecords: OAuthRecordRepo;
  readonly serviceKeys: ServiceKeyRepo;
  readonly banks: BankRepo;
  readonly accounts: AccountRepo;
  readonly accountMerges: AccountMergeRepo;
  readonly categories: CategoryRepo;
  readonly categoryRules: CategoryRuleRepo;
  readonly renewals: RenewalRepo;
  readonly transactions: TransactionRepo;
  readonly transactionReader: TransactionReader;
  readonly balanceReader: BalanceReader;
  readonly ownTransfers: OwnTransferRepo;
  readonly imports: ImportRepo;
  readonly observations: ObservationRepo;
  readonly uploads: UploadRepo;
  readonly possibleDuplicates: PossibleDuplicateRepo;
  readonly connections: ConnectionRepo;
  readonly feedAccounts: FeedAccountRepo;
  readonly idempotency: IdempotencyRepo;
  readonly rates: ExchangeRatePort & ExchangeRateRepo;
  readonly bills: RecurringBillRepo;
}

export interface UnitOfWork {
  /**
   * Runs `work` in one transaction, with stores that are part of it. Everything is committed, or nothing if `work`
   * throws. Others see nothing before the commit. Other stores are not part of the transaction: a write through them,
   * or a unit of work inside another, may wait for ever. After a store has refused something (including `conflict`, but
   * neither `not_found` nor an error of a `change`), nothing can be committed, and `run` rejects even if `work`
   * continues. Never wait for anything outside of the store. When the store becomes unavailable during the commit, the
   * error says that the outcome is unknown.
   */
  run<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
}
