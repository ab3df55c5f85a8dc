import type { SignUpRules } from '../domain/access/user.ts';
import type { AccessTokenVerifier } from '../domain/ports/access/access-token-verifier.ts';
import type { AttemptLimiter } from '../domain/ports/access/attempt-limiter.ts';
import type { ForeignTokens } from '../domain/ports/access/foreign-tokens.ts';
import type { PasskeyCeremonies } from '../domain/ports/access/passkey-ceremonies.ts';
import type { PasswordHasher } from '../domain/ports/access/password-hasher.ts';
import type { Sealer } from '../domain/ports/access/sealer.ts';
import type { Secrets } from '../domain/ports/access/secrets.ts';
import type { TotpCodes } from '../domain/ports/access/totp-codes.ts';
import type { BillDetector } from '../domain/ports/bill-detector.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { BankFeeds } from '../domain/ports/feeds/bank-feed-port.ts';
import type { ReferenceRatePort } from '../domain/ports/feeds/reference-rate-port.ts';
import type { ImportFolder } from '../domain/ports/imports/import-folder.ts';
import type { StatementFileReader } from '../domain/ports/imports/statement-file-reader.ts';
import type { Patience } from '../domain/ports/patience.ts';
import type { RateLimiterPort } from '../domain/ports/rate-limiter-port.ts';
import type { BackupFiles } from '../domain/ports/service/backup-files.ts';
import type { ReadinessProbe } from '../domain/ports/service/readiness-probe.ts';
import type { SnapshotStore } from '../domain/ports/service/snapshots.ts';
import type { Upkeep } from '../domain/ports/service/upkeep.ts';
import type { SubscriptionPort } from '../domain/ports/subscription-port.ts';
import type { Stores, UnitOfWork } from '../domain/ports/unit-of-work.ts';
import type { KeyedHash } from '../domain/statements/account-number.ts';

/**
 * Everything that use-cases ask of the outside, by the one name that it has everywhere. A use-case names those that it
 * needs: `Pick<Ports, 'users' | 'clock'>`.
 */
export interface Ports extends Stores {
  readonly accessTokenVerifier: AccessTokenVerifier;
  readonly accountHash: KeyedHash;
  readonly attempts: AttemptLimiter;
  readonly backupFiles: BackupFiles;
  readonly bankFeeds: BankFeeds;
  readonly billDetector: BillDetector;
  readonly ceremonies: PasskeyCeremonies;
  readonly clock: Clock;
  readonly foreignTokens: ForeignTokens;
  readonly importFolder: ImportFolder;
  readonly passwords: PasswordHasher;
  readonly patience: Patience;
  /** What `/ready` reports. */
  readonly probes: readonly ReadinessProbe[];
  readonly rateLimiter: RateLimiterPort;
  readonly referenceRates: ReferenceRatePort;
  /** The version of the running release. */
  readonly release: string;
  readonly sealer: Sealer;
  readonly secrets: Secrets;
  readonly signUpRules: SignUpRules;
  readonly snapshots: SnapshotStore;
  readonly statementFiles: StatementFileReader;
  readonly subscriptions: SubscriptionPort;
  readonly totpCodes: TotpCodes;
  readonly unitOfWork: UnitOfWork;
  readonly upkeep: Upkeep;
}
