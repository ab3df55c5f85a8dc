import { renderSVG } from 'uqr';
import type { TotpEnrolment } from '../../../../application/second-factors/enrol-totp.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, problemOf } from '../../components/blocks.ts';
import { copyField, field } from '../../components/field.ts';
import { buttonRow, form } from '../../components/form.ts';
import { EMPTY_FORM, type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';
import { showRecoveryCodes } from './security-codes.ts';

const PLACE = '/account/security';
const APP = `${PLACE}/app`;
const REMOVE = `${APP}/remove`;

const SENSITIVE = { needsConfirmation: true } as const;

/** Setting up an authenticator app, in two steps at one address, and switching it off. */
export const SECURITY_APP_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', APP, show, SENSITIVE),
  ownRoute('POST', APP, submit, SENSITIVE),
  ownRoute('GET', REMOVE, ask, SENSITIVE),
  ownRoute('POST', REMOVE, remove, SENSITIVE),
];

async function show(parts: PageParts, request: SignedInRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const { secondFactors } = parts;
  const enrolment = await secondFactors.showTotpEnrolment(request.visitor.user);
  const buttons = buttonRow(enrolment === undefined ? 'Start' : 'Switch on', PLACE);
  showAccountPage(request, {
    place: PLACE,
    title: 'Set up an authenticator app',
    intro: 'Any app that shows time-based codes will do.',
    body:
      enrolment === undefined
        ? card(form(APP, html`${problemOf(state)}<p>${START}</p>${buttons}`))
        : card(html`${secretPart(enrolment)}
${form(APP, html`${problemOf(state)}${shownCodeField(state)}${buttons}`, { hidden: { step: 'code' } })}`),
  });
}

const START = 'The next page shows a secret for your app. Do this where nobody looks over your shoulder.';

function secretPart({ secret, address }: TotpEnrolment): Html {
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 4 })).toString('base64')}`;
  return html`<p>Scan this with your app, or type the secret below.</p>
<img class="qr" alt="QR code with the secret for your app" src="${picture}" width="240" height="240">
${copyField('secret', 'Secret', grouped(secret))}`;
}

/** Easier to type; apps ignore the spaces. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

function shownCodeField(state: FormState): Html {
  const code = { name: 'code', label: 'Code that the app shows', inputMode: 'numeric' } as const;
  return field({ ...code, autocomplete: 'one-time-code' }, { ...state, values: {} });
}

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { user } = request.visitor;
  try {
    if (request.form['step'] === 'code') return await switchOn(parts, request);
    await parts.secondFactors.enrolTotp(user);
  } catch (error) {
    return show(parts, request, refusedForm(request, {}, error));
  }
  seeOther(request, APP);
}

async function switchOn({ secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  const codes = await secondFactors.confirmTotp(request.visitor.user.id, request.form['code'] ?? '');
  if (codes === undefined) return seeOther(request, `${PLACE}?done=app-on`);
  showRecoveryCodes(request, codes);
}

function ask(_parts: PageParts, request: SignedInRequest): void {
  const buttons = buttonRow('Switch off', PLACE, { look: 'danger' });
  showAccountPage(request, {
    place: PLACE,
    title: 'Switch off the authenticator app?',
    intro:
      'Its codes stop working. Without a passkey, your password alone then signs you in, and your recovery codes end.',
    body: card(form(REMOVE, buttons)),
  });
}

async function remove({ secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  await secondFactors.removeTotp(request.visitor.user.id);
  seeOther(request, `${PLACE}?done=app-off`);
}
