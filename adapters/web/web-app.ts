import type { Middleware } from 'koa';
import { serveAssets } from './assets.ts';
import { webCookies } from './cookies.ts';
import { formTokens } from './csrf.ts';
import type { PageFrame } from './layout.ts';
import { serveManifest } from './manifest.ts';
import type { PageParts } from './page-parts.ts';
import { activityRoutes } from './pages/account/activity.ts';
import { appRoutes } from './pages/account/apps.ts';
import { closeRoutes } from './pages/account/close.ts';
import { confirmRoutes } from './pages/account/confirm.ts';
import { exportRoutes } from './pages/account/export.ts';
import { keyRoutes } from './pages/account/keys.ts';
import { overviewRoutes } from './pages/account/overview.ts';
import { passwordRoutes } from './pages/account/password.ts';
import { securityRoutes } from './pages/account/security.ts';
import { sessionRoutes } from './pages/account/sessions.ts';
import { accountChangeRoutes } from './pages/accounts/change.ts';
import { accountCreateRoutes } from './pages/accounts/create.ts';
import { accountListRoutes } from './pages/accounts/list.ts';
import { billCreateRoutes } from './pages/bills/create.ts';
import { billListRoutes } from './pages/bills/list.ts';
import { billPageRoutes } from './pages/bills/one.ts';
import { connectRoutes } from './pages/connect.ts';
import { connectionReturnRoutes } from './pages/connection-return.ts';
import { connectionAddRoutes } from './pages/connections/add.ts';
import { connectionListRoutes } from './pages/connections/list.ts';
import { connectionPageRoutes } from './pages/connections/one.ts';
import { homeRoutes } from './pages/home.ts';
import { importPageRoutes } from './pages/imports/one.ts';
import { importUploadRoutes } from './pages/imports/upload.ts';
import { moneyOverviewRoutes } from './pages/overview/overview-page.ts';
import { secondFactorRoutes } from './pages/second-factor.ts';
import { signInRoutes } from './pages/sign-in.ts';
import { signInLinkRoutes } from './pages/sign-in-link.ts';
import { signUpRoutes } from './pages/sign-up.ts';
import { transactionChangeRoutes } from './pages/transactions/change.ts';
import { transactionCreateRoutes } from './pages/transactions/create.ts';
import { transactionListRoutes } from './pages/transactions/list.ts';
import { type WebRoute, webRouter } from './web-router.ts';

export interface WebAppParts extends Omit<PageParts, 'frame' | 'cookies' | 'site'> {
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
