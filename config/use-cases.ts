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
import { type AllPorts, ports, type Token, type Tokens, useCases } from './tokens.ts';

/** What makes the use-cases of each subject, from all ports. A missing or wrong one does not compile. */
const ROOMS: { readonly [Name in Exclude<keyof UseCases, 'sessions'>]: (ports: AllPorts) => UseCases[Name] } = {
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
  ownTransfers: ownTransferUseCases,
  rates: rateUseCases,
  secondFactors: secondFactorUseCases,
  service: serviceUseCases,
  transactions: transactionUseCases,
  users: userUseCases,
};

export function bindUseCases(container: Container): void {
  for (const name of Object.keys(ROOMS) as (keyof typeof ROOMS)[]) {
    provide<unknown, AllPorts>(container, useCases[name], ROOMS[name], ports);
  }
  // Signing in also asks for the second factors.
  provide(container, useCases.sessions, sessionUseCases, { ...ports, secondFactors: useCases.secondFactors });
}

/** All of them, as inbound adapters take them. */
export function allUseCases(get: <Thing>(token: Token<Thing>) => Thing): UseCases {
  return everyOne(useCases, get);
}

function everyOne<Things extends object>(tokens: Tokens<Things>, get: <Thing>(token: Token<Thing>) => Thing): Things {
  const names = Object.keys(tokens) as (keyof Things)[];
  return Object.fromEntries(names.map((name): [PropertyKey, unknown] => [name, get(tokens[name])])) as Things;
}
