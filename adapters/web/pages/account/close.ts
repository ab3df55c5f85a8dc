import { type Html, html } from '../../../http/pages/html.ts';
import { button, buttonLink } from '../../components/button.ts';
import { card } from '../../components/card.ts';
import { field } from '../../components/field.ts';
import { form } from '../../components/form.ts';
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
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/delete';

/** The end: everything that the person owns is erased once they have confirmed and typed their address. */
export function closeRoutes(parts: PageParts): readonly WebRoute[] {
  const common = { path: PLACE, needsSignIn: true, needsConfirmation: true } as const;
  return [
    { ...common, method: 'GET', handle: (request) => show(parts.frame, requireVisitor(request), EMPTY_FORM) },
    { ...common, method: 'POST', handle: (request) => submit(parts, requireVisitor(request)) },
  ];
}

function show(frame: PageFrame, request: SignedInRequest, state: FormState): void {
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Delete account',
    intro:
      'This erases your accounts, transactions, bills, keys, apps and sessions at once and for good. Nobody can bring them back.',
    body: card(closeForm(frame, request, state), { look: 'danger' }),
  });
}

function closeForm({ basePath }: PageFrame, { formToken, visitor }: SignedInRequest, state: FormState): Html {
  const hint = html`Type <strong>${visitor.user.email ?? ''}</strong> to confirm.`;
  return form(
    { action: `${basePath}${PLACE}`, formToken },
    html`<p>Do you want to keep a copy? <a href="${basePath}/account/export">Export your data</a> first.</p>
${field({ name: 'email', label: 'Your e-mail address', hint, autocomplete: 'off' }, state)}
<div class="row">${button('Delete everything', { look: 'danger' })}${buttonLink('Cancel', `${basePath}/account`, { look: 'plain' })}</div>`,
  );
}

async function submit({ frame, cookies, users }: PageParts, request: SignedInRequest): Promise<void> {
  const { email = '' } = request.form;
  try {
    await users.closeAccount(request.visitor.user, email);
  } catch (error) {
    const state = refusedForm(request, { email }, error);
    return show(frame, request, state);
  }
  cookies.clearSession(request.ctx);
  seeOther(request, `${frame.basePath}/?done=deleted`);
}
