import { type Html, html } from '../../../http/pages/html.ts';
import { card, problemOf } from '../../components/blocks.ts';
import { field, userNameField } from '../../components/field.ts';
import { button, form } from '../../components/form.ts';
import { withNext } from '../../enter.ts';
import { EMPTY_FORM, type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { PASSWORD_HINT } from '../sign-up.ts';
import { showAccountPage } from './account-page.ts';

const PATH = '/account/password';

export const PASSWORD_ROUTES: readonly WebRoute[] = [ownRoute('GET', PATH, offer), ownRoute('POST', PATH, submit)];

async function offer(parts: PageParts, request: SignedInRequest): Promise<void> {
  if (await owesFactor(parts, request)) return confirmFirst(parts, request);
  show(request, EMPTY_FORM);
}

/** The current password on this page is no proof of the second factor. */
async function owesFactor({ secondFactors }: PageParts, { visitor }: SignedInRequest): Promise<boolean> {
  return !visitor.isConfirmed && (await secondFactors.reportFactors(visitor.user.id)).hasFactor;
}

function confirmFirst(_parts: PageParts, request: SignedInRequest): void {
  seeOther(request, withNext('/account/confirm', PATH));
}

function show(request: SignedInRequest, state: FormState): void {
  showAccountPage(request, {
    place: PATH,
    title: 'Password',
    intro: 'A new password ends all your other sessions. API keys and connected apps keep working.',
    body: card(passwordForm(request, state)),
  });
}

function passwordForm({ visitor }: SignedInRequest, state: FormState): Html {
  const current = { name: 'current_password', label: 'Current password', type: 'password' } as const;
  const fresh = { name: 'password', label: 'New password', type: 'password', hint: PASSWORD_HINT } as const;
  const fields = html`${userNameField(visitor.user.email)}
${problemOf(state)}${visitor.isConfirmed ? '' : field({ ...current, autocomplete: 'current-password' }, state)}
${field({ ...fresh, autocomplete: 'new-password' }, state)}
<div class="row">${button('Change password')}</div>`;
  return form(PATH, fields);
}

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { users } = parts;
  if (await owesFactor(parts, request)) return confirmFirst(parts, request);
  const { current_password: currentPassword = '', password: newPassword = '' } = request.form;
  try {
    await users.changePassword(request.visitor, { currentPassword, newPassword });
  } catch (error) {
    return show(request, refusedForm(request, {}, error));
  }
  seeOther(request, `${PATH}?done=password`);
}
