import { hasActiveSubscription } from '../../../domain/access/user.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { type Html, html } from '../../http/pages/html.ts';
import type {
  AuthorizationRequest,
  AuthorizationServer,
} from '../../oauth/authorization-server/authorization-server.ts';
import { card, facts, notice } from '../components/blocks.ts';
import { button, form } from '../components/form.ts';
import { SCOPE_TEXTS } from '../components/scopes.ts';
import { withNext } from '../enter.ts';
import { showPage, showWebPage } from '../page.ts';
import type { SignedInRequest, WebRequest } from '../web-request.ts';
import { openRoute, ownRoute, type PageParts, type WebRoute } from '../web-route.ts';
import { FREE_PLAN } from './account/overview.ts';

const PATH = '/connect/:uid';

/** Where a client's request comes to a person: they sign in, see who asks for what, and decide. */
export const CONNECT_ROUTES: readonly WebRoute[] = [openRoute('GET', PATH, show), ownRoute('POST', PATH, decide)];

async function show({ authorizationServer }: PageParts, request: WebRequest): Promise<void> {
  const { ctx, visitor } = request;
  const asked = await requireRequest(authorizationServer, request);
  const isProven =
    visitor !== undefined &&
    (asked.signInAfter === undefined || Date.parse(visitor.session.confirmedAt) / 1000 >= asked.signInAfter);
  if (!isProven) return ctx.redirect(request.basePath + withNext('/sign-in', `/connect/${asked.uid}`));
  // Also when somebody else has signed in in this browser since it last approved a client.
  if (asked.prompt === 'login' || asked.userId !== visitor.user.id)
    return ctx.redirect(await authorizationServer.signIn(ctx, visitor.user.id));
  showConsent({ ...request, visitor }, asked);
}

/** Who asks, for what, and where the answer goes. Names are text of third parties. */
function showConsent(request: SignedInRequest, asked: AuthorizationRequest): void {
  const { user } = request.visitor;
  const approve = button('Connect', { name: 'decision', value: 'approve' });
  const deny = button('Cancel', { name: 'decision', value: 'deny', look: 'plain' });
  const sure = form(`/connect/${asked.uid}`, html`<div class="row">${approve}${deny}</div>`);
  const known = facts([
    ['Sends you back to', html`<strong><bdi>${asked.redirect.shown}</bdi></strong>`],
    ['Identified by', knownBy(asked)],
  ]);
  const scopes = asked.scopes.map((scope) => html`<li>${SCOPE_TEXTS[scope]}</li>`);
  const main = html`<div class="stack"><div class="intro"><h1>Connect an app?</h1>
<p>${whoAsks(asked)} asks to use the data of <strong><bdi>${user.email ?? ''}</bdi></strong>.</p></div>
${warningOf(asked)}
${asked.audience === 'mcp' && !hasActiveSubscription(user) ? notice('warning', FREE_PLAN) : ''}
${card(html`<p>It may:</p><ul class="list">${scopes}</ul>
${known}
${sure}`)}
<p class="quiet small">You can disconnect it at any time on your account page.</p></div>`;
  showWebPage(request, { title: 'Connect an app', width: 'narrow', main });
}

/** A name is what an app calls itself. Only a host is known of whoever describes itself there. */
function whoAsks({ client: { name, host } }: AuthorizationRequest): Html {
  if (host === undefined) return html`An app that registered itself as <strong><bdi>${name}</bdi></strong>`;
  return html`An app of <strong><bdi>${host}</bdi></strong> that calls itself <strong><bdi>${name}</bdi></strong>`;
}

function knownBy({ client: { host } }: AuthorizationRequest): Html | string {
  return host === undefined ? 'nobody: it registered itself' : html`its page at <bdi>${host}</bdi>`;
}

const ON_YOUR_DEVICE =
  'It runs on your own computer, so nobody can check who made it. Go on only if you started it yourself just now.';
const SELF_REGISTERED =
  'Anybody can register an app here under any name, also under a well-known one. Your answer goes to ';
const TWO_HOSTS = 'It is described on another host than the one that gets your answer: ';
const KNOWN_PLACE = '. Go on only if you know that address, and came from there just now.';

function warningOf({ client, redirect: { kind, shown } }: AuthorizationRequest): Html | string {
  if (kind !== 'web') return notice('warning', ON_YOUR_DEVICE, 'Did you start this app yourself?');
  if (client.host === shown) return '';
  const why = client.host === undefined ? SELF_REGISTERED : TWO_HOSTS;
  const what = html`${why}<strong><bdi>${shown}</bdi></strong>${KNOWN_PLACE}`;
  return notice('warning', what, 'Nobody has checked who this is');
}

async function decide(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { ctx, visitor, form: sent } = request;
  const { authorizationServer, apps } = parts;
  const asked = await requireRequest(authorizationServer, request);
  // Somebody else may have signed in in this browser since the client's request began.
  if (asked.prompt !== 'consent' || asked.userId !== visitor.user.id) throw expired();
  if (sent['decision'] !== 'approve') return goOn(request, await authorizationServer.deny(ctx));
  const { grantId, returnTo } = await authorizationServer.approve(ctx, asked, visitor.user.id);
  await apps.approveApp({
    userId: visitor.user.id,
    grantId,
    clientId: asked.client.id,
    clientName: asked.client.name,
    redirectHosts: [asked.redirect.shown],
    audience: asked.audience,
    scopes: asked.scopes,
  });
  goOn(request, returnTo);
}

async function requireRequest(server: AuthorizationServer, { ctx }: WebRequest): Promise<AuthorizationRequest> {
  const asked = await server.requestOf(ctx);
  if (asked === undefined || asked.uid !== ctx['params'].uid) throw expired();
  return asked;
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
function goOn(request: WebRequest, url: string): void {
  request.ctx.set('Refresh', `0; url=${url}`);
  showPage(request, {
    title: 'Going back',
    heading: 'Going back to the app',
    width: 'narrow',
    body: html`<p><a href="${url}">Continue</a> if nothing happens. You can close this page once the app says that it is
connected.</p>`,
  });
}
