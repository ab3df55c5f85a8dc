import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import type { FindSession } from '../../application/sign-in/find-session.ts';
import { HttpError } from '../http/http-error.ts';
import { stateOf } from '../http/request-state.ts';
import type { WebCookies } from './cookies.ts';
import type { FormTokens } from './csrf.ts';
import type { WebRequest } from './web-request.ts';

/** One page, or what one of its forms does. */
export interface WebRoute {
  readonly method: 'GET' | 'POST';
  /** As the router writes it: `/account/keys/:id`. */
  readonly path: string;
  readonly handle: (request: WebRequest) => Promise<void> | void;
  /** Sends people who are not signed in to the sign-in page, and back here afterwards. */
  readonly needsSignIn: boolean;
}

export interface WebRouterParts {
  readonly cookies: WebCookies;
  readonly formTokens: FormTokens;
  readonly findSession: FindSession;
  readonly newVisitor: () => string;
  /** Path below which the service is reached, without a slash at the end. */
  readonly basePath: string;
}

const FORM_MAX_BYTES = '64kb';

/** Serves the pages. Every POST needs the form token of this browser; GET never changes anything. */
export function webRouter(routes: readonly WebRoute[], parts: WebRouterParts): Middleware {
  const router = new Router({ strict: true, sensitive: true });
  const parseForm = bodyParser({ enableTypes: ['form'], formLimit: FORM_MAX_BYTES, onerror: refuseBody });
  for (const route of routes) {
    const middleware: Middleware[] = route.method === 'POST' ? [parseForm, serve(route, parts)] : [serve(route, parts)];
    router.register(route.path, [route.method], middleware as never);
  }
  // The router itself adds what its type asks of the context.
  return router.routes() as Middleware;
}

function serve(
  route: WebRoute,
  { cookies, formTokens, findSession, newVisitor, basePath }: WebRouterParts,
): Middleware {
  return async (ctx) => {
    stateOf(ctx).route = route.path;
    const secret = cookies.session(ctx);
    const visitor = await findSession(secret);
    const binding = visitor === undefined ? cookies.visitor(ctx, newVisitor) : (secret ?? '');
    const form = route.method === 'POST' ? fieldsOf(ctx) : {};
    if (visitor !== undefined) stateOf(ctx).userId = visitor.user.id;
    if (visitor === undefined && route.needsSignIn) {
      return ctx.redirect(
        `${basePath}/sign-in?next=${encodeURIComponent(route.method === 'GET' ? ctx.url : '/account')}`,
      );
    }
    if (route.method === 'POST') formTokens.require(ctx, binding, form['form_token']);
    await route.handle({ ctx, visitor, form, formToken: formTokens.tokenFor(binding) });
  };
}

function fieldsOf(ctx: Context): Readonly<Record<string, string>> {
  const body: unknown = ctx.request.body;
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(fields.map(([name, value]) => [name, [value].flat().join(' ')]));
}

function refuseBody(error: Error): never {
  throw new HttpError('status' in error && error.status === 413 ? 413 : 400, 'The form could not be read.', {});
}
