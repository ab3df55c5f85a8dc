import { CONNECTION_RETURN_PATH } from '../../http/connection-return-path.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { html } from '../../http/pages/html.ts';
import { button, buttonLink } from '../components/button.ts';
import { form } from '../components/form.ts';
import { problemOf } from '../components/notice.ts';
import { type PageFrame, showWebPage } from '../layout.ts';
import type { PageParts } from '../page-parts.ts';
import { EMPTY_FORM, type FormState, refusedForm, requireVisitor, type SignedInRequest } from '../web-request.ts';
import type { WebRoute } from '../web-router.ts';

/** What providers let a browser bring back, besides the state. */
const ANSWER = ['code', 'error'] as const;
const MAX_CHARACTERS = 4_000;

/**
 * Where a provider sends the browser of a person who has agreed, or has not. Only the person who began may finish, so
 * that nobody's bank ends up with somebody else; and they press a button, because the address came from outside.
 */
export function connectionReturnRoutes(parts: PageParts): readonly WebRoute[] {
  const common = { path: CONNECTION_RETURN_PATH, needsSignIn: true } as const;
  return [
    { ...common, method: 'GET', handle: (request) => showQuestion(parts.frame, requireVisitor(request)) },
    { ...common, method: 'POST', handle: (request) => finish(parts, requireVisitor(request)) },
  ];
}

function showQuestion(frame: PageFrame, request: SignedInRequest): void {
  const brought = Object.fromEntries(new URLSearchParams(request.ctx.querystring));
  show(frame, request, valuesOf(brought), EMPTY_FORM);
}

function valuesOf(brought: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const known = ['state', ...ANSWER].map((name) => [name, brought[name] ?? ''] as const);
  const values = known.filter(([, value]) => value !== '' && value.length <= MAX_CHARACTERS);
  if (values[0]?.[0] !== 'state') throw new HttpError(404, 'There is nothing at this address.');
  return Object.fromEntries(values);
}

function show(frame: PageFrame, request: SignedInRequest, hidden: FormState['values'], state: FormState): void {
  const { formToken } = request;
  const isDenied = 'error' in hidden;
  showWebPage(request, frame, {
    title: 'Connect a bank',
    width: 'narrow',
    main: html`<div class="stack"><h1>${isDenied ? 'The bank was not connected' : 'One more step'}</h1>
${problemOf({ ...state, problem: state.problem ?? Object.values(state.errors).flat()[0] })}
<p>${isDenied ? 'Your bank or the provider reports that you did not agree.' : 'You have agreed at your bank. Coffer can now fetch your accounts.'}</p>
${form(
  { action: `${frame.basePath}${CONNECTION_RETURN_PATH}`, formToken, hidden },
  html`<div class="row">${button(isDenied ? 'Go on' : 'Connect the bank', {})}</div>`,
)}</div>`,
  });
}

async function finish({ frame, connections }: PageParts, request: SignedInRequest): Promise<void> {
  const hidden = valuesOf(request.form);
  const { state = '', ...answer } = hidden;
  try {
    const connection = await connections.completeConnection(request.visitor.user.id, { state, answer });
    showOutcome(frame, request, connection === undefined ? NOT_FINISHED : CONNECTED);
  } catch (error) {
    show(frame, request, hidden, refusedForm(request, hidden, error));
  }
}

const CONNECTED = ['The bank is connected', 'Coffer fetches your accounts now. It takes a minute or two.'] as const;
const NOT_FINISHED = ['Not finished yet', 'Go back to the page of the provider and finish there.'] as const;

function showOutcome(frame: PageFrame, request: SignedInRequest, [title, text]: readonly [string, string]): void {
  showWebPage(request, frame, {
    title,
    width: 'narrow',
    main: html`<div class="stack"><h1>${title}</h1><p>${text}</p>
<p class="row">${buttonLink('Go to your connections', `${frame.basePath}/connections`)}</p></div>`,
  });
}
