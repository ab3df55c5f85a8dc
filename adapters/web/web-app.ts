import type { Middleware } from 'koa';
import { serveAssets } from './assets.ts';
import { webCookies } from './cookies.ts';
import { formTokens } from './csrf.ts';
import { serveManifest } from './manifest.ts';
import { ACTIVITY_ROUTES } from './pages/account/activity.ts';
import { APP_ROUTES } from './pages/account/apps.ts';
import { CLOSE_ROUTES } from './pages/account/close.ts';
import { CONFIRM_ROUTES } from './pages/account/confirm.ts';
import { EXPORT_ROUTES } from './pages/account/export.ts';
import { KEY_ROUTES } from './pages/account/keys.ts';
import { SETTINGS_ROUTES } from './pages/account/overview.ts';
import { PASSWORD_ROUTES } from './pages/account/password.ts';
import { RENEWAL_ROUTES } from './pages/account/renewals.ts';
import { SECURITY_ROUTES } from './pages/account/security.ts';
import { SESSION_ROUTES } from './pages/account/sessions.ts';
import { ACCOUNT_CHANGE_ROUTES } from './pages/accounts/change.ts';
import { ACCOUNT_CREATE_ROUTES } from './pages/accounts/create.ts';
import { ACCOUNT_LIST_ROUTES } from './pages/accounts/list.ts';
import { ACCOUNT_MERGE_ROUTES } from './pages/accounts/merge.ts';
import { BILL_CALENDAR_ROUTES } from './pages/bills/calendar.ts';
import { BILL_CREATE_ROUTES } from './pages/bills/create.ts';
import { BILL_EXPLAIN_ROUTES } from './pages/bills/explain.ts';
import { BILL_LIST_ROUTES } from './pages/bills/list.ts';
import { BILL_OF_TRANSACTION_ROUTES } from './pages/bills/of-transaction.ts';
import { BILL_PAGE_ROUTES } from './pages/bills/one.ts';
import { CONNECT_ROUTES } from './pages/connect.ts';
import { CONNECTION_RETURN_ROUTES } from './pages/connection-return.ts';
import { CONNECTION_ADD_ROUTES } from './pages/connections/add.ts';
import { CONNECTION_LIST_ROUTES } from './pages/connections/list.ts';
import { CONNECTION_PAGE_ROUTES } from './pages/connections/one.ts';
import { HOME_ROUTES } from './pages/home.ts';
import { FILE_ANSWER_ROUTES } from './pages/imports/file-answers.ts';
import { IMPORT_PAGE_ROUTES } from './pages/imports/one.ts';
import { IMPORT_UPLOAD_ROUTES } from './pages/imports/upload.ts';
import { OVERVIEW_ROUTES } from './pages/overview/overview-page.ts';
import { SECOND_FACTOR_ROUTES } from './pages/second-factor.ts';
import { SIGN_IN_ROUTES } from './pages/sign-in.ts';
import { SIGN_IN_LINK_ROUTES } from './pages/sign-in-link.ts';
import { SIGN_UP_ROUTES } from './pages/sign-up.ts';
import { TRANSACTION_CHANGE_ROUTES } from './pages/transactions/change.ts';
import { TRANSACTION_CREATE_ROUTES } from './pages/transactions/create.ts';
import { DUPLICATE_ROUTES } from './pages/transactions/duplicates.ts';
import { TRANSACTION_LIST_ROUTES } from './pages/transactions/list.ts';
import type { PageParts, WebRoute } from './web-route.ts';
import { webRouter } from './web-router.ts';

export interface WebAppParts extends Omit<PageParts, 'basePath' | 'cookies' | 'site' | 'runningExports'> {
  /** Keys that sign form tokens, newest first. */
  readonly cookieKeys: readonly string[];
}

/** The pages for people. */
export function createWebApp(given: WebAppParts): Middleware {
  const base = new URL(given.baseUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const cookies = webCookies(base.protocol === 'https:');
  const site = { host: base.hostname, origin: base.origin };
  const parts = { ...given, basePath, cookies, site, runningExports: new Set<number>() };
  const pages = webRouter(WEB_ROUTES, { ...parts, formTokens: formTokens(given.cookieKeys, base.origin) });
  return (ctx, next) => serveAssets(ctx, () => serveManifest(ctx, () => pages(ctx, next)));
}

/** Every page, and what each form does. */
export const WEB_ROUTES: readonly WebRoute[] = [
  ...HOME_ROUTES,
  ...OVERVIEW_ROUTES,
  ...ACCOUNT_LIST_ROUTES,
  ...ACCOUNT_CREATE_ROUTES,
  ...ACCOUNT_CHANGE_ROUTES,
  ...ACCOUNT_MERGE_ROUTES,
  ...CONNECTION_RETURN_ROUTES,
  ...CONNECTION_LIST_ROUTES,
  ...CONNECTION_ADD_ROUTES,
  ...CONNECTION_PAGE_ROUTES,
  ...IMPORT_UPLOAD_ROUTES,
  ...FILE_ANSWER_ROUTES,
  ...IMPORT_PAGE_ROUTES,
  ...BILL_LIST_ROUTES,
  ...BILL_CALENDAR_ROUTES,
  ...BILL_CREATE_ROUTES,
  ...BILL_EXPLAIN_ROUTES,
  ...BILL_PAGE_ROUTES,
  ...BILL_OF_TRANSACTION_ROUTES,
  ...TRANSACTION_LIST_ROUTES,
  ...TRANSACTION_CREATE_ROUTES,
  ...DUPLICATE_ROUTES,
  ...TRANSACTION_CHANGE_ROUTES,
  ...SIGN_IN_ROUTES,
  ...SIGN_IN_LINK_ROUTES,
  ...SECOND_FACTOR_ROUTES,
  ...SIGN_UP_ROUTES,
  ...CONNECT_ROUTES,
  ...CONFIRM_ROUTES,
  ...SETTINGS_ROUTES,
  ...PASSWORD_ROUTES,
  ...SECURITY_ROUTES,
  ...KEY_ROUTES,
  ...APP_ROUTES,
  ...ACTIVITY_ROUTES,
  ...RENEWAL_ROUTES,
  ...SESSION_ROUTES,
  ...EXPORT_ROUTES,
  ...CLOSE_ROUTES,
];
