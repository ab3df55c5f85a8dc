import type { ChallengeUse } from '../../../../application/second-factors/passkey-challenges.ts';
import type { FactorProof } from '../../../../application/second-factors/prove-factor.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button } from '../../components/button.ts';
import { card } from '../../components/card.ts';
import { codeField } from '../../components/code-field.ts';
import { field } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { notice, problemOf } from '../../components/notice.ts';
import { PASSKEY_SCRIPTS, passkeyPart } from '../../components/passkey-part.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import { nextPath } from '../../next-path.ts';
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

/** Where routes with `needsConfirmation` send a person first: they prove who they are, and go on to `next`. */
export function confirmRoutes(parts: PageParts): readonly WebRoute[] {
  const common = { path: '/account/confirm', needsSignIn: true } as const;
  return [
    { ...common, method: 'GET', handle: (request) => show(parts, requireVisitor(request), EMPTY_FORM) },
    { ...common, method: 'POST', handle: (request) => submit(parts, requireVisitor(request)) },
  ];
}

async function show(parts: PageParts, request: SignedInRequest, state: FormState): Promise<void> {
  const { frame, site, secondFactors } = parts;
  const { id } = request.visitor.user;
  const { hasFactor } = await secondFactors.reportFactors(id);
  const options = await secondFactors.askForPasskey(useOf(request), site, id);
  const next = nextPath(String(request.ctx.query['next'] ?? request.form['next'] ?? ''));
  const main = html`<div class="stack"><div class="intro"><h1>Confirm it is you</h1>
<p class="quiet">What you are about to do is sensitive. Enter your password${hasFactor ? ' and show your second factor' : ''} to go on; you are not asked again for 15 minutes.</p></div>
${card(confirmForm(frame, request, state, { next, hasFactor, options }))}
<p><a href="${frame.basePath}/account">Cancel</a></p></div>`;
  const scripts = options === undefined ? [] : PASSKEY_SCRIPTS;
  showWebPage(request, frame, { title: 'Confirm it is you', width: 'narrow', section: '/account', main, scripts });
}

interface Asked {
  readonly next: string;
  readonly hasFactor: boolean;
  /** For the browser, when the person has a passkey. */
  readonly options: string | undefined;
}

function confirmForm(
  { basePath }: PageFrame,
  { formToken, visitor }: SignedInRequest,
  state: FormState,
  { next, hasFactor, options }: Asked,
): Html {
  const password = { name: 'password', label: 'Password', type: 'password' } as const;
  const refused = state.errors['passkey'];
  return form(
    { action: `${basePath}/account/confirm`, formToken, hidden: { next } },
    html`<input type="text" name="username" value="${visitor.user.email ?? ''}" autocomplete="username" hidden>
${problemOf(state)}${refused === undefined ? '' : notice('danger', refused.join(' '))}
${field({ ...password, autocomplete: 'current-password' }, state)}
${hasFactor ? codeField(state, options !== undefined) : ''}<div class="wide">${button('Confirm')}</div>
${options === undefined ? '' : passkeyPart({ kind: 'get', options, label: 'Confirm with password and passkey' })}`,
  );
}

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { password = '', next } = request.form;
  try {
    await parts.sessions.confirmSession(
      request.visitor,
      { password, factor: factorOf(parts, request) },
      request.ctx.ip,
    );
  } catch (error) {
    return show(parts, request, refusedForm(request, {}, error));
  }
  seeOther(request, parts.frame.basePath + nextPath(next));
}

function factorOf({ site }: PageParts, request: SignedInRequest): FactorProof {
  const { code = '', answer = '' } = request.form;
  return answer === '' ? { code } : { passkey: { use: useOf(request), site, answer } };
}

function useOf({ visitor }: SignedInRequest): ChallengeUse {
  return { purpose: 'confirm', binding: `session:${visitor.session.id}` };
}
