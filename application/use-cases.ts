import type { AccessUseCases } from './access/use-cases.ts';
import type { AccountUseCases } from './accounts/use-cases.ts';
import type { ActivityUseCases } from './activity/use-cases.ts';
import type { AppUseCases } from './apps/use-cases.ts';
import type { BackupUseCases } from './backups/use-cases.ts';
import type { BillUseCases } from './bills/use-cases.ts';
import type { CategoryRuleUseCases } from './category-rules/use-cases.ts';
import type { ConnectionUseCases } from './connections/use-cases.ts';
import type { ExportUseCases } from './exports/use-cases.ts';
import type { ImportUseCases } from './imports/use-cases.ts';
import type { OwnTransferUseCases } from './own-transfers/use-cases.ts';
import type { RateUseCases } from './rates/use-cases.ts';
import type { SecondFactorUseCases } from './second-factors/use-cases.ts';
import type { ServiceUseCases } from './service/use-cases.ts';
import type { SessionUseCases } from './sessions/use-cases.ts';
import type { TransactionUseCases } from './transactions/use-cases.ts';
import type { UserUseCases } from './users/use-cases.ts';

/** Everything that the inbound adapters can ask for, by subject. */
export interface UseCases {
  readonly access: AccessUseCases;
  readonly accounts: AccountUseCases;
  readonly activity: ActivityUseCases;
  readonly apps: AppUseCases;
  readonly backups: BackupUseCases;
  readonly bills: BillUseCases;
  readonly categoryRules: CategoryRuleUseCases;
  readonly connections: ConnectionUseCases;
  readonly exports: ExportUseCases;
  readonly imports: ImportUseCases;
  readonly ownTransfers: OwnTransferUseCases;
  readonly rates: RateUseCases;
  readonly secondFactors: SecondFactorUseCases;
  readonly service: ServiceUseCases;
  readonly sessions: SessionUseCases;
  readonly transactions: TransactionUseCases;
  readonly users: UserUseCases;
}
