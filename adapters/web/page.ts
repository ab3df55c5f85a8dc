import { type Html, html } from '../http/pages/html.ts';
import { ASSET_PATHS } from './assets.ts';
import { commandPalette } from './command-palette.ts';
import { notice } from './components/blocks.ts';
import { button, FORM_TOKEN } from './components/form.ts';
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
export type FramedRequest = Pick<WebRequest, 'ctx' | 'visitor' | 'formToken' | 'basePath'>;

/**
 * Responds with a page in the frame of the service. It loads the service's own style sheet, script and icon, and
 * nothing from another host.
 */
export function showWebPage(request: FramedRequest, page: PageContent): void {
  const { ctx } = request;
  ctx.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  // With `no-referrer`, browsers send `Origin: null` with our own forms, which are then refused (csrf.ts).
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · Coffer</title>
<link rel="icon" href="${ASSET_PATHS.icon}">
<link rel="apple-touch-icon" href="${ASSET_PATHS.iconApple}">
<link rel="manifest" href="${MANIFEST_PATH}">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1c1f22" media="(prefers-color-scheme: dark)">
<link rel="stylesheet" href="${ASSET_PATHS.styles}">
<meta name="htmx-config" content="{&quot;includeIndicatorCSS&quot;:false}">
<script defer src="${ASSET_PATHS.script}"></script>
${(page.scripts ?? []).map((path) => html`<script defer src="${path}"></script>`)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${topBar(request, page)}
<main id="main" tabindex="-1"${page.width === 'narrow' ? html` class="narrow"` : ''}>
${page.main}
</main>
<footer class="foot">${signedInAs(request)}
<a href="/">Home</a><a href="/docs">Reference</a></footer>
${request.visitor === undefined ? '' : html`${commandPalette()}${signOutForm()}`}
</body>
</html>
`;
  ctx.body = completed(request, body);
}

const OWN_ADDRESS = /\b(href|src|action|data-hx-get|data-hx-post)="\//g;

/**
 * The markup as it is sent: with the base path before every address of our own, which pages write from `/` on, and with
 * the token of this browser in every form. Stored texts have no quotation mark in markup, so nothing in them is taken
 * for either.
 */
export function completed(
  { basePath, formToken }: Pick<WebRequest, 'basePath' | 'formToken'>,
  { html: text }: Html,
): string {
  return text
    .replaceAll(OWN_ADDRESS, (_, name: string) => `${name}="${basePath}/`)
    .replaceAll(FORM_TOKEN.html, () => FORM_TOKEN.html.replace('""', `"${formToken}"`));
}

function topBar({ visitor }: FramedRequest, { section }: PageContent): Html {
  const icon = html`<img src="${ASSET_PATHS.icon}" alt="" width="28" height="28">`;
  const brand = html`<a class="brand" href="/">${icon}<span>Coffer</span></a>`;
  if (visitor === undefined) return html`<header class="top">${brand}</header>`;
  return html`<header class="top">${brand}
<nav class="sections" aria-label="Main"><ul>${navigationLinks(SECTIONS, section)}</ul></nav>
<div class="who"><button type="button" class="plain compact" data-palette aria-keyshortcuts="Control+K">Go to …
<kbd>Ctrl K</kbd></button>${button('Sign out', { look: 'plain', isCompact: true, form: SIGN_OUT })}</div></header>`;
}

/** The entries of a navigation, of which the current one is marked. */
export function navigationLinks(
  places: readonly { readonly path: string; readonly label: string }[],
  current: string | undefined,
): readonly Html[] {
  return places.map(({ path, label }) => {
    const mark = path === current ? html` aria-current="page"` : '';
    return html`<li><a href="${path}"${mark}>${label}</a></li>`;
  });
}

function signedInAs({ visitor }: FramedRequest): Html | string {
  const email = visitor?.user.email ?? null;
  return email === null ? '' : html`<span>Signed in as <bdi>${email}</bdi></span>`;
}

const SIGN_OUT = 'sign-out';

/** Stands last, and the button in the top bar names it: a page's own form is then its first. */
function signOutForm(): Html {
  return html`<form id="${SIGN_OUT}" class="bare" method="post" action="/sign-out">
${FORM_TOKEN}</form>`;
}

/** A page with a heading, in the order in which its parts are shown. */
export interface Page extends Omit<PageContent, 'main'> {
  /** Leads to the page above this one; its path is below the base path. */
  readonly back?: readonly [label: string, path: string];
  /** The title when absent. */
  readonly heading?: string | Html;
  /** What the page is for, in a sentence or two. */
  readonly intro?: string | Html;
  /** More below the heading. */
  readonly figures?: Html;
  /** Beside the heading. */
  readonly action?: Html | undefined;
  /** What a form may have done, by the word in the address that it led to. Only these sentences can be shown. */
  readonly done?: Readonly<Record<string, string>>;
  readonly body: Html;
}

/** Responds with a page that begins with its heading. */
export function showPage(request: WebRequest, page: Page): void {
  showWebPage(request, { ...page, main: pageBody(request, page) });
}

/** The page without its frame. `backStyle` is the class of the link to the page above. */
export function pageBody({ ctx }: WebRequest, page: Page, backStyle = 'back shown'): Html {
  const { back, title, heading = title, intro, figures = '', action, done = {}, body } = page;
  const above = back && html`<a class="${backStyle}" href="${back[1]}">‹ ${back[0]}</a>`;
  const about = intro === undefined ? '' : html`<p class="quiet">${intro}</p>`;
  const top = html`<div class="intro"><h1>${heading}</h1>${about}${figures}</div>`;
  const head = action === undefined ? top : html`<div class="head">${top}${action}</div>`;
  return html`<div class="stack">${above ?? ''}${head}
${doneNotice(ctx.query['done'], done)}${body}</div>`;
}

function doneNotice(done: unknown, sentences: Readonly<Record<string, string>>): Html | string {
  const sentence = typeof done === 'string' && Object.hasOwn(sentences, done) ? sentences[done] : undefined;
  return sentence === undefined ? '' : notice('good', sentence);
}
