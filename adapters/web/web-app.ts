import type { Middleware } from 'koa';
import type { UseCases } from '../../application/use-cases.ts';
import { serveAssets } from './assets.ts';
import { webCookies } from './cookies.ts';
import { formTokens } from './csrf.ts';
import type { PageFrame } from './layout.ts';
import { serveManifest } from './manifest.ts';
import { type ActivityPageParts, activityRoutes } from './pages/account/activity.ts';
import { type AppPageParts, appRoutes } from './pages/account/apps.ts';
import { type ClosePageParts, closeRoutes } from './pages/account/close.ts';
import { type ConfirmPageParts, confirmRoutes } from './pages/account/confirm.ts';
import { type ExportPageParts, exportRoutes } from './pages/account/export.ts';
import { type KeyPageParts, keyRoutes } from './pages/account/keys.ts';
import { type OverviewPageParts, overviewRoutes } from './pages/account/overview.ts';
import { type PasswordPageParts, passwordRoutes } from './pages/account/password.ts';
import { type SecurityPageParts, securityRoutes } from './pages/account/security.ts';
import { type SessionPageParts, sessionRoutes } from './pages/account/sessions.ts';
import { type AccountChangeParts, accountChangeRoutes } from './pages/accounts/change.ts';
import { type AccountCreateParts, accountCreateRoutes } from './pages/accounts/create.ts';
import { type AccountListParts, accountListRoutes } from './pages/accounts/list.ts';
import { type BillCreateParts, billCreateRoutes } from './pages/bills/create.ts';
import { type BillListParts, billListRoutes } from './pages/bills/list.ts';
import { type BillPageParts, billPageRoutes } from './pages/bills/one.ts';
import { type ConnectPageParts, connectRoutes } from './pages/connect.ts';
import { type ConnectionReturnPageParts, connectionReturnRoutes } from './pages/connection-return.ts';
import { type ConnectionAddParts, connectionAddRoutes } from './pages/connections/add.ts';
import { type ConnectionListParts, connectionListRoutes } from './pages/connections/list.ts';
import { type ConnectionPageParts, connectionPageRoutes } from './pages/connections/one.ts';
import { type HomePageParts, homeRoutes } from './pages/home.ts';
import { type ImportPageParts, importPageRoutes } from './pages/imports/one.ts';
import { type ImportUploadParts, importUploadRoutes } from './pages/imports/upload.ts';
import { type MoneyOverviewParts, moneyOverviewRoutes } from './pages/overview/overview-page.ts';
import { type SecondFactorPageParts, secondFactorRoutes } from './pages/second-factor.ts';
import { type SignInPageParts, signInRoutes } from './pages/sign-in.ts';
import { type SignInLinkPageParts, signInLinkRoutes } from './pages/sign-in-link.ts';
import { type SignUpPageParts, signUpRoutes } from './pages/sign-up.ts';
import { type TransactionChangeParts, transactionChangeRoutes } from './pages/transactions/change.ts';
import { type TransactionCreateParts, transactionCreateRoutes } from './pages/transactions/create.ts';
import { type TransactionListParts, transactionListRoutes } from './pages/transactions/list.ts';
import { type WebRoute, webRouter } from './web-router.ts';

export type PageParts = HomePageParts &
  MoneyOverviewParts &
  ConnectionListParts &
  ConnectionAddParts &
  ConnectionPageParts &
  ImportUploadParts &
  ImportPageParts &
  AccountChangeParts &
  AccountCreateParts &
  AccountListParts &
  BillCreateParts &
  BillListParts &
  BillPageParts &
  TransactionListParts &
  TransactionCreateParts &
  TransactionChangeParts &
  SignInPageParts &
  SignInLinkPageParts &
  SecondFactorPageParts &
  SignUpPageParts &
  ConnectPageParts &
  ConnectionReturnPageParts &
  ConfirmPageParts &
  OverviewPageParts &
  PasswordPageParts &
  SecurityPageParts &
  KeyPageParts &
  AppPageParts &
  ActivityPageParts &
  SessionPageParts &
  ExportPageParts &
  ClosePageParts;

export interface WebAppParts extends Omit<PageParts, 'frame' | 'cookies' | 'site'>, Pick<UseCases, 'sessions'> {
  readonly baseUrl: string;
  readonly randomText: () => string;
  /** Keys that sign form tokens, newest first. */
  readonly cookieKeys: readonly string[];
}

/** The pages for people. */
export function createWebApp(given: WebAppParts): Middleware {
  const base = new URL(given.baseUrl);
  const frame: PageFrame = { basePath: base.pathname.replace(/\/+$/, '') };
  const cookies = webCookies(base.protocol === 'https:');
  const parts = { ...given, frame, cookies, site: { host: base.hostname, origin: base.origin } };
  const pages = webRouter(webRoutes(parts), { ...parts, formTokens: formTokens(given.cookieKeys, base.origin) });
  return (ctx, next) => serveAssets(ctx, () => serveManifest(ctx, () => pages(ctx, next)));
}

/** Every page, and what each form does. */
export function webRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    ...homeRoutes(parts),
    ...moneyOverviewRoutes(parts),
    ...accountListRoutes(parts),
    ...accountCreateRoutes(parts),
    ...accountChangeRoutes(parts),
    ...connectionReturnRoutes(parts),
    ...connectionListRoutes(parts),
    ...connectionAddRoutes(parts),
    ...connectionPageRoutes(parts),
    ...importUploadRoutes(parts),
    ...importPageRoutes(parts),
    ...billListRoutes(parts),
    ...billCreateRoutes(parts),
    ...billPageRoutes(parts),
    ...transactionListRoutes(parts),
    ...transactionCreateRoutes(parts),
    ...transactionChangeRoutes(parts),
    ...signInRoutes(parts),
    ...signInLinkRoutes(parts),
    ...secondFactorRoutes(parts),
    ...signUpRoutes(parts),
    ...connectRoutes(parts),
    ...confirmRoutes(parts),
    ...overviewRoutes(parts),
    ...passwordRoutes(parts),
    ...securityRoutes(parts),
    ...keyRoutes(parts),
    ...appRoutes(parts),
    ...activityRoutes(parts),
    ...sessionRoutes(parts),
    ...exportRoutes(parts),
    ...closeRoutes(parts),
  ];
}
