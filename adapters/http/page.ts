import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { type Html, html, rawHtml } from './html.ts';

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** A style sheet of the page's own, added to the common one. */
  readonly styles?: string;
}

/** Answers with a page that loads nothing: no script, no font, no image, and no style but its own. */
export function showPage(ctx: Context, page: Page): void {
  const styles = COMMON_STYLES + (page.styles ?? '');
  ctx.set('Content-Security-Policy', contentSecurityPolicy(styles));
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<style>${rawHtml(styles)}</style>
</head>
<body>
${page.body}
</body>
</html>
`.html;
}

function contentSecurityPolicy(styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
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
code, pre { font-family: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, monospace; font-size: 0.875em; }
.quiet { color: var(--quiet); }
`;
