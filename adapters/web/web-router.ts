import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { isMultipart, readMultipart } from '../http/bodies/multipart.ts';
import { HttpError } from '../http/errors/http-error.ts';
import { acceptsJson } from '../http/headers/accepts-json.ts';
import { html } from '../http/pages/html.ts';
import { stateOf } from '../http/request-state.ts';
import { buttonLink } from './components/form.ts';
import type { FormTokens } from './csrf.ts';
import { isFromScript, pageOfScript, sendPageTo, showRefusedFragment } from './fragment.ts';
import { showWebPage } from './page.ts';
import { httpErrorOf } from './web-errors.ts';
import type { WebRequest } from './web-request.ts';
import type { PageParts, WebRoute } from './web-route.ts';

export interface WebRouterParts extends PageParts {
  readonly formTokens: FormTokens;
}

const FORM_MAX_BYTES = '64kb';
const FORM_MAX_FILES = 30;

/** Serves the pages. Every POST needs the form token of this browser; GET never changes anything. */
export function webRouter(routes: readonly WebRoute[], parts: WebRouterParts): Middleware {
  const router = new Router({ strict: true, sensitive: true });
  const parseForm = bodyParser({ enableTypes: ['form'], formLimit: FORM_MAX_BYTES, onerror: refuseBody });
  for (const route of routes) {
    const hasFields = route.method === 'POST' && route.fileMaxBytes === undefined;
    const middleware: Middleware[] = hasFields ? [parseForm, serve(route, parts)] : [serve(route, parts)];
    router.register(route.path, [route.method], middleware);
  }
  // The router itself adds what its type asks of the context.
  return router.routes() as Middleware;
}

function serve(route: WebRoute, parts: WebRouterParts): Middleware {
  const { basePath, cookies, formTokens, sessions, randomText } = parts;
  return async (ctx) => {
    stateOf(ctx).route = route.path;
    const secret = cookies.session(ctx);
    const visitor = await sessions.findSession(secret);
    const binding = visitor === undefined ? cookies.visitor(ctx, randomText) : (secret ?? '');
    const form = route.method === 'POST' && route.fileMaxBytes === undefined ? fieldsOf(ctx) : {};
    if (visitor !== undefined) stateOf(ctx).userId = visitor.user.id;
    const request = { ctx, basePath, visitor, form, formToken: formTokens.tokenFor(binding) };
    try {
      // Before anything else: the session cookie is missing from a form that another site sent.
      if (route.method === 'POST') formTokens.requireOwnOrigin(ctx);
      const detour = detourOf(route, request);
      if (detour !== undefined) return sendTo(request, detour);
      const complete = route.fileMaxBytes === undefined ? request : await withFiles(request, route.fileMaxBytes);
      if (route.method === 'POST') formTokens.requireToken(binding, complete.form['form_token']);
      await route.handle(parts, complete);
    } catch (error) {
      showRefusal(request, error);
    }
  };
}

/** Reads the form of a person who may send it. A body of another kind has no token, so it is refused for that. */
async function withFiles(request: WebRequest, maxBytes: number): Promise<WebRequest> {
  if (!isMultipart(request.ctx)) return request;
  const { fields, files } = await readMultipart(request.ctx, maxBytes, FORM_MAX_FILES);
  return { ...request, form: fields, files };
}

/** Where somebody must go first; `undefined` for those who may come in. */
function detourOf({ method, needsSignIn, needsConfirmation }: WebRoute, request: WebRequest): string | undefined {
  const { ctx, visitor } = request;
  if (needsSignIn && visitor === undefined) {
    const page = method === 'GET' ? ctx.url : '/account';
    const next = isFromScript(request) ? (pageOfScript(request) ?? page) : page;
    return `/sign-in?next=${encodeURIComponent(next)}`;
  }
  if (needsConfirmation === true && visitor?.isConfirmed !== true) {
    return `/account/confirm?next=${encodeURIComponent(ctx.path)}`;
  }
  return undefined;
}

function sendTo(request: WebRequest, path: string): void {
  if (isFromScript(request)) sendPageTo(request, path);
  else request.ctx.redirect(request.basePath + path);
}

/** Errors look like the other pages, except to a program that asks for JSON. */
function showRefusal(request: WebRequest, error: unknown): void {
  const { ctx } = request;
  const refusal = httpErrorOf(error);
  if (refusal === undefined || acceptsJson(ctx.req.headers.accept)) throw refusal ?? error;
  ctx.status = refusal.status;
  ctx.set(refusal.headers as Record<string, string>);
  if (isFromScript(request)) return showRefusedFragment(request, refusal.message);
  showWebPage(request, {
    title: String(refusal.status),
    width: 'narrow',
    main: html`<div class="stack"><p class="quiet">${refusal.status}</p><h1>${refusal.message}</h1>
<p class="row">${buttonLink('Go to the start', '/', { look: 'plain' })}</p></div>`,
  });
}

function fieldsOf(ctx: Context): Readonly<Record<string, string>> {
  const body: unknown = ctx.request.body;
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(fields.map(([name, value]) => [name, [value].flat().join(' ')]));
}

function refuseBody(error: Error): never {
  throw new HttpError('status' in error && error.status === 413 ? 413 : 400, 'The form could not be read.', {});
}
