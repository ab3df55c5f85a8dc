import { PASSKEY_NAME_MAX_CHARACTERS } from '../../../../domain/access/second-factor/passkey.ts';
import { notFound } from '../../../../domain/error.ts';
import { html } from '../../../http/pages/html.ts';
import { card, facts, problemOf } from '../../components/blocks.ts';
import { field } from '../../components/field.ts';
import { buttonRow, form } from '../../components/form.ts';
import { PASSKEY_SCRIPTS, passkeyPart, passkeyProblem } from '../../components/passkey-part.ts';
import { day } from '../../components/values.ts';
import {
  EMPTY_FORM,
  type FormState,
  idInPath,
  refusedForm,
  type SignedInRequest,
  seeOther,
} from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';
import { showRecoveryCodes } from './security-codes.ts';

const PLACE = '/account/security';
const NEW = `${PLACE}/passkeys/new`;
const REMOVE = `${PLACE}/passkeys/:id/remove`;

const SENSITIVE = { needsConfirmation: true } as const;

export const SECURITY_PASSKEYS_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', NEW, offer, SENSITIVE),
  ownRoute('POST', NEW, register, SENSITIVE),
  ownRoute('GET', REMOVE, ask, SENSITIVE),
  ownRoute('POST', REMOVE, remove, SENSITIVE),
];

async function offer(parts: PageParts, request: SignedInRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const { site, secondFactors } = parts;
  const options = await secondFactors.offerPasskey(request.visitor.user, site, bindingOf(request));
  const hint = 'Where it is kept, such as “Phone”.';
  const name = { name: 'name', label: 'Name', hint, maxLength: PASSKEY_NAME_MAX_CHARACTERS } as const;
  const fields = html`${problemOf(state)}${field({ ...name, autocomplete: 'off' }, state)}
${passkeyPart({ kind: 'create', options, label: 'Add passkey' })}`;
  showAccountPage(request, {
    place: PLACE,
    title: 'Add a passkey',
    intro: 'Your device keeps the passkey and asks for your finger, face or PIN before it uses it.',
    scripts: PASSKEY_SCRIPTS,
    body: html`${passkeyProblem(state)}
${card(form(NEW, fields))}
<p><a href="${PLACE}">Cancel</a></p>`,
  });
}

async function register(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { site, secondFactors } = parts;
  const { name = '', answer = '' } = request.form;
  try {
    const binding = bindingOf(request);
    const codes = await secondFactors.registerPasskey(request.visitor.user, { name, answer, site, binding });
    if (codes === undefined) return seeOther(request, `${PLACE}?done=passkey-added`);
    showRecoveryCodes(request, codes);
  } catch (error) {
    await offer(parts, request, refusedForm(request, { name }, error));
  }
}

async function ask({ secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  const { passkeys } = await secondFactors.reportFactors(request.visitor.user.id);
  const passkey = passkeys.find((each) => each.id === id);
  if (passkey === undefined) throw notFound('passkey');
  const buttons = buttonRow('Remove passkey', PLACE, { look: 'danger' });
  showAccountPage(request, {
    place: PLACE,
    title: 'Remove this passkey?',
    intro: 'It no longer signs you in here. Your device may still list it; you can delete it there.',
    body: card(html`${facts([
      ['Name', passkey.name],
      ['Added', day(passkey.createdAt)],
    ])}
${form(`${PLACE}/passkeys/${id}/remove`, buttons)}`),
  });
}

async function remove({ secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  await secondFactors.removePasskey(request.visitor.user.id, idInPath(request));
  seeOther(request, `${PLACE}?done=passkey-removed`);
}

function bindingOf({ visitor }: SignedInRequest): string {
  return `session:${visitor.session.id}`;
}
