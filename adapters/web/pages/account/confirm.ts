import type { ConfirmSession } from '../../../../application/sign-in/confirm-session.ts';
import { type Html, html } from '../../../http/html.ts';
import { button } from '../../components/button.ts';
import { card } from '../../components/card.ts';
import { field } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { problemOf } from '../../components/notice.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import { nextPath } from '../../next-path.ts';
import {
  EMPTY_FORM,
  type FormState,
  refusedForm,
  requireVisitor,
  type SignedInRequest,
  seeOther,
} from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';

export interface ConfirmPageParts {
  readonly frame: PageFrame;
  readonly confirmSession: ConfirmSession;
}

/** Where routes with `needsConfirmation` send a person first: they prove who they are, and go on to `next`. */
export function confirmRoutes(parts: ConfirmPageParts): readonly WebRoute[] {
  const common = { path: '/account/confirm', needsSignIn: true } as const;
  return [
    { ...common, method: 'GET', handle: (request) => show(parts.frame, requireVisitor(request), EMPTY_FORM) },
    { ...common, method: 'POST', handle: (request) => submit(parts, requireVisitor(request)) },
  ];
}

function show(frame: PageFrame, request: SignedInRequest, state: FormState): void {
  const next = nextPath(String(request.ctx.query['next'] ?? request.form['next'] ?? ''));
  const main = html`<div class="stack"><div class="intro"><h1>Confirm it is you</h1>
<p class="quiet">What you are about to do is sensitive. Enter your password to go on; you are not asked again for 15 minutes.</p></div>
${card(confirmForm(frame, request, state, next))}
<p><a href="${frame.basePath}/account">Cancel</a></p></div>`;
  showWebPage(request, frame, { title: 'Confirm it is you', width: 'narrow', section: '/account', main });
}

function confirmForm(
  { basePath }: PageFrame,
  { formToken, visitor }: SignedInRequest,
  state: FormState,
  next: string,
): Html {
  const password = { name: 'password', label: 'Password', type: 'password' } as const;
  return form(
    { action: `${basePath}/account/confirm`, formToken, hidden: { next } },
    html`<input type="text" name="username" value="${visitor.user.email ?? ''}" autocomplete="username" hidden>
${problemOf(state)}${field({ ...password, autocomplete: 'current-password' }, state)}<div class="wide">${button('Confirm')}</div>`,
  );
}

async function submit({ frame, confirmSession }: ConfirmPageParts, request: SignedInRequest): Promise<void> {
  const { password = '', next } = request.form;
  try {
    await confirmSession(request.visitor, { password });
  } catch (error) {
    const state = refusedForm(request, {}, error);
    return show(frame, request, state);
  }
  seeOther(request, frame.basePath + nextPath(next));
}
