import { renderSVG } from 'uqr';
import type { TotpEnrolment } from '../../../../application/second-factors/enrol-totp.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button, buttonLink } from '../../components/button.ts';
import { card } from '../../components/card.ts';
import { copyField } from '../../components/copy-field.ts';
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
import { showAccountPage } from './account-page.ts';
import { showRecoveryCodes } from './security-codes.ts';

const PLACE = '/account/security';
const APP = `${PLACE}/app`;
const REMOVE = `${APP}/remove`;

/** Setting up an authenticator app, in two steps at one address, and switching it off. */
export function securityAppRoutes(parts: PageParts): readonly WebRoute[] {
  const sensitive = { needsSignIn: true, needsConfirmation: true } as const;
  return [
    { ...sensitive, method: 'GET', path: APP, handle: (request) => show(parts, requireVisitor(request), EMPTY_FORM) },
    { ...sensitive, method: 'POST', path: APP, handle: (request) => submit(parts, requireVisitor(request)) },
    { ...sensitive, method: 'GET', path: REMOVE, handle: (request) => ask(parts.frame, requireVisitor(request)) },
    { ...sensitive, method: 'POST', path: REMOVE, handle: (request) => remove(parts, requireVisitor(request)) },
  ];
}

async function show(parts: PageParts, request: SignedInRequest, state: FormState): Promise<void> {
  const { frame, secondFactors } = parts;
  const enrolment = await secondFactors.showTotpEnrolment(request.visitor.user);
  const to = { action: frame.basePath + APP, formToken: request.formToken };
  const cancel = buttonLink('Cancel', frame.basePath + PLACE, { look: 'plain' });
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Set up an authenticator app',
    intro: 'Any app that shows time-based codes will do.',
    body:
      enrolment === undefined
        ? card(form(to, html`${problemOf(state)}<p>${START}</p><div class="row">${button('Start')}${cancel}</div>`))
        : card(html`${secretPart(enrolment)}
${form({ ...to, hidden: { step: 'code' } }, html`${problemOf(state)}${codeField(state)}<div class="row">${button('Switch on')}${cancel}</div>`)}`),
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

function codeField(state: FormState): Html {
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
  seeOther(request, parts.frame.basePath + APP);
}

async function switchOn({ frame, secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  const codes = await secondFactors.confirmTotp(request.visitor.user.id, request.form['code'] ?? '');
  if (codes === undefined) return seeOther(request, `${frame.basePath}${PLACE}?done=app-on`);
  showRecoveryCodes(frame, request, codes);
}

function ask(frame: PageFrame, request: SignedInRequest): void {
  const { formToken } = request;
  const buttons = html`<div class="row">${button('Switch off', { look: 'danger' })}${buttonLink('Cancel', frame.basePath + PLACE, { look: 'plain' })}</div>`;
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Switch off the authenticator app?',
    intro:
      'Its codes stop working. Without a passkey, your password alone then signs you in, and your recovery codes end.',
    body: card(form({ action: frame.basePath + REMOVE, formToken }, buttons)),
  });
}

async function remove({ frame, secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  await secondFactors.removeTotp(request.visitor.user.id);
  seeOther(request, `${frame.basePath}${PLACE}?done=app-off`);
}
