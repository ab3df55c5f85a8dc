import { type Html, html } from '../http/pages/html.ts';
import { ASSET_PATHS } from './assets.ts';
import { commandPalette } from './command-palette.ts';
import { button } from './components/button.ts';
import { MANIFEST_PATH } from './manifest.ts';
import { SECTIONS, type SectionPath } from './navigation.ts';
import type { WebRequest } from './web-request.ts';

export interface PageContent {
  /** For the browser's tab; the service's name follows. */
  readonly title: string;
  readonly main: Html;
  /** Addresses, below the base path, of scripts that this page needs besides the common one. */
  readonly scripts?: readonly string[];
  /** `narrow` for a page with one thing to do. */
  readonly width?: 'narrow' | 'wide';
  /** The entry of the navigation that the page belongs to. */
  readonly section?: SectionPath;
}

/** What every page needs to know of the service. */
export interface PageFrame {
  /** Path below which the service is reached, without a slash at the end. */
  readonly basePath: string;
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the frame needs to know of a request; a page that shows an error may know no more. */
export type FramedRequest = Pick<WebRequest, 'ctx' | 'visitor' | 'formToken'>;

/**
 * Responds with a page in the frame of the service. It loads the service's own style sheet, script and icon, and
 * nothing from another host.
 */
export function showWebPage(request: FramedRequest, frame: PageFrame, page: PageContent): void {
  const { ctx } = request;
  const { basePath } = frame;
  ctx.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  // With `no-referrer`, browsers send `Origin: null` with our own forms, which are then refused (csrf.ts).
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · Coffer</title>
<link rel="icon" href="${basePath}${ASSET_PATHS.icon}">
<link rel="apple-touch-icon" href="${basePath}${ASSET_PATHS.iconApple}">
<link rel="manifest" href="${basePath}${MANIFEST_PATH}">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1c1f22" media="(prefers-color-scheme: dark)">
<link rel="stylesheet" href="${basePath}${ASSET_PATHS.styles}">
<meta name="htmx-config" content="{&quot;includeIndicatorCSS&quot;:false}">
<script defer src="${basePath}${ASSET_PATHS.script}"></script>
${(page.scripts ?? []).map((path) => html`<script defer src="${basePath}${path}"></script>`)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${topBar(request, frame, page)}
<main id="main" tabindex="-1"${page.width === 'narrow' ? html` class="narrow"` : ''}>
${page.main}
</main>
<footer class="foot">${signedInAs(request)}
<a href="${basePath}/">Home</a><a href="${basePath}/docs">Reference</a></footer>
${request.visitor === undefined ? '' : html`${commandPalette(basePath)}${signOutForm(request, basePath)}`}
</body>
</html>
`.html;
}

function topBar({ visitor }: FramedRequest, { basePath }: PageFrame, { section }: PageContent): Html {
  const icon = html`<img src="${basePath}${ASSET_PATHS.icon}" alt="" width="28" height="28">`;
  const brand = html`<a class="brand" href="${basePath}/">${icon}<span>Coffer</span></a>`;
  if (visitor === undefined) return html`<header class="top">${brand}</header>`;
  return html`<header class="top">${brand}
<nav class="sections" aria-label="Main"><ul>${navigationLinks(basePath, SECTIONS, section)}</ul></nav>
<div class="who"><button type="button" class="plain compact" data-palette aria-keyshortcuts="Control+K">Go to …
<kbd>Ctrl K</kbd></button>${button('Sign out', { look: 'plain', isCompact: true, form: SIGN_OUT })}</div></header>`;
}

/** The entries of a navigation, of which the current one is marked. */
export function navigationLinks(
  basePath: string,
  places: readonly { readonly path: string; readonly label: string }[],
  current: string | undefined,
): readonly Html[] {
  return places.map(({ path, label }) => {
    const mark = path === current ? html` aria-current="page"` : '';
    return html`<li><a href="${basePath}${path}"${mark}>${label}</a></li>`;
  });
}

function signedInAs({ visitor }: FramedRequest): Html | string {
  const email = visitor?.user.email ?? null;
  return email === null ? '' : html`<span>Signed in as <bdi>${email}</bdi></span>`;
}

const SIGN_OUT = 'sign-out';

/** Stands last, and the button in the top bar names it: a page's own form is then its first. */
function signOutForm({ formToken }: FramedRequest, basePath: string): Html {
  return html`<form id="${SIGN_OUT}" class="bare" method="post" action="${basePath}/sign-out">
<input type="hidden" name="form_token" value="${formToken}"></form>`;
}
