import type { ApproveApp } from '../../../application/apps/approve-app.ts';
import type { Scope } from '../../../domain/credential.ts';
import { type Html, html } from '../../http/html.ts';
import { HttpError } from '../../http/http-error.ts';
import type {
  AuthorizationRequest,
  AuthorizationServer,
} from '../../oauth/authorization-server/authorization-server.ts';
import { type PageFrame, showWebPage } from '../layout.ts';
import type { WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';

export interface ConnectPageParts {
  readonly frame: PageFrame;
  readonly authorizationServer: AuthorizationServer;
  readonly approveApp: ApproveApp;
}

/** Where a client's request comes to a person: they sign in, see who asks for what, and decide. */
export function connectRoutes(parts: ConnectPageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: '/connect/:uid', needsSignIn: false, handle: (request) => show(parts, request) },
    { method: 'POST', path: '/connect/:uid', needsSignIn: true, handle: (request) => decide(parts, request) },
  ];
}

async function show({ frame, authorizationServer }: ConnectPageParts, request: WebRequest): Promise<void> {
  const { ctx, visitor } = request;
  const asked = await requireRequest(authorizationServer, request);
  const isProven =
    visitor !== undefined &&
    (asked.signInAfter === undefined || Date.parse(visitor.session.confirmedAt) / 1000 >= asked.signInAfter);
  if (!isProven) return ctx.redirect(`${frame.basePath}/sign-in?next=${encodeURIComponent(`/connect/${asked.uid}`)}`);
  if (asked.prompt === 'login') return ctx.redirect(await authorizationServer.signIn(ctx, visitor.user.id));
  requireSamePerson(asked, visitor.user.id);
  showWebPage(ctx, frame, visitor, { title: `Connect ${asked.client.name}`, main: consentForm(frame, request, asked) });
}

async function decide(parts: ConnectPageParts, request: WebRequest): Promise<void> {
  const { ctx, visitor, form } = request;
  const { authorizationServer, approveApp, frame } = parts;
  const asked = await requireRequest(authorizationServer, request);
  if (visitor === undefined || asked.prompt !== 'consent') throw expired();
  requireSamePerson(asked, visitor.user.id);
  if (form['decision'] !== 'approve') return goOn(frame, request, await authorizationServer.deny(ctx));
  const { grantId, returnTo } = await authorizationServer.approve(ctx, asked, visitor.user.id);
  await approveApp({
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
 * A redirect in answer to a form would be blocked by the page's own policy as soon as it led to the client, so the browser goes on from a
 * page.
 */
function goOn(frame: PageFrame, { ctx, visitor }: WebRequest, url: string): void {
  ctx.set('Refresh', `0; url=${url}`);
  showWebPage(ctx, frame, visitor, {
    title: 'Going back',
    main: html`<h1>Going back to the app</h1><p><a href="${url}">Continue</a> if nothing happens.</p>`,
  });
}

function consentForm(frame: PageFrame, { formToken, visitor }: WebRequest, asked: AuthorizationRequest): Html {
  return html`<h1>Connect ${asked.client.name}?</h1>
<p><strong>${asked.client.name}</strong> asks to use the data of <strong>${visitor?.user.email ?? ''}</strong>.</p>
<div class="card">
<p>It may:</p>
<ul>${asked.scopes.map((scope) => html`<li>${SCOPE_TEXTS[scope]}</li>`)}</ul>
<p class="quiet">You will be sent back to <strong>${redirectHost(asked)}</strong>. You can end this at any time on your account page.</p>
</div>
${isLoopback(asked) ? html`<p class="problem">This app runs on your own computer, so nobody can check who made it. Go on only if you started it yourself just now.</p>` : ''}
<form method="post" action="${frame.basePath}/connect/${asked.uid}">
<input type="hidden" name="form_token" value="${formToken}">
<div class="row"><button name="decision" value="approve">Connect</button><button class="plain" name="decision" value="deny">Cancel</button></div>
</form>`;
}

const SCOPE_TEXTS: Readonly<Record<Scope, string>> = {
  'finance:read': 'see your accounts, balances, transactions, bills and spending',
  'finance:write': 'add, change and delete transactions and accounts',
};

/** The host that receives the answer, or the scheme of a native app. */
function redirectHost({ redirectUri }: AuthorizationRequest): string {
  const url = URL.parse(redirectUri);
  return url === null || url.host === '' ? (url?.protocol ?? 'unknown') : url.host;
}

function isLoopback({ redirectUri }: AuthorizationRequest): boolean {
  const hostname = URL.parse(redirectUri)?.hostname ?? '';
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
