import type { SignIn } from '../../../application/sign-in/sign-in.ts';
import type { SignOut } from '../../../application/sign-in/sign-out.ts';

import type { IsSignUpOpen } from '../../../application/users/sign-up.ts';
import { type Html, html } from '../../http/html.ts';
import { button } from '../components/button.ts';
import { card } from '../components/card.ts';
import { field } from '../components/field.ts';
import { form } from '../components/form.ts';
import { notice, problemOf } from '../components/notice.ts';
import type { WebCookies } from '../cookies.ts';
import { type PageFrame, showWebPage } from '../layout.ts';
import { nextPath } from '../next-path.ts';
import { EMPTY_FORM, type FormState, refusedForm, seeOther, type WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';

export interface SignInPageParts {
  readonly frame: PageFrame;
  readonly cookies: WebCookies;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly isSignUpOpen: IsSignUpOpen;
}

export function signInRoutes(parts: SignInPageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: '/sign-in', needsSignIn: false, handle: (request) => showForm(parts, request, EMPTY_FORM) },
    { method: 'POST', path: '/sign-in', needsSignIn: false, handle: (request) => submit(parts, request) },
    { method: 'POST', path: '/sign-out', needsSignIn: true, handle: (request) => leave(parts, request) },
  ];
}

async function showForm(parts: SignInPageParts, request: WebRequest, state: FormState): Promise<void> {
  const next = nextPath(String(request.ctx.query['next'] ?? request.form['next'] ?? ''));
  const isOpen = await parts.isSignUpOpen();
  const main = signInPage(parts.frame, request, state, { next, isOpen });
  showWebPage(request, parts.frame, { title: 'Sign in', width: 'narrow', main });
}

function signInPage(
  { basePath }: PageFrame,
  { formToken }: WebRequest,
  state: FormState,
  { next, isOpen }: { readonly next: string; readonly isOpen: boolean },
): Html {
  const fields = html`${problemOf(state)}
${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' }, state)}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, state)}
<div class="wide">${button('Sign in')}</div>`;
  const signUp = html`<p class="quiet">No account yet? <a href="${basePath}/sign-up?next=${encodeURIComponent(next)}">Create one</a>.</p>`;
  return html`<div class="stack"><h1>Sign in</h1>
${next.startsWith('/connect/') ? notice('good', 'An app asks to use your data. Sign in to see what it wants, and decide.') : ''}
${card(form({ action: `${basePath}/sign-in`, formToken, hidden: { next } }, fields))}
${isOpen ? signUp : ''}</div>`;
}

async function submit(parts: SignInPageParts, request: WebRequest): Promise<void> {
  const { ctx, form: fields, visitor } = request;
  const { email = '', password = '' } = fields;
  const missing = missingFields(email, password);
  if (missing !== undefined) {
    ctx.status = 422;
    return showForm(parts, request, { values: { email }, errors: missing });
  }
  try {
    const { secret } = await parts.signIn({ email, password, address: ctx.ip, userAgent: ctx.get('User-Agent') });
    // A new sign-in is a new session: the old one's secret must not go on.
    if (visitor !== undefined) await parts.signOut(visitor.session);
    parts.cookies.setSession(ctx, secret);
    seeOther(request, parts.frame.basePath + nextPath(fields['next']));
  } catch (error) {
    await showForm(parts, request, refusedForm(request, { email }, error));
  }
}

function missingFields(email: string, password: string): FormState['errors'] | undefined {
  const errors = {
    ...(email.trim() === '' && { email: ['Enter your e-mail address.'] }),
    ...(password === '' && { password: ['Enter your password.'] }),
  };
  return Object.keys(errors).length === 0 ? undefined : errors;
}

async function leave({ frame, cookies, signOut }: SignInPageParts, request: WebRequest): Promise<void> {
  if (request.visitor !== undefined) await signOut(request.visitor.session);
  cookies.clearSession(request.ctx);
  seeOther(request, `${frame.basePath}/`);
}
