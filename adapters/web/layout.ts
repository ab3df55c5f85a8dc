import type { Context } from 'koa';
import type { Visitor } from '../../application/sign-in/find-session.ts';
import { type Html, html } from '../http/html.ts';

export interface PageContent {
  readonly title: string;
  readonly main: Html;
  /** Origins or schemes besides our own that a form's answer may lead to. */
  readonly continuesTo?: string;
}

/** What every page needs to know of the service. */
export interface PageFrame {
  readonly basePath: string;
  /** Address of the style sheet, which names its content. */
  readonly stylesPath: string;
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Answers with a page. It loads its style sheet from us and nothing from anybody else. */
export function showWebPage(ctx: Context, frame: PageFrame, visitor: Visitor | undefined, page: PageContent): void {
  ctx.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · Coffer</title>
<link rel="stylesheet" href="${frame.stylesPath}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><a class="brand" href="${frame.basePath}/">Coffer</a>${visitor === undefined ? '' : html`<nav aria-label="Account"><a href="${frame.basePath}/account">${visitor.user.email ?? 'Account'}</a></nav>`}</header>
<main id="main">
${page.main}
</main>
</body>
</html>
`.html;
}
