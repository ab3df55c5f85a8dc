import type { RateRefresher } from '../adapters/exchange-rates/rate-refresher.ts';
import type { ToolCallJournal } from '../adapters/mcp/tool-call-journal.ts';
import type { ClientDocuments } from '../adapters/oauth/authorization-server/client-documents.ts';
import type { Ports } from '../application/ports.ts';
import type { UseCases } from '../application/use-cases.ts';
import type { ReadScope } from '../domain/ports/service/read-scope.ts';
import type { Stores } from '../domain/ports/unit-of-work.ts';

/** Names a thing that the container holds. Its type makes a wrong, swapped or missing dependency a compile error. */
export interface Token<Thing> {
  readonly id: symbol;
  /** Never there: it only carries the type. */
  readonly thing?: Thing;
}

/** A token for each of them. */
export type Tokens<Things> = { readonly [Name in keyof Things]: Token<Things[Name]> };

function token<Thing>(name: string): Token<Thing> {
  return { id: Symbol(name) };
}

/** The repositories of a store. Complete by its type: a store with another one does not compile without its token. */
export const storePorts: Tokens<Stores> = {
  users: token('UserRepo'),
  apiKeys: token('ApiKeyRepo'),
  accessTokens: token('AccessTokenRepo'),
  sessions: token('SessionRepo'),
  pendingSignIns: token('PendingSignInRepo'),
  totpFactors: token('TotpFactorRepo'),
  recoveryCodes: token('RecoveryCodeRepo'),
  passkeys: token('PasskeyRepo'),
  spentChallenges: token('SpentChallengeRepo'),
  connectedApps: token('ConnectedAppRepo'),
  externalIdentities: token('ExternalIdentityRepo'),
  toolCalls: token('ToolCallRepo'),
  oauthRecords: token('OAuthRecordRepo'),
  serviceKeys: token('ServiceKeyRepo'),
  banks: token('BankRepo'),
  accounts: token('AccountRepo'),
  categories: token('CategoryRepo'),
  categoryRules: token('CategoryRuleRepo'),
  transactions: token('TransactionRepo'),
  transactionReader: token('TransactionReader'),
  balanceReader: token('BalanceReader'),
  ownTransfers: token('OwnTransferRepo'),
  imports: token('ImportRepo'),
  observations: token('ObservationRepo'),
  connections: token('ConnectionRepo'),
  feedAccounts: token('FeedAccountRepo'),
  idempotency: token('IdempotencyRepo'),
  rates: token('ExchangeRatePort'),
  bills: token('RecurringBillRepo'),
};

/** What inbound adapters ask of the outside themselves. */
interface InboundPorts {
  readonly readScope: ReadScope;
  readonly clientDocuments: ClientDocuments;
}

export type AllPorts = Ports & InboundPorts;

/** What the service asks of the outside: each can be replaced in `createApp`. Complete by its type. */
export const ports: Tokens<AllPorts> = {
  ...storePorts,
  accessTokenVerifier: token('AccessTokenVerifier'),
  accountHash: token('AccountHash'),
  attempts: token('AttemptLimiter'),
  backupFiles: token('BackupFiles'),
  bankFeeds: token('BankFeeds'),
  billDetector: token('BillDetector'),
  ceremonies: token('PasskeyCeremonies'),
  clock: token('Clock'),
  foreignTokens: token('ForeignTokens'),
  passwords: token('PasswordHasher'),
  probes: token('ReadinessProbes'),
  referenceRates: token('ReferenceRatePort'),
  release: token('Release'),
  sealer: token('Sealer'),
  secrets: token('Secrets'),
  signUpRules: token('SignUpRules'),
  snapshots: token('SnapshotStore'),
  statementFiles: token('StatementFileReader'),
  rateLimiter: token('RateLimiterPort'),
  subscriptions: token('SubscriptionPort'),
  totpCodes: token('TotpCodes'),
  unitOfWork: token('UnitOfWork'),
  upkeep: token('Upkeep'),
  readScope: token('ReadScope'),
  clientDocuments: token('ClientDocuments'),
};

/** What inbound adapters ask of the application, by subject. Complete by its type. */
export const useCases: Tokens<UseCases> = {
  access: token('AccessUseCases'),
  accounts: token('AccountUseCases'),
  activity: token('ActivityUseCases'),
  apps: token('AppUseCases'),
  backups: token('BackupUseCases'),
  bills: token('BillUseCases'),
  categoryRules: token('CategoryRuleUseCases'),
  connections: token('ConnectionUseCases'),
  exports: token('ExportUseCases'),
  imports: token('ImportUseCases'),
  ownTransfers: token('OwnTransferUseCases'),
  rates: token('RateUseCases'),
  secondFactors: token('SecondFactorUseCases'),
  service: token('ServiceUseCases'),
  sessions: token('SessionUseCases'),
  transactions: token('TransactionUseCases'),
  users: token('UserUseCases'),
};

/** What works by itself. */
export const services = {
  rateRefresher: token<RateRefresher>('RateRefresher'),
  toolCallJournal: token<ToolCallJournal>('ToolCallJournal'),
} as const;
