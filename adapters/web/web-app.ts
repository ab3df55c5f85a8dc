import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Middleware } from 'koa';
import type { FindSession } from '../../application/sign-in/find-session.ts';
import { webCookies } from './cookies.ts';
import { formTokens } from './csrf.ts';
import type { PageFrame } from './layout.ts';
import { type ConnectPageParts, connectRoutes } from './pages/connect.ts';
import { type SignInPageParts, signInRoutes } from './pages/sign-in.ts';
import { webRouter } from './web-router.ts';

export interface WebAppParts extends Omit<SignInPageParts, 'frame' | 'cookies'>, Omit<ConnectPageParts, 'frame'> {
  readonly baseUrl: string;
  readonly findSession: FindSession;
  readonly newVisitor: () => string;
  /** Keys that sign form tokens, newest first. */
  readonly cookieKeys: readonly string[];
}

const STYLES = readFileSync(new URL('./assets/coffer.css', import.meta.url), 'utf8');
const STYLES_PATH = `/assets/coffer.${createHash('sha256').update(STYLES).digest('hex').slice(0, 12)}.css`;

/** The pages for people. */
export function createWebApp(parts: WebAppParts): Middleware {
  const base = new URL(parts.baseUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const frame: PageFrame = { basePath, stylesPath: basePath + STYLES_PATH };
  const cookies = webCookies(base.protocol === 'https:');
  const tokens = formTokens(parts.cookieKeys, base.origin);
  const { findSession, newVisitor } = parts;
  const routes = [...signInRoutes({ ...parts, frame, cookies }), ...connectRoutes({ ...parts, frame })];
  const pages = webRouter(routes, { cookies, formTokens: tokens, findSession, newVisitor, basePath });
  return (ctx, next) => {
    if (ctx.path !== STYLES_PATH) return pages(ctx, next);
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.type = 'text/css; charset=utf-8';
    ctx.body = STYLES;
  };
}
