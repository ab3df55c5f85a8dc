import type { AccountRepo } from './account-repo.ts';
import type { BankRepo } from './bank-repo.ts';
import type { CategoryRepo } from './category-repo.ts';
import type { ConnectedAppRepo } from './connected-app-repo.ts';
import type { AccessTokenRepo, ApiKeyRepo } from './credential-repos.ts';
import type { ExchangeRatePort, ExchangeRateRepo } from './exchange-rate-port.ts';
import type { IdempotencyRepo } from './idempotency-repo.ts';
import type { OAuthRecordRepo } from './oauth-record-repo.ts';
import type { RecurringBillRepo } from './recurring-bill-repo.ts';
import type { ServiceKeyRepo } from './service-key-repo.ts';
import type { SessionRepo } from './session-repo.ts';
import type { TransactionReader } from './transaction-reader.ts';
import type { TransactionRepo } from './transaction-repo.ts';
import type { UserRepo } from './user-repo.ts';

/**
 * Every repository of one store. What they answer and are given are values: altering one alters nothing in the store. Text comes back as
 * it went in; what cannot (NUL, unpaired surrogates), integers past ±(2^53−1) and references to what does not exist are refused, with
 * whatever error: callers check first, and a refusal is a defect. Used outside a unit of work, each call is a transaction of its own.
 */
export interface Stores {
  readonly users: UserRepo;
  readonly apiKeys: ApiKeyRepo;
  readonly accessTokens: AccessTokenRepo;
  readonly sessions: SessionRepo;
  readonly connectedApps: ConnectedAppRepo;
  readonly oauthRecords: OAuthRecordRepo;
  readonly serviceKeys: ServiceKeyRepo;
  readonly banks: BankRepo;
  readonly accounts: AccountRepo;
  readonly categories: CategoryRepo;
  readonly transactions: TransactionRepo;
  readonly transactionReader: TransactionReader;
  readonly idempotency: IdempotencyRepo;
  readonly rates: ExchangeRatePort & ExchangeRateRepo;
  readonly bills: RecurringBillRepo;
}

export interface UnitOfWork {
  /**
   * Runs `work` in one transaction over the stores that it is given: all of it commits, or, when it throws, none of it. Others see
   * nothing before the commit. Stores got elsewhere are not part of it, and writing through them inside may wait for ever, as may a unit of
   * work inside another. After a store refused something (`conflict` too; not `not_found`, nor what a `change` threw) nothing of the unit
   * can be committed any more, and `run` is rejected even if `work` goes on. Never wait on the world inside.
   */
  run<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
}
