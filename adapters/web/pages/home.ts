import { html } from '../../http/pages/html.ts';
import { buttonLink } from '../components/button.ts';
import { card } from '../components/card.ts';
import { copyField } from '../components/copy-field.ts';
import { notice } from '../components/notice.ts';
import { showWebPage } from '../layout.ts';
import type { PageParts } from '../page-parts.ts';
import { seeOther, type WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';

/** What people see who open the service's address: their overview when they are signed in. */
export function homeRoutes(parts: PageParts): readonly WebRoute[] {
  return [{ method: 'GET', path: '/', needsSignIn: false, handle: (request) => show(parts, request) }];
}

async function show({ frame, users, baseUrl, version }: PageParts, request: WebRequest): Promise<void> {
  const { basePath } = frame;
  if (request.visitor !== undefined) return seeOther(request, `${basePath}/overview`);
  const signUp = (await users.isSignUpOpen())
    ? buttonLink('Create an account', `${basePath}/sign-up`, { look: 'plain' })
    : '';
  const isGone = request.ctx.query['done'] === 'deleted';
  const main = html`<div class="stack">${isGone ? notice('good', 'Your account and everything in it have been erased.') : ''}<div class="intro"><h1>Your money, on your own machine</h1>
<p class="quiet">Coffer keeps your bank accounts, transactions and bills, and lets the assistants you choose read them.</p></div>
<p class="row">${buttonLink('Sign in', `${basePath}/sign-in`)}${signUp}</p>
${card(html`<p>Add this address to Claude, ChatGPT or another assistant. A browser opens, you sign in and decide.</p>${copyField('tools', 'Address for assistants', `${baseUrl}/mcp`)}`, { title: 'Connect an assistant' })}
<ul class="links">
<li><a href="${basePath}/docs"><strong>Reference</strong>Every operation of the REST interface, with examples</a></li>
<li><a href="${basePath}/openapi.json"><strong>OpenAPI</strong>The same for machines, version 3.1</a></li>
<li><a href="${basePath}/ready"><strong>Status</strong>Whether the service can do its work</a></li>
</ul>
<p class="quiet small">Version ${version}</p></div>`;
  showWebPage(request, frame, { title: 'Personal finance', main });
}
