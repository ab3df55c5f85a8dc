import { type Html, html } from '../../../http/pages/html.ts';
import { button } from '../../components/button.ts';
import { card } from '../../components/card.ts';
import { field } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { problemOf } from '../../components/notice.ts';
import type { PageFrame } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import {
  EMPTY_FORM,
  type FormState,
  refusedForm,
  requireVisitor,
  type SignedInRequest,
  seeOther,
} from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { PASSWORD_HINT } from '../sign-up.ts';
import { showAccountPage } from './account-page.ts';

export function passwordRoutes(parts: PageParts): readonly WebRoute[] {
  const common = { path: '/account/password', needsSignIn: true } as const;
  return [
    { ...common, method: 'GET', handle: (request) => offer(parts, requireVisitor(request)) },
    { ...common, method: 'POST', handle: (request) => submit(parts, requireVisitor(request)) },
  ];
}

async function offer(parts: PageParts, request: SignedInRequest): Promise<void> {
  if (await owesFactor(parts, request)) return confirmFirst(parts, request);
  show(parts.frame, request, EMPTY_FORM);
}

/** The current password on this page is no proof of the second factor. */
async function owesFactor({ secondFactors }: PageParts, { visitor }: SignedInRequest): Promise<boolean> {
  return !visitor.isConfirmed && (await secondFactors.reportFactors(visitor.user.id)).hasFactor;
}

function confirmFirst({ frame }: PageParts, request: SignedInRequest): void {
  seeOther(request, `${frame.basePath}/account/confirm?next=${encodeURIComponent('/account/password')}`);
}

function show(frame: PageFrame, request: SignedInRequest, state: FormState): void {
  showAccountPage(request, frame, {
    place: '/account/password',
    title: 'Password',
    intro: 'A new password ends all your other sessions. API keys and connected apps keep working.',
    body: card(passwordForm(frame, request, state)),
  });
}

function passwordForm({ basePath }: PageFrame, { formToken, visitor }: SignedInRequest, state: FormState): Html {
  const current = { name: 'current_password', label: 'Current password', type: 'password' } as const;
  const fresh = { name: 'password', label: 'New password', type: 'password', hint: PASSWORD_HINT } as const;
  // Password managers want to know whose password it is.
  const fields = html`<input type="text" name="username" value="${visitor.user.email ?? ''}" autocomplete="username" hidden>
${problemOf(state)}${visitor.isConfirmed ? '' : field({ ...current, autocomplete: 'current-password' }, state)}
${field({ ...fresh, autocomplete: 'new-password' }, state)}
<div class="row">${button('Change password')}</div>`;
  return form({ action: `${basePath}/account/password`, formToken }, fields);
}

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame, users } = parts;
  if (await owesFactor(parts, request)) return confirmFirst(parts, request);
  const { current_password: currentPassword = '', password: newPassword = '' } = request.form;
  try {
    await users.changePassword(request.visitor, { currentPassword, newPassword });
  } catch (error) {
    const state = refusedForm(request, {}, error);
    return show(frame, request, state);
  }
  seeOther(request, `${frame.basePath}/account/password?done=password`);
}
