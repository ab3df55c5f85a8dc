import { hasActiveSubscription } from '../../../domain/access/user.ts';
import { type Html, html } from '../../http/pages/html.ts';
import type { AuthorizationRequest } from '../../oauth/authorization-server/authorization-server.ts';
import { button } from '../components/button.ts';
import { card, facts } from '../components/card.ts';
import { form } from '../components/form.ts';
import { notice } from '../components/notice.ts';
import { SCOPE_TEXTS } from '../components/scopes.ts';
import type { PageFrame } from '../layout.ts';
import type { SignedInRequest } from '../web-request.ts';
import { FREE_PLAN } from './account/overview.ts';

/**
 * What a person sees before they decide: who asks, for what, and where the answer goes. Names are text of third
 * parties.
 */
export function consentPage(frame: PageFrame, request: SignedInRequest, asked: AuthorizationRequest): Html {
  const { user } = request.visitor;
  const { formToken } = request;
  const hidden = { action: `${frame.basePath}/connect/${asked.uid}`, formToken };
  const buttons = html`<div class="row">${button('Connect', { name: 'decision', value: 'approve' })}${button('Cancel', { name: 'decision', value: 'deny', look: 'plain' })}</div>`;
  return html`<div class="stack"><div class="intro"><h1>Connect an app?</h1>
<p><strong><bdi>${asked.client.name}</bdi></strong> asks to use the data of <strong><bdi>${user.email ?? ''}</bdi></strong>.</p></div>
${isLoopback(asked) ? notice('warning', LOOPBACK, 'Did you start this app yourself?') : ''}
${asked.audience === 'mcp' && !hasActiveSubscription(user) ? notice('warning', FREE_PLAN) : ''}
${card(html`<p>It may:</p><ul class="list">${asked.scopes.map((scope) => html`<li>${SCOPE_TEXTS[scope]}</li>`)}</ul>
${facts([
  ['Sends you back to', html`<strong><bdi>${redirectHost(asked)}</bdi></strong>`],
  ['Identified by', knownBy(asked)],
])}
${form(hidden, buttons)}`)}
<p class="quiet small">The name is what the app calls itself; nobody has checked it. You can disconnect it at any time on your account page.</p></div>`;
}

const LOOPBACK =
  'It runs on your own computer, so nobody can check who made it. Go on only if you started it yourself just now.';

/** Where a client's description of itself comes from. */
function knownBy({ client }: AuthorizationRequest): Html | string {
  if (!client.isMetadataDocument) return 'its own registration';
  return html`its page at <bdi>${URL.parse(client.id)?.host ?? client.id}</bdi>`;
}

/** The host that receives the answer. An app's own scheme stands before its host, which anybody may claim there. */
export function redirectHost({ redirectUri }: AuthorizationRequest): string {
  const url = URL.parse(redirectUri);
  if (url === null) return 'unknown';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb ? url.host : `${url.protocol}${url.host === '' ? '' : `//${url.host}`}`;
}

function isLoopback({ redirectUri }: AuthorizationRequest): boolean {
  const hostname = URL.parse(redirectUri)?.hostname ?? '';
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
