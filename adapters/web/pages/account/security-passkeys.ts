import { PASSKEY_NAME_MAX_CHARACTERS } from '../../../../domain/access/second-factor/passkey.ts';
import { notFound } from '../../../../domain/error.ts';
import { html } from '../../../http/pages/html.ts';
import { buttonRow } from '../../components/button.ts';
import { card, facts } from '../../components/card.ts';
import { day } from '../../components/dates.ts';
import { field } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { problemOf } from '../../components/notice.ts';
import { PASSKEY_SCRIPTS, passkeyPart, passkeyProblem } from '../../components/passkey-part.ts';
import type { PageParts } from '../../page-parts.ts';
import {
  EMPTY_FORM,
  type FormState,
  idInPath,
  refusedForm,
  type SignedInRequest,
  seeOther,
} from '../../web-request.ts';
import { ownRoute, type WebRoute } from '../../web-route.ts';
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
  const { frame, site, secondFactors } = parts;
  const options = await secondFactors.offerPasskey(request.visitor.user, site, bindingOf(request));
  const hint = 'Where it is kept, such as “Phone”.';
  const name = { name: 'name', label: 'Name', hint, maxLength: PASSKEY_NAME_MAX_CHARACTERS } as const;
  const fields = html`${problemOf(state)}${field({ ...name, autocomplete: 'off' }, state)}
${passkeyPart({ kind: 'create', options, label: 'Add passkey' })}`;
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Add a passkey',
    intro: 'Your device keeps the passkey and asks for your finger, face or PIN before it uses it.',
    scripts: PASSKEY_SCRIPTS,
    body: html`${passkeyProblem(state)}
${card(form({ action: frame.basePath + NEW, formToken: request.formToken }, fields))}
<p><a href="${frame.basePath}${PLACE}">Cancel</a></p>`,
  });
}

async function register(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame, site, secondFactors } = parts;
  const { name = '', answer = '' } = request.form;
  try {
    const binding = bindingOf(request);
    const codes = await secondFactors.registerPasskey(request.visitor.user, { name, answer, site, binding });
    if (codes === undefined) return seeOther(request, `${frame.basePath}${PLACE}?done=passkey-added`);
    showRecoveryCodes(frame, request, codes);
  } catch (error) {
    await offer(parts, request, refusedForm(request, { name }, error));
  }
}

async function ask({ frame, secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  const { passkeys } = await secondFactors.reportFactors(request.visitor.user.id);
  const passkey = passkeys.find((each) => each.id === id);
  if (passkey === undefined) throw notFound('passkey');
  const { formToken } = request;
  const buttons = buttonRow('Remove passkey', frame.basePath + PLACE, { look: 'danger' });
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Remove this passkey?',
    intro: 'It no longer signs you in here. Your device may still list it; you can delete it there.',
    body: card(html`${facts([
      ['Name', passkey.name],
      ['Added', day(passkey.createdAt)],
    ])}
${form({ action: `${frame.basePath}${PLACE}/passkeys/${id}/remove`, formToken }, buttons)}`),
  });
}

async function remove({ frame, secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  await secondFactors.removePasskey(request.visitor.user.id, idInPath(request));
  seeOther(request, `${frame.basePath}${PLACE}?done=passkey-removed`);
}

function bindingOf({ visitor }: SignedInRequest): string {
  return `session:${visitor.session.id}`;
}
