import { HttpError } from '../../http/errors/http-error.ts';
import { html } from '../../http/pages/html.ts';
import type {
  AuthorizationRequest,
  AuthorizationServer,
} from '../../oauth/authorization-server/authorization-server.ts';
import { type PageFrame, showWebPage } from '../layout.ts';
import type { PageParts } from '../page-parts.ts';
import type { WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';
import { consentPage, redirectHost } from './consent-page.ts';

/** Where a client's request comes to a person: they sign in, see who asks for what, and decide. */
export function connectRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: '/connect/:uid', needsSignIn: false, handle: (request) => show(parts, request) },
    { method: 'POST', path: '/connect/:uid', needsSignIn: true, handle: (request) => decide(parts, request) },
  ];
}

async function show({ frame, authorizationServer }: PageParts, request: WebRequest): Promise<void> {
  const { ctx, visitor } = request;
  const asked = await requireRequest(authorizationServer, request);
  const isProven =
    visitor !== undefined &&
    (asked.signInAfter === undefined || Date.parse(visitor.session.confirmedAt) / 1000 >= asked.signInAfter);
  if (!isProven) return ctx.redirect(`${frame.basePath}/sign-in?next=${encodeURIComponent(`/connect/${asked.uid}`)}`);
  // Also when somebody else has signed in in this browser since it last approved a client.
  if (asked.prompt === 'login' || asked.userId !== visitor.user.id)
    return ctx.redirect(await authorizationServer.signIn(ctx, visitor.user.id));
  const main = consentPage(frame, { ...request, visitor }, asked);
  showWebPage(request, frame, { title: 'Connect an app', width: 'narrow', main });
}

async function decide(parts: PageParts, request: WebRequest): Promise<void> {
  const { ctx, visitor, form } = request;
  const { authorizationServer, apps, frame } = parts;
  const asked = await requireRequest(authorizationServer, request);
  if (visitor === undefined || asked.prompt !== 'consent') throw expired();
  requireSamePerson(asked, visitor.user.id);
  if (form['decision'] !== 'approve') return goOn(frame, request, await authorizationServer.deny(ctx));
  const { grantId, returnTo } = await authorizationServer.approve(ctx, asked, visitor.user.id);
  await apps.approveApp({
    userId: visitor.user.id,
    grantId,
    clientId: asked.client.id,
    clientName: asked.client.name,
    redirectHosts: [redirectHost(asked)],
    audience: asked.audience,
    scopes: asked.scopes,
  });
  goOn(frame, request, returnTo);
}

async function requireRequest(server: AuthorizationServer, { ctx }: WebRequest): Promise<AuthorizationRequest> {
  const asked = await server.requestOf(ctx);
  if (asked === undefined || asked.uid !== ctx['params'].uid) throw expired();
  return asked;
}

/** Somebody else signed in in this browser since the client's request began. */
function requireSamePerson({ userId }: AuthorizationRequest, visitorId: number): void {
  if (userId !== visitorId) throw expired();
}

function expired(): HttpError {
  return new HttpError(
    400,
    'This request has expired or belongs to another browser. Start again in the app that you want to connect.',
  );
}

/**
 * A redirect in answer to a form would be blocked by the page's own policy as soon as it led to the client, so the
 * browser goes on from a page.
 */
function goOn(frame: PageFrame, request: WebRequest, url: string): void {
  request.ctx.set('Refresh', `0; url=${url}`);
  const main = html`<div class="stack"><h1>Going back to the app</h1>
<p><a href="${url}">Continue</a> if nothing happens. You can close this page once the app says that it is connected.</p></div>`;
  showWebPage(request, frame, { title: 'Going back', width: 'narrow', main });
}
