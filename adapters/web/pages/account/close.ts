import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { field } from '../../components/field.ts';
import { buttonRow, form } from '../../components/form.ts';
import { EMPTY_FORM, type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/delete';

/** The end: everything that the person owns is erased once they have confirmed and typed their address. */
export const CLOSE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PLACE, show, { needsConfirmation: true }),
  ownRoute('POST', PLACE, submit, { needsConfirmation: true }),
];

function show(_parts: PageParts, request: SignedInRequest, state: FormState = EMPTY_FORM): void {
  showAccountPage(request, {
    place: PLACE,
    title: 'Delete account',
    intro:
      'This erases your accounts, transactions, bills, keys, apps and sessions at once and for good. ' +
      'Nobody can bring them back.',
    body: card(closeForm(request, state), { look: 'danger' }),
  });
}

function closeForm({ visitor }: SignedInRequest, state: FormState): Html {
  const hint = html`Type <strong>${visitor.user.email ?? ''}</strong> to confirm.`;
  return form(
    PLACE,
    html`<p>Do you want to keep a copy? <a href="/account/export">Export your data</a> first.</p>
${field({ name: 'email', label: 'Your e-mail address', hint, autocomplete: 'off' }, state)}
${buttonRow('Delete everything', '/account', { look: 'danger' })}`,
  );
}

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { cookies, users } = parts;
  const { email = '' } = request.form;
  try {
    await users.closeAccount(request.visitor.user, email);
  } catch (error) {
    return show(parts, request, refusedForm(request, { email }, error));
  }
  cookies.clearSession(request.ctx);
  seeOther(request, '/?done=deleted');
}
