import { html } from '../../http/pages/html.ts';
import { card, linkList, notice } from '../components/blocks.ts';
import { assistantAddress } from '../components/field.ts';
import { buttonLink } from '../components/form.ts';
import { showWebPage } from '../page.ts';
import { seeOther, type WebRequest } from '../web-request.ts';
import { openRoute, type PageParts, type WebRoute } from '../web-route.ts';

/** What people see who open the service's address: their overview when they are signed in. */
export const HOME_ROUTES: readonly WebRoute[] = [openRoute('GET', '/', show)];

async function show({ users, baseUrl, version }: PageParts, request: WebRequest): Promise<void> {
  if (request.visitor !== undefined) return seeOther(request, '/overview');
  const signUp = (await users.isSignUpOpen()) ? buttonLink('Create an account', '/sign-up', { look: 'plain' }) : '';
  const isGone = request.ctx.query['done'] === 'deleted';
  const main = html`<div class="stack">
${isGone ? notice('good', 'Your account and everything in it have been erased.') : ''}
<div class="intro"><h1>Your money, on your own machine</h1>
<p class="quiet">Coffer keeps your bank accounts, transactions and bills, and lets the assistants you choose read
them.</p></div>
<p class="row">${buttonLink('Sign in', '/sign-in')}${signUp}</p>
${card(assistantAddress(baseUrl), { title: 'Connect an assistant' })}
${linkList([
  { href: '/docs', label: 'Reference', hint: 'Every operation of the REST interface, with examples' },
  { href: '/openapi.json', label: 'OpenAPI', hint: 'The same for machines, version 3.1' },
  { href: '/ready', label: 'Status', hint: 'Whether the service can do its work' },
])}
<p class="quiet small">Version ${version}</p></div>`;
  showWebPage(request, { title: 'Personal finance', main });
}
