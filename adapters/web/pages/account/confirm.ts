import type { ChallengeUse } from '../../../../application/second-factors/passkey-challenges.ts';
import type { FactorProof } from '../../../../application/second-factors/prove-factor.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, problemOf } from '../../components/blocks.ts';
import { codeField, field, userNameField } from '../../components/field.ts';
import { button, form } from '../../components/form.ts';
import { PASSKEY_SCRIPTS, passkeyPart, passkeyProblem } from '../../components/passkey-part.ts';
import { nextOf, nextPath } from '../../enter.ts';
import { showPage } from '../../page.ts';
import { EMPTY_FORM, type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';

const PATH = '/account/confirm';

/** Where routes with `needsConfirmation` send a person first: they prove who they are, and go on to `next`. */
export const CONFIRM_ROUTES: readonly WebRoute[] = [ownRoute('GET', PATH, show), ownRoute('POST', PATH, submit)];

async function show(parts: PageParts, request: SignedInRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const { site, secondFactors } = parts;
  const { id } = request.visitor.user;
  const { hasFactor } = await secondFactors.reportFactors(id);
  const options = await secondFactors.askForPasskey(useOf(request), site, id);
  const asked = { next: nextOf(request), hasFactor, options };
  showPage(request, {
    title: 'Confirm it is you',
    width: 'narrow',
    section: '/account',
    scripts: options === undefined ? [] : PASSKEY_SCRIPTS,
    intro: html`What you are about to do is sensitive. Enter your password${
      hasFactor ? ' and show your second factor' : ''
    } to go on; you are not asked again for 15 minutes.`,
    body: html`${card(confirmForm(request, state, asked))}
<p><a href="/account">Cancel</a></p>`,
  });
}

interface Asked {
  readonly next: string;
  readonly hasFactor: boolean;
  /** For the browser, when the person has a passkey. */
  readonly options: string | undefined;
}

function confirmForm({ visitor }: SignedInRequest, state: FormState, { next, hasFactor, options }: Asked): Html {
  const password = { name: 'password', label: 'Password', type: 'password' } as const;
  return form(
    PATH,
    html`${userNameField(visitor.user.email)}
${problemOf(state)}${passkeyProblem(state)}
${field({ ...password, autocomplete: 'current-password' }, state)}
${hasFactor ? codeField(state, options !== undefined) : ''}<div class="wide">${button('Confirm')}</div>
${options === undefined ? '' : passkeyPart({ kind: 'get', options, label: 'Confirm with password and passkey' })}`,
    { hidden: { next } },
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
  seeOther(request, nextPath(next));
}

function factorOf({ site }: PageParts, request: SignedInRequest): FactorProof {
  const { code = '', answer = '' } = request.form;
  return answer === '' ? { code } : { passkey: { use: useOf(request), site, answer } };
}

function useOf({ visitor }: SignedInRequest): ChallengeUse {
  return { purpose: 'confirm', binding: `session:${visitor.session.id}` };
}
