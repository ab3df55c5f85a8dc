import { FinanceError } from '../../../domain/error.ts';
import { html } from '../../http/pages/html.ts';
import { card, notice } from '../components/blocks.ts';
import { button, buttonLink, form } from '../components/form.ts';
import { browserOf, enter } from '../enter.ts';
import { showPage } from '../page.ts';
import { SIGN_IN_LINK_PATH } from '../sign-in-link-address.ts';
import type { WebRequest } from '../web-request.ts';
import { openRoute, type PageParts, type WebRoute } from '../web-route.ts';

const PATH = SIGN_IN_LINK_PATH;

/** A link that signs in once. It asks first: programs that look at links must not use it up. */
export const SIGN_IN_LINK_ROUTES: readonly WebRoute[] = [openRoute('GET', PATH, ask), openRoute('POST', PATH, submit)];

function ask(_parts: PageParts, request: WebRequest): void {
  const token = request.ctx.query['token'];
  const hidden = { token: typeof token === 'string' ? token : '' };
  const fields = html`<p>This link signs you in to Coffer on this machine, once.</p>
<div class="wide">${button('Sign in')}</div>`;
  const body = card(form(PATH, fields, { hidden }));
  showPage(request, { title: 'Sign in', heading: 'Sign in with a link', width: 'narrow', body });
}

async function submit(parts: PageParts, request: WebRequest): Promise<void> {
  const { sessions } = parts;
  try {
    await enter(parts, request, await sessions.signInWithLink(request.form['token'] ?? '', browserOf(parts, request)));
  } catch (error) {
    if (!(error instanceof FinanceError) || error.code !== 'unauthenticated') throw error;
    request.ctx.status = 401;
    const way = html`<div class="row">${buttonLink('Sign in with your password', '/sign-in')}</div>`;
    const body = html`${notice('danger', error.message)}${card(way)}`;
    showPage(request, { title: 'Sign in', heading: 'Sign in with a link', width: 'narrow', body });
  }
}
