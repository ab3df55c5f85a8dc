import type { AbstractNewable } from 'inversify';
import type { RateRefresher } from '../adapters/exchange-rates/rate-refresher.ts';
import type { ToolCallJournal } from '../adapters/mcp/tool-call-journal.ts';
import type { ClientDocuments } from '../adapters/oauth/authorization-server/client-documents.ts';
import type { AdmitToTools } from '../application/access/admit-to-tools.ts';
import type { Authenticate } from '../application/access/authenticate.ts';
import type { CreateApiKey } from '../application/access/create-api-key.ts';
import type { IssueAccessToken } from '../application/access/issue-access-token.ts';
import type { ListApiKeys } from '../application/access/list-api-keys.ts';
import type { RevokeApiKey } from '../application/access/revoke-api-key.ts';
import type { ConnectAccount } from '../application/accounts/connect-account.ts';
import type { CreateBankAccount } from '../application/accounts/create-bank-account.ts';
import type { DeleteBankAccount } from '../application/accounts/delete-bank-account.ts';
import type { ListAccountsWithFreshness } from '../application/accounts/list-accounts-with-freshness.ts';
import type { ListBankAccounts } from '../application/accounts/list-bank-accounts.ts';
import type { ListUserAccounts } from '../application/accounts/list-user-accounts.ts';
import type { ReportBalances } from '../application/accounts/report-balances.ts';
import type { ReportNetWorth } from '../application/accounts/report-net-worth.ts';
import type { UpdateBankAccount } from '../application/accounts/update-bank-account.ts';
import type { ForgetToolCalls } from '../application/activity/forget-tool-calls.ts';
import type { ListToolCalls } from '../application/activity/list-tool-calls.ts';
import type { NoteToolCalls } from '../application/activity/note-tool-calls.ts';
import type { AdmitRegistration } from '../application/apps/admit-registration.ts';
import type { ApproveApp } from '../application/apps/approve-app.ts';
import type { EndApproval } from '../application/apps/end-approval.ts';
import type { ListApps } from '../application/apps/list-apps.ts';
import type { NoteAppUse } from '../application/apps/note-app-use.ts';
import type { RevokeApp } from '../application/apps/revoke-app.ts';
import type { MakeBackup } from '../application/backups/make-backup.ts';
import type { MakeDailyBackup } from '../application/backups/make-daily-backup.ts';
import type { ArchiveBill } from '../application/bills/archive-bill.ts';
import type { CreateBill } from '../application/bills/create-bill.ts';
import type { ListBills } from '../application/bills/list-bills.ts';
import type { RefreshBills } from '../application/bills/refresh-bills.ts';
import type { ReportBills } from '../application/bills/report-bills.ts';
import type { ShowBill } from '../application/bills/show-bill.ts';
import type { CreateCategoryRule } from '../application/category-rules/create-category-rule.ts';
import type { ListCategoryRules } from '../application/category-rules/list-category-rules.ts';
import type { RemoveCategoryRule } from '../application/category-rules/remove-category-rule.ts';
import type { BankFeeds } from '../application/connections/bank-feeds.ts';
import type { BeginConnection } from '../application/connections/begin-connection.ts';
import type { CompleteConnection } from '../application/connections/complete-connection.ts';
import type { HandleWebhook } from '../application/connections/handle-webhook.ts';
import type { ListConnectableBanks, ListFeedProviders } from '../application/connections/list-banks.ts';
import type { ListConnections, ShowConnection } from '../application/connections/list-connections.ts';
import type { ListFeedAccounts, MapFeedAccounts } from '../application/connections/map-feed-accounts.ts';
import type { RemoveConnection } from '../application/connections/remove-connection.ts';
import type { RenewConnection } from '../application/connections/renew-connection.ts';
import type { RequestSync } from '../application/connections/request-sync.ts';
import type { ResealConnections } from '../application/connections/reseal-connections.ts';
import type { SyncConnection, SyncNextConnection } from '../application/connections/sync-connection.ts';
import type { ExportData } from '../application/exports/export-data.ts';
import type { ImportStatements } from '../application/imports/import-statements.ts';
import type { ImportTransactions } from '../application/imports/import-transactions.ts';
import type { ListImportRows, ListImports, ShowImport } from '../application/imports/list-imports.ts';
import type { RemoveDeletedImports } from '../application/imports/remove-deleted-imports.ts';
import type { UndoImport } from '../application/imports/undo-import.ts';
import type { MatchEarlierTransactions } from '../application/own-transfers/match-earlier-transactions.ts';
import type { DeleteRates } from '../application/rates/delete-rates.ts';
import type { ImportRates } from '../application/rates/import-rates.ts';
import type { ListRates } from '../application/rates/list-rates.ts';
import type { SyncRates } from '../application/rates/sync-rates.ts';
import type { AskForPasskey } from '../application/second-factors/ask-for-passkey.ts';
import type { ConfirmTotp } from '../application/second-factors/confirm-totp.ts';
import type { EnrolTotp, ShowTotpEnrolment } from '../application/second-factors/enrol-totp.ts';
import type { ProveFactor } from '../application/second-factors/prove-factor.ts';
import type { RenewRecoveryCodes } from '../application/second-factors/recovery-codes.ts';
import type { OfferPasskey, RegisterPasskey } from '../application/second-factors/register-passkey.ts';
import type { RemovePasskey } from '../application/second-factors/remove-passkey.ts';
import type { RemoveTotp } from '../application/second-factors/remove-totp.ts';
import type { ReportFactors } from '../application/second-factors/report-factors.ts';
import type { ResealTotpFactors } from '../application/second-factors/reseal-totp-factors.ts';
import type { CheckReadiness } from '../application/service/check-readiness.ts';
import type { CleanUp } from '../application/service/clean-up.ts';
import type { ForgetIdempotencyKeys } from '../application/service/forget-idempotency-keys.ts';
import type { ConfirmSession } from '../application/sessions/confirm-session.ts';
import type { EndOtherSessions } from '../application/sessions/end-other-sessions.ts';
import type { EndSession } from '../application/sessions/end-session.ts';
import type { FindSession } from '../application/sessions/find-session.ts';
import type { FindPendingSignIn, FinishSignIn } from '../application/sessions/finish-sign-in.ts';
import type { ListSessions } from '../application/sessions/list-sessions.ts';
import type { SignIn } from '../application/sessions/sign-in.ts';
import type { OfferSignInLink, SignInWithLink } from '../application/sessions/sign-in-link.ts';
import type { SignInWithPasskey } from '../application/sessions/sign-in-with-passkey.ts';
import type { SignOut } from '../application/sessions/sign-out.ts';
import type { CreateTransaction } from '../application/transactions/create-transaction.ts';
import type { DeleteTransaction } from '../application/transactions/delete-transaction.ts';
import type { ListCategories } from '../application/transactions/list-categories.ts';
import type { ListTransactions } from '../application/transactions/list-transactions.ts';
import type { ReportSpending } from '../application/transactions/report-spending.ts';
import type { ReportTransactions } from '../application/transactions/report-transactions.ts';
import type { ShowTransaction } from '../application/transactions/show-transaction.ts';
import type { CheckTransactionReferences } from '../application/transactions/transaction-references.ts';
import type { UpdateTransaction } from '../application/transactions/update-transaction.ts';
import type { ChangePassword } from '../application/users/change-password.ts';
import type { CloseAccount } from '../application/users/close-account.ts';
import type { CreateUser } from '../application/users/create-user.ts';
import type { DeleteUser } from '../application/users/delete-user.ts';
import type { FindUserId } from '../application/users/find-user-id.ts';
import type { LinkIdentity } from '../application/users/link-identity.ts';
import type { ListIdentities } from '../application/users/list-identities.ts';
import type { ListUsers } from '../application/users/list-users.ts';
import type { SetCurrency } from '../application/users/set-currency.ts';
import type { SetPlan } from '../application/users/set-plan.ts';
import type { IsSignUpOpen, SignUp, SignUpRules } from '../application/users/sign-up.ts';
import type { UnlinkIdentity } from '../application/users/unlink-identity.ts';
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
import type { DirectWrites } from '../domain/ports/direct-writes.ts';
import type { ExchangeRatePort } from '../domain/ports/exchange-rate-port.ts';
import type { ReferenceRatePort } from '../domain/ports/feeds/reference-rate-port.ts';
import type { StatementFileReader } from '../domain/ports/imports/statement-file-reader.ts';
import type { BackupFiles } from '../domain/ports/service/backup-files.ts';
import type { ReadScope } from '../domain/ports/service/read-scope.ts';
import type { SnapshotStore } from '../domain/ports/service/snapshots.ts';
import type { Upkeep } from '../domain/ports/service/upkeep.ts';
import type { ToolGate } from '../domain/ports/tool-gate.ts';
import type { Stores, UnitOfWork } from '../domain/ports/unit-of-work.ts';
import type { KeyedHash } from '../domain/statements/account-number.ts';

