import type { CreateApiKey } from '../../application/access/create-api-key.ts';
import type { IssueAccessToken } from '../../application/access/issue-access-token.ts';
import type { ListApiKeys } from '../../application/access/list-api-keys.ts';
import type { RevokeApiKey } from '../../application/access/revoke-api-key.ts';
import type { ConnectAccount } from '../../application/accounts/connect-account.ts';
import type { ListUserAccounts } from '../../application/accounts/list-user-accounts.ts';
import type { MakeBackup } from '../../application/backups/make-backup.ts';
import type { ArchiveBill } from '../../application/bills/archive-bill.ts';
import type { CreateBill } from '../../application/bills/create-bill.ts';
import type { ListBills } from '../../application/bills/list-bills.ts';
import type { CreateCategoryRule } from '../../application/category-rules/create-category-rule.ts';
import type { ListCategoryRules } from '../../application/category-rules/list-category-rules.ts';
import type { RemoveCategoryRule } from '../../application/category-rules/remove-category-rule.ts';
import type { BeginConnectionInput, BegunConnection } from '../../application/connections/begin-connection.ts';
import type { CompleteConnection } from '../../application/connections/complete-connection.ts';
import type { ListConnectableBanks, ListFeedProviders } from '../../application/connections/list-banks.ts';
import type { ListConnections, ShowConnection } from '../../application/connections/list-connections.ts';
import type { ListFeedAccounts, MapFeedAccounts } from '../../application/connections/map-feed-accounts.ts';
import type { RemoveConnection } from '../../application/connections/remove-connection.ts';
import type { RenewConnectionInput } from '../../application/connections/renew-connection.ts';
import type { SyncConnection } from '../../application/connections/sync-connection.ts';
import type { ImportStatements } from '../../application/imports/import-statements.ts';
import type { ImportTransactions } from '../../application/imports/import-transactions.ts';
import type { ListImportRows, ListImports, ShowImport } from '../../application/imports/list-imports.ts';
import type { UndoImport } from '../../application/imports/undo-import.ts';
import type { DeleteRates } from '../../application/rates/delete-rates.ts';
import type { ImportRates } from '../../application/rates/import-rates.ts';
import type { ListRates } from '../../application/rates/list-rates.ts';
import type { SyncRates } from '../../application/rates/sync-rates.ts';
import type { ListCategories } from '../../application/transactions/list-categories.ts';
import type { CreateUser } from '../../application/users/create-user.ts';
import type { DeleteUser } from '../../application/users/delete-user.ts';
import type { FindUserId } from '../../application/users/find-user-id.ts';
import type { LinkIdentity } from '../../application/users/link-identity.ts';
import type { ListIdentities } from '../../application/users/list-identities.ts';
import type { ListUsers } from '../../application/users/list-users.ts';
import type { SetPlan } from '../../application/users/set-plan.ts';
import type { UnlinkIdentity } from '../../application/users/unlink-identity.ts';
import type { Timestamp } from '../../domain/calendar.ts';

/** What an administrator may do. */
export interface AdminUseCases {
  readonly createUser: CreateUser;
  readonly listUsers: ListUsers;
  readonly setPlan: SetPlan;
  /** Throws `not_found`. */
  readonly offerSignInLink: (email: string) => Promise<{ readonly address: string; readonly expiresAt: Timestamp }>;
  readonly linkIdentity: LinkIdentity;
  readonly listIdentities: ListIdentities;
  readonly unlinkIdentity: UnlinkIdentity;
  readonly deleteUser: DeleteUser;
  readonly makeBackup: MakeBackup;
  readonly createApiKey: CreateApiKey;
  readonly listApiKeys: ListApiKeys;
  readonly revokeApiKey: RevokeApiKey;
  readonly issueAccessToken: IssueAccessToken;
  readonly connectAccount: ConnectAccount;
  readonly listAccounts: ListUserAccounts;
  readonly importTransactions: ImportTransactions;
  readonly findUserId: FindUserId;
  readonly listCategories: ListCategories;
  readonly listCategoryRules: ListCategoryRules;
  readonly createCategoryRule: CreateCategoryRule;
  readonly removeCategoryRule: RemoveCategoryRule;
  readonly importStatements: ImportStatements;
  readonly listImports: ListImports;
  readonly showImport: ShowImport;
  readonly listImportRows: ListImportRows;
  readonly undoImport: UndoImport;
  readonly listFeedProviders: ListFeedProviders;
  readonly listConnectableBanks: ListConnectableBanks;
  /** The browser comes back to the service that this configuration describes. */
  readonly beginConnection: (
    userId: number,
    input: Omit<BeginConnectionInput, 'returnUrl'>,
  ) => Promise<BegunConnection>;
  readonly renewConnection: (
    userId: number,
    id: number,
    input: Omit<RenewConnectionInput, 'returnUrl'>,
  ) => Promise<BegunConnection>;
  readonly completeConnection: CompleteConnection;
  readonly listConnections: ListConnections;
  readonly showConnection: ShowConnection;
  readonly listFeedAccounts: ListFeedAccounts;
  readonly mapFeedAccounts: MapFeedAccounts;
  readonly syncConnection: SyncConnection;
  readonly removeConnection: RemoveConnection;
  readonly importRates: ImportRates;
  readonly listRates: ListRates;
  readonly deleteRates: DeleteRates;
  readonly syncRates: SyncRates;
  readonly createBill: CreateBill;
  readonly listBills: ListBills;
  readonly archiveBill: ArchiveBill;
  /** Makes new keys of the service and seals all of them again. Throws `SealBroken`. */
  readonly rotateKeys: () => Promise<void>;
  /** Brings the database up to this version and returns the names of the migrations that it applied. */
  readonly migrate: () => Promise<readonly string[]>;
}
