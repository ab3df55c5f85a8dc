import type { Container } from 'inversify';
import { accessUseCases } from '../application/access/use-cases.ts';
import { accountUseCases } from '../application/accounts/use-cases.ts';
import { activityUseCases } from '../application/activity/use-cases.ts';
import { appUseCases } from '../application/apps/use-cases.ts';
import { backupUseCases } from '../application/backups/use-cases.ts';
import { billUseCases } from '../application/bills/use-cases.ts';
import { categoryRuleUseCases } from '../application/category-rules/use-cases.ts';
import { connectionUseCases } from '../application/connections/use-cases.ts';
import { exportUseCases } from '../application/exports/use-cases.ts';
import { importUseCases } from '../application/imports/use-cases.ts';
import { ownTransferUseCases } from '../application/own-transfers/use-cases.ts';
import { rateUseCases } from '../application/rates/use-cases.ts';
import { secondFactorUseCases } from '../application/second-factors/use-cases.ts';
import { serviceUseCases } from '../application/service/use-cases.ts';
import { sessionUseCases } from '../application/sessions/use-cases.ts';
import { transactionUseCases } from '../application/transactions/use-cases.ts';
import type { UseCases } from '../application/use-cases.ts';
import { userUseCases } from '../application/users/use-cases.ts';
import { provide } from './provide.ts';
import { ports, type Token, useCases } from './tokens.ts';

/** The use-cases of each subject, which take from all ports what they name. */
export function bindUseCases(container: Container): void {
  provide(container, useCases.access, accessUseCases, ports);
  provide(container, useCases.accounts, accountUseCases, ports);
  provide(container, useCases.activity, activityUseCases, ports);
  provide(container, useCases.apps, appUseCases, ports);
  provide(container, useCases.backups, backupUseCases, ports);
  provide(container, useCases.bills, billUseCases, ports);
  provide(container, useCases.categoryRules, categoryRuleUseCases, ports);
  provide(container, useCases.connections, connectionUseCases, ports);
  provide(container, useCases.exports, exportUseCases, ports);
  provide(container, useCases.imports, importUseCases, ports);
  provide(container, useCases.ownTransfers, ownTransferUseCases, ports);
  provide(container, useCases.rates, rateUseCases, ports);
  provide(container, useCases.secondFactors, secondFactorUseCases, ports);
  provide(container, useCases.service, serviceUseCases, ports);
  provide(container, useCases.sessions, sessionUseCases, { ...ports, secondFactors: useCases.secondFactors });
  provide(container, useCases.transactions, transactionUseCases, ports);
  provide(container, useCases.users, userUseCases, ports);
}

/** All of them, as inbound adapters take them. */
export function allUseCases(get: <Thing>(token: Token<Thing>) => Thing): UseCases {
  return {
    access: get(useCases.access),
    accounts: get(useCases.accounts),
    activity: get(useCases.activity),
    apps: get(useCases.apps),
    backups: get(useCases.backups),
    bills: get(useCases.bills),
    categoryRules: get(useCases.categoryRules),
    connections: get(useCases.connections),
    exports: get(useCases.exports),
    imports: get(useCases.imports),
    ownTransfers: get(useCases.ownTransfers),
    rates: get(useCases.rates),
    secondFactors: get(useCases.secondFactors),
    service: get(useCases.service),
    sessions: get(useCases.sessions),
    transactions: get(useCases.transactions),
    users: get(useCases.users),
  };
}
