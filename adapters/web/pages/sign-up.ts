import { PASSWORD_MIN_LENGTH } from '../../../domain/access/user.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { button } from '../components/button.ts';
import { card } from '../components/card.ts';
import { field } from '../components/field.ts';
import { form } from '../components/form.ts';
import { problemOf } from '../components/notice.ts';
import { browserOf, enter } from '../enter.ts';
import { type PageFrame, showWebPage } from '../layout.ts';
import { nextPath } from '../next-path.ts';
import type { PageParts } from '../page-parts.ts';
import { EMPTY_FORM, type FormState, refusedForm, seeOther, type WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';

/** Where a person creates a user for themselves, if the service lets them, and is signed in at once. */
export function signUpRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: '/sign-up', needsSignIn: false, handle: (request) => show(parts, request, EMPTY_FORM) },
    { method: 'POST', path: '/sign-up', needsSignIn: false, handle: (request) => submit(parts, request) },
  ];
}

async function show({ frame, users }: PageParts, request: WebRequest, state: FormState): Promise<void> {
  if (request.visitor !== undefined) return seeOther(request, `${frame.basePath}/account`);
  if (!(await users.isSignUpOpen()))
    throw new HttpError(404, 'This service takes no new users. Ask its administrator.');
  const next = nextPath(String(request.ctx.query['next'] ?? request.form['next'] ?? ''));
  const main = signUpPage(frame, request, state, next);
  showWebPage(request, frame, { title: 'Create an account', width: 'narrow', main });
}

function signUpPage({ basePath }: PageFrame, { formToken }: WebRequest, state: FormState, next: string): Html {
  const fields = html`${problemOf(state)}
${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' }, state)}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: PASSWORD_HINT }, state)}
<div class="wide">${button('Create account')}</div>`;
  return html`<div class="stack"><h1>Create an account</h1>
${card(form({ action: `${basePath}/sign-up`, formToken, hidden: { next } }, fields))}
<p class="quiet">You have one already? <a href="${basePath}/sign-in?next=${encodeURIComponent(next)}">Sign in</a>.</p></div>`;
}

/** The rule of a new password, wherever one is chosen. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN_LENGTH} characters. A few random words are hard to guess and easy to keep.`;

async function submit(parts: PageParts, request: WebRequest): Promise<void> {
  const { ctx, form: fields } = request;
  const { email = '', password = '' } = fields;
  try {
    await parts.users.signUp({ email, password, address: ctx.ip });
  } catch (error) {
    const state = refusedForm(request, { email }, error);
    return show(parts, request, state);
  }
  await enter(parts, request, await parts.sessions.signIn({ email, password, ...browserOf(request) }));
}
