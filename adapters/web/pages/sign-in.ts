import type { SignIn } from '../../../application/sign-in/sign-in.ts';
import type { SignOut } from '../../../application/sign-in/sign-out.ts';
import { FinanceError, type FinanceErrorCode } from '../../../domain/error.ts';
import { type Html, html } from '../../http/html.ts';
import type { WebCookies } from '../cookies.ts';
import { type PageFrame, showWebPage } from '../layout.ts';
import { EMPTY_FORM, type FormState, type WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';

export interface SignInPageParts {
  readonly frame: PageFrame;
  readonly cookies: WebCookies;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
}

export function signInRoutes(parts: SignInPageParts): readonly WebRoute[] {
  const { frame, cookies } = parts;
  return [
    { method: 'GET', path: '/sign-in', needsSignIn: false, handle: (request) => showForm(frame, request, EMPTY_FORM) },
    { method: 'POST', path: '/sign-in', needsSignIn: false, handle: (request) => submit(parts, request) },
    {
      method: 'POST',
      path: '/sign-out',
      needsSignIn: true,
      handle: async ({ ctx, visitor }) => {
        if (visitor !== undefined) await parts.signOut(visitor.session);
        cookies.clearSession(ctx);
        ctx.redirect(`${frame.basePath}/sign-in`);
        ctx.status = 303;
      },
    },
  ];
}

function showForm(frame: PageFrame, request: WebRequest, state: FormState): void {
  const next = nextPath(String(request.ctx.query['next'] ?? request.form['next'] ?? ''));
  showWebPage(request.ctx, frame, request.visitor, { title: 'Sign in', main: signInForm(frame, request, state, next) });
}

function signInForm(frame: PageFrame, { formToken }: WebRequest, state: FormState, next: string): Html {
  return html`<h1>Sign in</h1>
${state.problem === undefined ? '' : html`<p class="problem" role="alert">${state.problem}</p>`}
<form method="post" action="${frame.basePath}/sign-in">
<input type="hidden" name="form_token" value="${formToken}">
<input type="hidden" name="next" value="${next}">
<label>E-mail address
<input type="email" name="email" autocomplete="username" required value="${state.values['email'] ?? ''}"></label>
<label>Password
<input type="password" name="password" autocomplete="current-password" required></label>
<div class="row"><button>Sign in</button></div>
</form>`;
}

async function submit({ frame, cookies, signIn, signOut }: SignInPageParts, request: WebRequest): Promise<void> {
  const { ctx, form, visitor } = request;
  const { email = '', password = '' } = form;
  try {
    const { secret } = await signIn({ email, password, address: ctx.ip, userAgent: ctx.get('User-Agent') });
    // A new sign-in is a new session: the old one's secret must not go on.
    if (visitor !== undefined) await signOut(visitor.session);
    cookies.setSession(ctx, secret);
    ctx.redirect(`${frame.basePath}${nextPath(form['next'] ?? '')}`);
    ctx.status = 303;
  } catch (error) {
    if (!(error instanceof FinanceError) || !(error.code in REFUSALS)) throw error;
    ctx.status = REFUSALS[error.code] ?? 401;
    if (error.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(error.retryAfterSeconds));
    showForm(frame, request, { values: { email }, errors: {}, problem: error.message });
  }
}

/** What the form itself reports, with the status of the answer. */
const REFUSALS: Readonly<Partial<Record<FinanceErrorCode, number>>> = { unauthenticated: 401, too_many_attempts: 429 };

/** Only paths of our own: anything else could lead a person to a look-alike. */
export function nextPath(next: string): string {
  const isOwn = /^\/(?![/\\])[\x21-\x7e]*$/.test(next) && !next.includes('\\');
  return isOwn ? next : '/account';
}
