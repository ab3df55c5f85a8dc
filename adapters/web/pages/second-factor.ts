import type { FactorProof } from '../../../application/second-factors/prove-factor.ts';
import type { PendingSignIn } from '../../../domain/access/second-factor/pending-sign-in.ts';
import type { PasskeySite } from '../../../domain/ports/access/passkey-ceremonies.ts';
import { html } from '../../http/pages/html.ts';
import { card, problemOf } from '../components/blocks.ts';
import { codeField } from '../components/field.ts';
import { button, form } from '../components/form.ts';
import { PASSKEY_SCRIPTS, passkeyPart, passkeyProblem } from '../components/passkey-part.ts';
import { browserOf, enter, nextOf, withNext } from '../enter.ts';
import { showPage } from '../page.ts';
import { EMPTY_FORM, type FormState, refusedForm, seeOther, type WebRequest } from '../web-request.ts';
import { openRoute, type PageParts, type WebRoute } from '../web-route.ts';

const PATH = '/sign-in/second-factor';

/** The second step of signing in, for those who have a second factor. */
export const SECOND_FACTOR_ROUTES: readonly WebRoute[] = [
  openRoute('GET', PATH, show),
  openRoute('POST', PATH, submit),
];

async function show(parts: PageParts, request: WebRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const { cookies, sessions, secondFactors, site } = parts;
  const next = nextOf(request);
  const pending = await sessions.findPendingSignIn(cookies.pending(request.ctx));
  const signInPath = withNext('/sign-in', next);
  if (pending === undefined) return seeOther(request, signInPath);
  const use = { purpose: 'second_factor', binding: bindingOf(pending) } as const;
  const options = await secondFactors.askForPasskey(use, site, pending.userId);
  const hidden = { next };
  const code = html`${problemOf(state)}${codeField(state)}<div class="wide">${button('Continue')}</div>`;
  const passkey = options && form(PATH, passkeyPart({ kind: 'get', options, label: 'Use a passkey' }), { hidden });
  showPage(request, {
    title: 'Second step',
    heading: 'One more step',
    width: 'narrow',
    scripts: options === undefined ? [] : PASSKEY_SCRIPTS,
    intro: 'Your password was right. Now show that you hold your second factor.',
    body: html`${card(form(PATH, code, { hidden }))}
${passkey === undefined ? '' : card(html`${passkeyProblem(state)}${passkey}`, { title: 'Passkey' })}
<p><a href="${signInPath}">Start again</a></p>`,
  });
}

async function submit(parts: PageParts, request: WebRequest): Promise<void> {
  const { cookies, sessions } = parts;
  const secret = cookies.pending(request.ctx);
  const pending = await sessions.findPendingSignIn(secret);
  try {
    const proof = proofOf(parts.site, request, pending === undefined ? '' : bindingOf(pending));
    await enter(parts, request, await sessions.finishSignIn(secret, proof, browserOf(parts, request)));
  } catch (error) {
    await show(parts, request, refusedForm(request, {}, error));
  }
}

function proofOf(site: PasskeySite, { form: fields }: WebRequest, binding: string): FactorProof {
  const { code = '', answer = '' } = fields;
  return answer === '' ? { code } : { passkey: { use: { purpose: 'second_factor', binding }, site, answer } };
}

function bindingOf({ id }: PendingSignIn): string {
  return `pending:${id}`;
}
