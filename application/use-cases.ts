import { accessUseCases } from './access/use-cases.ts';
import { accountUseCases } from './accounts/use-cases.ts';
import { activityUseCases } from './activity/use-cases.ts';
import { appUseCases } from './apps/use-cases.ts';
import { backupUseCases } from './backups/use-cases.ts';
import { billUseCases } from './bills/use-cases.ts';
import { categoryRuleUseCases } from './category-rules/use-cases.ts';
import { connectionUseCases } from './connections/use-cases.ts';
import { exportUseCases } from './exports/use-cases.ts';
import { importUseCases } from './imports/use-cases.ts';
import { rateUseCases } from './rates/use-cases.ts';
import { renewalUseCases } from './renewals/use-cases.ts';
import { secondFactorUseCases } from './second-factors/use-cases.ts';
import { serviceUseCases } from './service/use-cases.ts';
import { sessionUseCases } from './sessions/use-cases.ts';
import { transactionUseCases } from './transactions/use-cases.ts';
import { userUseCases } from './users/use-cases.ts';

/** What makes the use-cases of each subject, from all ports. */
export const SUBJECTS = {
  access: accessUseCases,
  accounts: accountUseCases,
  activity: activityUseCases,
  apps: appUseCases,
  backups: backupUseCases,
  bills: billUseCases,
  categoryRules: categoryRuleUseCases,
  connections: connectionUseCases,
  exports: exportUseCases,
  imports: importUseCases,
  rates: rateUseCases,
  renewals: renewalUseCases,
  secondFactors: secondFactorUseCases,
  service: serviceUseCases,
  sessions: sessionUseCases,
  transactions: transactionUseCases,
  users: userUseCases,
} as const;

/** Everything that the inbound adapters can ask for, by subject. */
export type UseCases = { readonly [Subject in keyof typeof SUBJECTS]: ReturnType<(typeof SUBJECTS)[Subject]> };
