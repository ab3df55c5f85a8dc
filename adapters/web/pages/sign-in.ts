import { type Html, html } from '../../http/pages/html.ts';
import { button } from '../components/button.ts';
import { card } from '../components/card.ts';
import { field } from '../components/field.ts';
import { form } from '../components/form.ts';
import { notice, problemOf } from '../components/notice.ts';
import { PASSKEY_SCRIPTS } from '../components/passkey-part.ts';
import { browserOf, enter } from '../enter.ts';
import { type PageFrame, showWebPage } from '../layout.ts';
import { nextPath } from '../next-path.ts';
import type { PageParts } from '../page-parts.ts';
import { EMPTY_FORM, type FormState, refusedForm, seeOther, type WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';
import { passkeySignIn, submitPasskey } from './sign-in-passkey.ts';

export function signInRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: '/sign-in', needsSignIn: false, handle: (request) => showForm(parts, request, EMPTY_FORM) },
    { method: 'POST', path: '/sign-in', needsSignIn: false, handle: (request) => submit(parts, request) },
    {
      method: 'POST',
      path: '/sign-in/passkey',
      needsSignIn: false,
      handle: (request) => usePasskey(parts, request),
    },
    { method: 'POST', path: '/sign-out', needsSignIn: true, handle: (request) => leave(parts, request) },
  ];
}

async function showForm(parts: PageParts, request: WebRequest, state: FormState): Promise<void> {
  const next = nextPath(String(request.ctx.query['next'] ?? request.form['next'] ?? ''));
  const isOpen = await parts.users.isSignUpOpen();
  const passkey = await passkeySignIn(parts, request, next);
  const main = signInPage(parts.frame, request, state, { next, isOpen, passkey });
  const scripts = passkey === '' ? [] : PASSKEY_SCRIPTS;
  showWebPage(request, parts.frame, { title: 'Sign in', width: 'narrow', main, scripts });
}

function signInPage(
  { basePath }: PageFrame,
  { formToken }: WebRequest,
  state: FormState,
  { next, isOpen, passkey }: { readonly next: string; readonly isOpen: boolean; readonly passkey: Html | '' },
): Html {
  const fields = html`${problemOf(state)}
${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' }, state)}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, state)}
<div class="wide">${button('Sign in')}</div>`;
  const signUp = html`<p class="quiet">No account yet? <a href="${basePath}/sign-up?next=${encodeURIComponent(next)}">Create one</a>.</p>`;
  return html`<div class="stack"><h1>Sign in</h1>
${next.startsWith('/connect/') ? notice('good', 'An app asks to use your data. Sign in to see what it wants, and decide.') : ''}
${card(form({ action: `${basePath}/sign-in`, formToken, hidden: { next } }, fields))}
${passkeyProblem(state)}${passkey}
${isOpen ? signUp : ''}</div>`;
}

async function submit(parts: PageParts, request: WebRequest): Promise<void> {
  const { ctx, form: fields } = request;
  const { email = '', password = '' } = fields;
  const missing = missingFields(email, password);
  if (missing !== undefined) {
    ctx.status = 422;
    return showForm(parts, request, { values: { email }, errors: missing });
  }
  try {
    await enter(parts, request, await parts.sessions.signIn({ email, password, ...browserOf(request) }));
  } catch (error) {
    await showForm(parts, request, refusedForm(request, { email }, error));
  }
}

function passkeyProblem({ errors }: FormState): Html | '' {
  const problem = errors['passkey'];
  return problem === undefined ? '' : notice('danger', problem.join(' '));
}

async function usePasskey(parts: PageParts, request: WebRequest): Promise<void> {
  try {
    await submitPasskey(parts, request);
  } catch (error) {
    await showForm(parts, request, refusedForm(request, {}, error));
  }
}

function missingFields(email: string, password: string): FormState['errors'] | undefined {
  const errors = {
    ...(email.trim() === '' && { email: ['Enter your e-mail address.'] }),
    ...(password === '' && { password: ['Enter your password.'] }),
  };
  return Object.keys(errors).length === 0 ? undefined : errors;
}

async function leave({ frame, cookies, sessions }: PageParts, request: WebRequest): Promise<void> {
  if (request.visitor !== undefined) await sessions.signOut(request.visitor.session);
  cookies.clearSession(request.ctx);
  seeOther(request, `${frame.basePath}/`);
}
