import { FinanceError } from '../../../domain/error.ts';
import { html } from '../../http/pages/html.ts';
import { button, buttonLink } from '../components/button.ts';
import { card } from '../components/card.ts';
import { form } from '../components/form.ts';
import { notice } from '../components/notice.ts';
import { browserOf, enter } from '../enter.ts';
import { showWebPage } from '../layout.ts';
import type { PageParts } from '../page-parts.ts';
import { SIGN_IN_LINK_PATH } from '../sign-in-link-address.ts';
import type { WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';

const PATH = SIGN_IN_LINK_PATH;

/** A link that signs in once. It asks first: programs that look at links must not use it up. */
export function signInLinkRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: PATH, needsSignIn: false, handle: (request) => ask(parts, request) },
    { method: 'POST', path: PATH, needsSignIn: false, handle: (request) => submit(parts, request) },
  ];
}

function ask({ frame }: PageParts, request: WebRequest): void {
  const token = request.ctx.query['token'];
  const hidden = { token: typeof token === 'string' ? token : '' };
  const fields = html`<p>This link signs you in to Coffer on this machine, once.</p><div class="wide">${button('Sign in')}</div>`;
  const main = html`<div class="stack"><h1>Sign in with a link</h1>
${card(form({ action: `${frame.basePath}${PATH}`, formToken: request.formToken, hidden }, fields))}</div>`;
  showWebPage(request, frame, { title: 'Sign in', width: 'narrow', main });
}

async function submit(parts: PageParts, request: WebRequest): Promise<void> {
  const { frame, sessions } = parts;
  try {
    await enter(parts, request, await sessions.signInWithLink(request.form['token'] ?? '', browserOf(request)));
  } catch (error) {
    if (!(error instanceof FinanceError) || error.code !== 'unauthenticated') throw error;
    request.ctx.status = 401;
    const way = html`<div class="row">${buttonLink('Sign in with your password', `${frame.basePath}/sign-in`)}</div>`;
    const main = html`<div class="stack"><h1>Sign in with a link</h1>${notice('danger', error.message)}${card(way)}</div>`;
    showWebPage(request, frame, { title: 'Sign in', width: 'narrow', main });
  }
}
