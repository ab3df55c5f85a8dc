import type { ChallengeUse } from '../../../application/second-factors/passkey-challenges.ts';
import { supportsPasskeys } from '../../../domain/ports/access/passkey-ceremonies.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { card, notice, problemOf } from '../components/blocks.ts';
import { field } from '../components/field.ts';
import { button, form } from '../components/form.ts';
import { PASSKEY_SCRIPTS, passkeyPart, passkeyProblem } from '../components/passkey-part.ts';
import { browserOf, enter, nextOf, withNext } from '../enter.ts';
import { showPage } from '../page.ts';
import {
  EMPTY_FORM,
  type FormState,
  refusedForm,
  type SignedInRequest,
  seeOther,
  type WebRequest,
} from '../web-request.ts';
import { openRoute, ownRoute, type PageParts, type WebRoute } from '../web-route.ts';

export const SIGN_IN_ROUTES: readonly WebRoute[] = [
  openRoute('GET', '/sign-in', show),
  openRoute('POST', '/sign-in', submit),
  openRoute('POST', '/sign-in/passkey', submitPasskey),
  ownRoute('POST', '/sign-out', leave),
];

async function show(parts: PageParts, request: WebRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const { users } = parts;
  const next = nextOf(request);
  const passkey = await passkeyForm(parts, request, next);
  const fields = html`${problemOf(state)}
${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' }, state)}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, state)}
<div class="wide">${button('Sign in')}</div>`;
  const signUp = html`<a href="${withNext('/sign-up', next)}">Create one</a>`;
  showPage(request, {
    title: 'Sign in',
    width: 'narrow',
    scripts: passkey === undefined ? [] : PASSKEY_SCRIPTS,
    body: html`${/^\/(connect|oauth)\//.test(next) ? notice('good', FOR_AN_APP) : ''}
${card(form('/sign-in', fields, { hidden: { next } }))}
${passkeyProblem(state)}${passkey === undefined ? '' : card(passkey)}
${(await users.isSignUpOpen()) ? html`<p class="quiet">No account yet? ${signUp}.</p>` : ''}`,
  });
}

const FOR_AN_APP = 'An app asks to use your data. Sign in to see what it wants, and decide.';

/** A way to sign in without a password; nothing where the site's address allows no passkeys. */
async function passkeyForm(parts: PageParts, request: WebRequest, next: string): Promise<Html | undefined> {
  const { site, secondFactors } = parts;
  const options = supportsPasskeys(site) ? await secondFactors.askForPasskey(useOf(request), site) : undefined;
  if (options === undefined) return undefined;
  const part = passkeyPart({ kind: 'get', options, label: 'Sign in with a passkey' });
  return form('/sign-in/passkey', part, { hidden: { next } });
}

/** The form token belongs to one browser, and so does the challenge. */
function useOf({ formToken }: WebRequest): ChallengeUse {
  return { purpose: 'sign_in', binding: `browser:${formToken}` };
}

async function submit(parts: PageParts, request: WebRequest): Promise<void> {
  const { ctx, form: fields } = request;
  const { email = '', password = '' } = fields;
  const missing = missingFields(email, password);
  if (missing !== undefined) {
    ctx.status = 422;
    return show(parts, request, { values: { email }, errors: missing });
  }
  try {
    await enter(parts, request, await parts.sessions.signIn({ email, password, ...browserOf(parts, request) }));
  } catch (error) {
    await show(parts, request, refusedForm(request, { email }, error));
  }
}

async function submitPasskey(parts: PageParts, request: WebRequest): Promise<void> {
  const { answer = '' } = request.form;
  try {
    const proof = { use: useOf(request), site: parts.site, answer };
    await enter(parts, request, await parts.sessions.signInWithPasskey(proof, browserOf(parts, request)));
  } catch (error) {
    await show(parts, request, refusedForm(request, {}, error));
  }
}

function missingFields(email: string, password: string): FormState['errors'] | undefined {
  const errors = {
    ...(email.trim() === '' && { email: ['Enter your e-mail address.'] }),
    ...(password === '' && { password: ['Enter your password.'] }),
  };
  return Object.keys(errors).length === 0 ? undefined : errors;
}

async function leave({ cookies, sessions }: PageParts, request: SignedInRequest): Promise<void> {
  await sessions.signOut(request.visitor.session);
  cookies.clearSession(request.ctx);
  seeOther(request, '/');
}