/**
 * Names a thing that the container holds. At run time a symbol; the phantom type makes a binding with a wrong, swapped
 * or missing dependency a compile error.
 */
export type Token<Thing> = AbstractNewable<Thing>;

function token<Thing>(name: string): Token<Thing> {
  return Symbol(name) as unknown as Token<Thing>;
}

/**
 * The repositories of a store. Complete by its type: a store with another repository does not compile without its
 * token.
 */
export const storePorts: { readonly [Name in keyof Stores]: Token<Stores[Name]> } = {
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

/** What the application asks of the outside: each can be replaced in `createApp`. */
export const ports = {
  ...storePorts,
  /** The rates of the store, with quotes remembered for callers who have seen a state of them. */
  rememberedRates: token<ExchangeRatePort>('RememberedRates'),
  bankFeeds: token<BankFeeds>('BankFeeds'),
  clock: token<Clock>('Clock'),
  billDetector: token<BillDetector>('BillDetector'),
  secrets: token<Secrets>('Secrets'),
  sealer: token<Sealer>('Sealer'),
  statementFiles: token<StatementFileReader>('StatementFileReader'),
  accountHash: token<KeyedHash>('AccountHash'),
  totpCodes: token<TotpCodes>('TotpCodes'),
  ceremonies: token<PasskeyCeremonies>('PasskeyCeremonies'),
  passwords: token<PasswordHasher>('PasswordHasher'),
  directWrites: token<DirectWrites>('DirectWrites'),
  upkeep: token<Upkeep>('Upkeep'),
  readScope: token<ReadScope>('ReadScope'),
  snapshots: token<SnapshotStore>('SnapshotStore'),
  backupFiles: token<BackupFiles>('BackupFiles'),
  /** The version of the running release. */
  release: token<string>('Release'),
  unitOfWork: token<UnitOfWork>('UnitOfWork'),
  accessTokenVerifier: token<AccessTokenVerifier>('AccessTokenVerifier'),
  referenceRates: token<ReferenceRatePort>('ReferenceRatePort'),
  toolGate: token<ToolGate>('ToolGate'),
  foreignTokens: token<ForeignTokens>('ForeignTokens'),
  clientDocuments: token<ClientDocuments>('ClientDocuments'),
  attempts: token<AttemptLimiter>('AttemptLimiter'),
  signUpRules: token<SignUpRules>('SignUpRules'),
} as const;

/** The verbs that inbound adapters call. */
export const useCases = {
  authenticate: token<Authenticate>('Authenticate'),
  signIn: token<SignIn>('SignIn'),
  offerSignInLink: token<OfferSignInLink>('OfferSignInLink'),
  signInWithLink: token<SignInWithLink>('SignInWithLink'),
  findPendingSignIn: token<FindPendingSignIn>('FindPendingSignIn'),
  finishSignIn: token<FinishSignIn>('FinishSignIn'),
  reportFactors: token<ReportFactors>('ReportFactors'),
  proveFactor: token<ProveFactor>('ProveFactor'),
  enrolTotp: token<EnrolTotp>('EnrolTotp'),
  showTotpEnrolment: token<ShowTotpEnrolment>('ShowTotpEnrolment'),
  confirmTotp: token<ConfirmTotp>('ConfirmTotp'),
  removeTotp: token<RemoveTotp>('RemoveTotp'),
  renewRecoveryCodes: token<RenewRecoveryCodes>('RenewRecoveryCodes'),
  offerPasskey: token<OfferPasskey>('OfferPasskey'),
  registerPasskey: token<RegisterPasskey>('RegisterPasskey'),
  removePasskey: token<RemovePasskey>('RemovePasskey'),
  askForPasskey: token<AskForPasskey>('AskForPasskey'),
  signInWithPasskey: token<SignInWithPasskey>('SignInWithPasskey'),
  signOut: token<SignOut>('SignOut'),
  confirmSession: token<ConfirmSession>('ConfirmSession'),
  listSessions: token<ListSessions>('ListSessions'),
  endSession: token<EndSession>('EndSession'),
  endOtherSessions: token<EndOtherSessions>('EndOtherSessions'),
  isSignUpOpen: token<IsSignUpOpen>('IsSignUpOpen'),
  signUp: token<SignUp>('SignUp'),
  changePassword: token<ChangePassword>('ChangePassword'),
  setCurrency: token<SetCurrency>('SetCurrency'),
  closeAccount: token<CloseAccount>('CloseAccount'),
  exportData: token<ExportData>('ExportData'),
  findSession: token<FindSession>('FindSession'),
  admitRegistration: token<AdmitRegistration>('AdmitRegistration'),
  noteAppUse: token<NoteAppUse>('NoteAppUse'),
  approveApp: token<ApproveApp>('ApproveApp'),
  listApps: token<ListApps>('ListApps'),
  endApproval: token<EndApproval>('EndApproval'),
  noteToolCalls: token<NoteToolCalls>('NoteToolCalls'),
  listToolCalls: token<ListToolCalls>('ListToolCalls'),
  forgetToolCalls: token<ForgetToolCalls>('ForgetToolCalls'),
  removeDeletedImports: token<RemoveDeletedImports>('RemoveDeletedImports'),
  revokeApp: token<RevokeApp>('RevokeApp'),
  admitToTools: token<AdmitToTools>('AdmitToTools'),
  listTransactions: token<ListTransactions>('ListTransactions'),
  createTransaction: token<CreateTransaction>('CreateTransaction'),
  checkTransactionReferences: token<CheckTransactionReferences>('CheckTransactionReferences'),
  showTransaction: token<ShowTransaction>('ShowTransaction'),
  updateTransaction: token<UpdateTransaction>('UpdateTransaction'),
  deleteTransaction: token<DeleteTransaction>('DeleteTransaction'),
  listAccountsWithFreshness: token<ListAccountsWithFreshness>('ListAccountsWithFreshness'),
  listBankAccounts: token<ListBankAccounts>('ListBankAccounts'),
  createBankAccount: token<CreateBankAccount>('CreateBankAccount'),
  updateBankAccount: token<UpdateBankAccount>('UpdateBankAccount'),
  deleteBankAccount: token<DeleteBankAccount>('DeleteBankAccount'),
  listCategories: token<ListCategories>('ListCategories'),
  checkReadiness: token<CheckReadiness>('CheckReadiness'),
  createUser: token<CreateUser>('CreateUser'),
  deleteUser: token<DeleteUser>('DeleteUser'),
  setPlan: token<SetPlan>('SetPlan'),
  linkIdentity: token<LinkIdentity>('LinkIdentity'),
  listIdentities: token<ListIdentities>('ListIdentities'),
  unlinkIdentity: token<UnlinkIdentity>('UnlinkIdentity'),
  createApiKey: token<CreateApiKey>('CreateApiKey'),
  listApiKeys: token<ListApiKeys>('ListApiKeys'),
  revokeApiKey: token<RevokeApiKey>('RevokeApiKey'),
  connectAccount: token<ConnectAccount>('ConnectAccount'),
  listUserAccounts: token<ListUserAccounts>('ListUserAccounts'),
  importTransactions: token<ImportTransactions>('ImportTransactions'),
  listCategoryRules: token<ListCategoryRules>('ListCategoryRules'),
  createCategoryRule: token<CreateCategoryRule>('CreateCategoryRule'),
  removeCategoryRule: token<RemoveCategoryRule>('RemoveCategoryRule'),
  importStatements: token<ImportStatements>('ImportStatements'),
  listImports: token<ListImports>('ListImports'),
  showImport: token<ShowImport>('ShowImport'),
  listImportRows: token<ListImportRows>('ListImportRows'),
  undoImport: token<UndoImport>('UndoImport'),
  beginConnection: token<BeginConnection>('BeginConnection'),
  completeConnection: token<CompleteConnection>('CompleteConnection'),
  renewConnection: token<RenewConnection>('RenewConnection'),
  removeConnection: token<RemoveConnection>('RemoveConnection'),
  listConnections: token<ListConnections>('ListConnections'),
  showConnection: token<ShowConnection>('ShowConnection'),
  listConnectableBanks: token<ListConnectableBanks>('ListConnectableBanks'),
  listFeedProviders: token<ListFeedProviders>('ListFeedProviders'),
  listFeedAccounts: token<ListFeedAccounts>('ListFeedAccounts'),
  mapFeedAccounts: token<MapFeedAccounts>('MapFeedAccounts'),
  requestSync: token<RequestSync>('RequestSync'),
  syncConnection: token<SyncConnection>('SyncConnection'),
  syncNextConnection: token<SyncNextConnection>('SyncNextConnection'),
  resealConnections: token<ResealConnections>('ResealConnections'),
  resealTotpFactors: token<ResealTotpFactors>('ResealTotpFactors'),
  handleWebhook: token<HandleWebhook>('HandleWebhook'),
  findUserId: token<FindUserId>('FindUserId'),
  importRates: token<ImportRates>('ImportRates'),
  listRates: token<ListRates>('ListRates'),
  deleteRates: token<DeleteRates>('DeleteRates'),
  createBill: token<CreateBill>('CreateBill'),
  listBills: token<ListBills>('ListBills'),
  showBill: token<ShowBill>('ShowBill'),
  archiveBill: token<ArchiveBill>('ArchiveBill'),
  reportBalances: token<ReportBalances>('ReportBalances'),
  reportNetWorth: token<ReportNetWorth>('ReportNetWorth'),
  reportBills: token<ReportBills>('ReportBills'),
  reportSpending: token<ReportSpending>('ReportSpending'),
  reportTransactions: token<ReportTransactions>('ReportTransactions'),
  issueAccessToken: token<IssueAccessToken>('IssueAccessToken'),
  listUsers: token<ListUsers>('ListUsers'),
  cleanUp: token<CleanUp>('CleanUp'),
  makeBackup: token<MakeBackup>('MakeBackup'),
  makeDailyBackup: token<MakeDailyBackup>('MakeDailyBackup'),
  matchEarlierTransactions: token<MatchEarlierTransactions>('MatchEarlierTransactions'),
  forgetIdempotencyKeys: token<ForgetIdempotencyKeys>('ForgetIdempotencyKeys'),
  refreshBills: token<RefreshBills>('RefreshBills'),
  syncRates: token<SyncRates>('SyncRates'),
} as const;

/** What works by itself. */
export const services = {
  rateRefresher: token<RateRefresher>('RateRefresher'),
  toolCallJournal: token<ToolCallJournal>('ToolCallJournal'),
} as const;
