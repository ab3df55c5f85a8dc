import { type Html, html } from '../../../http/pages/html.ts';
import { button } from '../../components/button.ts';
import { card } from '../../components/card.ts';
import { field, userNameField } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { problemOf } from '../../components/notice.ts';
import { withNext } from '../../enter.ts';
import type { PageFrame } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { EMPTY_FORM, type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type WebRoute } from '../../web-route.ts';
import { PASSWORD_HINT } from '../sign-up.ts';
import { showAccountPage } from './account-page.ts';

const PATH = '/account/password';

export const PASSWORD_ROUTES: readonly WebRoute[] = [ownRoute('GET', PATH, offer), ownRoute('POST', PATH, submit)];

async function offer(parts: PageParts, request: SignedInRequest): Promise<void> {
  if (await owesFactor(parts, request)) return confirmFirst(parts, request);
  show(parts.frame, request, EMPTY_FORM);
}

/** The current password on this page is no proof of the second factor. */
async function owesFactor({ secondFactors }: PageParts, { visitor }: SignedInRequest): Promise<boolean> {
  return !visitor.isConfirmed && (await secondFactors.reportFactors(visitor.user.id)).hasFactor;
}

function confirmFirst({ frame }: PageParts, request: SignedInRequest): void {
  seeOther(request, withNext(`${frame.basePath}/account/confirm`, PATH));
}

function show(frame: PageFrame, request: SignedInRequest, state: FormState): void {
  showAccountPage(request, frame, {
    place: PATH,
    title: 'Password',
    intro: 'A new password ends all your other sessions. API keys and connected apps keep working.',
    body: card(passwordForm(frame, request, state)),
  });
}

function passwordForm({ basePath }: PageFrame, { formToken, visitor }: SignedInRequest, state: FormState): Html {
  const current = { name: 'current_password', label: 'Current password', type: 'password' } as const;
  const fresh = { name: 'password', label: 'New password', type: 'password', hint: PASSWORD_HINT } as const;
  const fields = html`${userNameField(visitor.user.email)}
${problemOf(state)}${visitor.isConfirmed ? '' : field({ ...current, autocomplete: 'current-password' }, state)}
${field({ ...fresh, autocomplete: 'new-password' }, state)}
<div class="row">${button('Change password')}</div>`;
  return form({ action: `${basePath}${PATH}`, formToken }, fields);
}

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame, users } = parts;
  if (await owesFactor(parts, request)) return confirmFirst(parts, request);
  const { current_password: currentPassword = '', password: newPassword = '' } = request.form;
  try {
    await users.changePassword(request.visitor, { currentPassword, newPassword });
  } catch (error) {
    return show(frame, request, refusedForm(request, {}, error));
  }
  seeOther(request, `${frame.basePath}${PATH}?done=password`);
}
