import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { type Html, html, rawHtml } from './html.ts';

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** A style sheet of the page's own, added to the common one. */
  readonly styles?: string;
  /** Set for a page that is a program of its own. */
  readonly app?: PageApp;
}

/** What a page loads, all of it from this service: paths relative to the page. */
export interface PageApp {
  readonly icon: string;
  readonly styleSheets: readonly string[];
  /** Run in this order after the page has been parsed. */
  readonly scripts: readonly string[];
}

/**
 * Sends a page. Without `app` it loads nothing: no script, no font, no image, no style sheet. With `app` it loads those
 * files, and may send requests to this service; its security policy allows no other host and no script or style in the
 * page itself.
 */
export function showPage(ctx: Context, page: Page): void {
  const styles = COMMON_STYLES + (page.styles ?? '');
  ctx.set('Content-Security-Policy', contentSecurityPolicy(styles, page.app !== undefined));
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<style>${rawHtml(styles)}</style>
${page.app ? appTags(page.app) : ''}</head>
<body>
${page.body}
</body>
</html>
`.html;
}

function appTags({ icon, styleSheets, scripts }: PageApp): Html {
  return html`<link rel="icon" href="${icon}">
${styleSheets.map((path) => html`<link rel="stylesheet" href="${path}">`)}
${scripts.map((path) => html`<script defer src="${path}"></script>`)}
`;
}

function contentSecurityPolicy(styles: string, isApp: boolean): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  const app = "'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:";
  const closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return `default-src 'none'; style-src 'sha256-${hash}'${isApp ? ` ${app}` : ''}; ${closed}`;
}

const COMMON_STYLES = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbfaf7, #16181a);
  --raised: light-dark(#ffffff, #1e2124);
  --ink: light-dark(#1d2321, #e6e8e6);
  --quiet: light-dark(#5d6663, #9aa3a0);
  --line: light-dark(#e2e0d8, #33383b);
  --accent: light-dark(#0b6b53, #5fd0ac);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
main { max-width: 44rem; margin: 0 auto; padding: 4rem 1.25rem; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -0.01em; }
a { color: var(--accent); text-underline-offset: 0.15em; }
code, pre {
  font-family: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, monospace; font-size: 0.875em;
}
.quiet { color: var(--quiet); }
`;
