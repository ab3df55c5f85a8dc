import { PASSWORD_MIN_LENGTH } from '../../../domain/access/user.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { html } from '../../http/pages/html.ts';
import { card, problemOf } from '../components/blocks.ts';
import { field } from '../components/field.ts';
import { button, form } from '../components/form.ts';
import { browserOf, enter, nextOf, withNext } from '../enter.ts';
import { showPage } from '../page.ts';
import { EMPTY_FORM, type FormState, refusedForm, seeOther, type WebRequest } from '../web-request.ts';
import { openRoute, type PageParts, type WebRoute } from '../web-route.ts';

const PATH = '/sign-up';

/** Where a person creates a user for themselves, if the service lets them, and is signed in at once. */
export const SIGN_UP_ROUTES: readonly WebRoute[] = [openRoute('GET', PATH, show), openRoute('POST', PATH, submit)];

async function show(parts: PageParts, request: WebRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const { users } = parts;
  if (request.visitor !== undefined) return seeOther(request, '/account');
  if (!(await users.isSignUpOpen()))
    throw new HttpError(404, 'This service takes no new users. Ask its administrator.');
  const next = nextOf(request);
  const password = { name: 'password', label: 'Password', type: 'password', hint: PASSWORD_HINT } as const;
  const fields = html`${problemOf(state)}
${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' }, state)}
${field({ ...password, autocomplete: 'new-password' }, state)}
<div class="wide">${button('Create account')}</div>`;
  const signInLink = html`<a href="${withNext('/sign-in', next)}">Sign in</a>`;
  showPage(request, {
    title: 'Create an account',
    width: 'narrow',
    body: html`${card(form(PATH, fields, { hidden: { next } }))}
<p class="quiet">You have one already? ${signInLink}.</p>`,
  });
}

const WORDS = 'A few random words are hard to guess and easy to keep.';

/** The rule of a new password, wherever one is chosen. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN_LENGTH} characters. ${WORDS}`;

async function submit(parts: PageParts, request: WebRequest): Promise<void> {
  const { ctx, form: fields } = request;
  const { email = '', password = '' } = fields;
  try {
    await parts.users.signUp({ email, password, address: ctx.ip });
  } catch (error) {
    return show(parts, request, refusedForm(request, { email }, error));
  }
  await enter(parts, request, await parts.sessions.signIn({ email, password, ...browserOf(parts, request) }));
}
