import type { ArchiveBill } from '../../application/archive-bill.ts';
import type { ConnectAccount } from '../../application/connect-account.ts';
import type { CreateApiKey } from '../../application/create-api-key.ts';
import type { CreateBill } from '../../application/create-bill.ts';
import type { CreateUser } from '../../application/create-user.ts';
import type { DeleteUser } from '../../application/delete-user.ts';
import type { ImportRates } from '../../application/import-rates.ts';
import type { ImportTransactions } from '../../application/import-transactions.ts';
import type { IssueAccessToken } from '../../application/issue-access-token.ts';
import type { ListApiKeys } from '../../application/list-api-keys.ts';
import type { ListBills } from '../../application/list-bills.ts';
import type { ListUsers } from '../../application/list-users.ts';
import type { RevokeApiKey } from '../../application/revoke-api-key.ts';
import type { SetPlan } from '../../application/set-plan.ts';
import type { SyncRates } from '../../application/sync-rates.ts';

/** What the administrator may do. */
export interface AdminUseCases {
  readonly createUser: CreateUser;
  readonly listUsers: ListUsers;
  readonly setPlan: SetPlan;
  readonly deleteUser: DeleteUser;
  readonly createApiKey: CreateApiKey;
  readonly listApiKeys: ListApiKeys;
  readonly revokeApiKey: RevokeApiKey;
  readonly issueAccessToken: IssueAccessToken;
  readonly connectAccount: ConnectAccount;
  readonly importTransactions: ImportTransactions;
  readonly importRates: ImportRates;
  readonly syncRates: SyncRates;
  readonly createBill: CreateBill;
  readonly listBills: ListBills;
  readonly archiveBill: ArchiveBill;
  /** Brings the database up to this version; answers the names of what was applied. */
  readonly migrate: () => Promise<readonly string[]>;
}
