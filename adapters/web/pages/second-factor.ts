import type { FactorProof } from '../../../application/second-factors/prove-factor.ts';
import type { PendingSignIn } from '../../../domain/access/second-factor/pending-sign-in.ts';
import type { PasskeySite } from '../../../domain/ports/access/passkey-ceremonies.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { button } from '../components/button.ts';
import { card } from '../components/card.ts';
import { codeField } from '../components/code-field.ts';
import { form } from '../components/form.ts';
import { notice, problemOf } from '../components/notice.ts';
import { PASSKEY_SCRIPTS, passkeyPart } from '../components/passkey-part.ts';
import { browserOf, enter } from '../enter.ts';
import { type PageFrame, showWebPage } from '../layout.ts';
import { nextPath } from '../next-path.ts';
import type { PageParts } from '../page-parts.ts';
import { EMPTY_FORM, type FormState, refusedForm, seeOther, type WebRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';

const PATH = '/sign-in/second-factor';

/** The second step of signing in, for those who have a second factor. */
export function secondFactorRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: PATH, needsSignIn: false, handle: (request) => show(parts, request, EMPTY_FORM) },
    { method: 'POST', path: PATH, needsSignIn: false, handle: (request) => submit(parts, request) },
  ];
}

async function show(parts: PageParts, request: WebRequest, state: FormState): Promise<void> {
  const { frame, cookies, sessions, secondFactors, site } = parts;
  const next = nextPath(String(request.ctx.query['next'] ?? request.form['next'] ?? ''));
  const pending = await sessions.findPendingSignIn(cookies.pending(request.ctx));
  if (pending === undefined) return seeOther(request, `${frame.basePath}/sign-in?next=${encodeURIComponent(next)}`);
  const options = await secondFactors.askForPasskey(
    { purpose: 'second_factor', binding: bindingOf(pending) },
    site,
    pending.userId,
  );
  showWebPage(request, frame, {
    title: 'Second step',
    width: 'narrow',
    scripts: options === undefined ? [] : PASSKEY_SCRIPTS,
    main: secondStep(frame, request, state, { next, options }),
  });
}

function secondStep(
  { basePath }: PageFrame,
  { formToken }: WebRequest,
  state: FormState,
  { next, options }: { readonly next: string; readonly options: string | undefined },
): Html {
  const to = { action: `${basePath}${PATH}`, formToken, hidden: { next } };
  const code = html`${problemOf(state)}${codeField(state)}<div class="wide">${button('Continue')}</div>`;
  return html`<div class="stack"><div class="intro"><h1>One more step</h1>
<p class="quiet">Your password was right. Now show that you hold your second factor.</p></div>
${card(form(to, code))}
${options === undefined ? '' : passkeyCard(form(to, passkeyPart({ kind: 'get', options, label: 'Use a passkey' })), state)}
<p><a href="${basePath}/sign-in?next=${encodeURIComponent(next)}">Start again</a></p></div>`;
}

function passkeyCard(body: Html, { errors }: FormState): Html {
  const problem = errors['passkey'];
  return card(html`${problem === undefined ? '' : notice('danger', problem.join(' '))}${body}`, { title: 'Passkey' });
}

async function submit(parts: PageParts, request: WebRequest): Promise<void> {
  const { cookies, sessions } = parts;
  const secret = cookies.pending(request.ctx);
  const pending = await sessions.findPendingSignIn(secret);
  try {
    const proof = proofOf(parts.site, request, pending === undefined ? '' : bindingOf(pending));
    await enter(parts, request, await sessions.finishSignIn(secret, proof, browserOf(request)));
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
