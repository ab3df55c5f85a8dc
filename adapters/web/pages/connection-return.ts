import { CONNECTION_RETURN_PATH } from '../../http/connection-return-path.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { html } from '../../http/pages/html.ts';
import { problemOf } from '../components/blocks.ts';
import { button, buttonLink, form } from '../components/form.ts';
import { showPage } from '../page.ts';
import { EMPTY_FORM, type FormState, refusedForm, type SignedInRequest } from '../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../web-route.ts';

/** What providers let a browser bring back, besides the state. */
const ANSWER = ['code', 'error'] as const;
const MAX_CHARACTERS = 4_000;

/**
 * Where a provider sends the browser of a person who has agreed, or has not. Only the person who began may finish, so
 * that nobody's bank ends up with somebody else; and they press a button, because the address came from outside.
 */
export const CONNECTION_RETURN_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', CONNECTION_RETURN_PATH, showQuestion),
  ownRoute('POST', CONNECTION_RETURN_PATH, finish),
];

function showQuestion(_parts: PageParts, request: SignedInRequest): void {
  const brought = Object.fromEntries(new URLSearchParams(request.ctx.querystring));
  show(request, valuesOf(brought), EMPTY_FORM);
}

function valuesOf(brought: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const known = ['state', ...ANSWER].map((name) => [name, brought[name] ?? ''] as const);
  const values = known.filter(([, value]) => value !== '' && value.length <= MAX_CHARACTERS);
  if (values[0]?.[0] !== 'state') throw new HttpError(404, 'There is nothing at this address.');
  return Object.fromEntries(values);
}

function show(request: SignedInRequest, hidden: FormState['values'], state: FormState): void {
  const isDenied = 'error' in hidden;
  const buttons = html`<div class="row">${button(isDenied ? 'Go on' : 'Connect the bank')}</div>`;
  const text = isDenied
    ? 'Your bank or the provider reports that you did not agree.'
    : 'You have agreed at your bank. Coffer can now fetch your accounts.';
  showPage(request, {
    title: 'Connect a bank',
    heading: isDenied ? 'The bank was not connected' : 'One more step',
    width: 'narrow',
    body: html`${problemOf({ ...state, problem: state.problem ?? Object.values(state.errors).flat()[0] })}
<p>${text}</p>
${form(CONNECTION_RETURN_PATH, buttons, { hidden })}`,
  });
}

async function finish({ connections }: PageParts, request: SignedInRequest): Promise<void> {
  const hidden = valuesOf(request.form);
  const { state = '', ...answer } = hidden;
  try {
    const connection = await connections.completeConnection(request.visitor.user.id, { state, answer });
    showOutcome(request, connection === undefined ? NOT_FINISHED : CONNECTED);
  } catch (error) {
    show(request, hidden, refusedForm(request, hidden, error));
  }
}

const CONNECTED = ['The bank is connected', 'Coffer fetches your accounts now. It takes a minute or two.'] as const;
const NOT_FINISHED = ['Not finished yet', 'Go back to the page of the provider and finish there.'] as const;

function showOutcome(request: SignedInRequest, [title, text]: readonly [string, string]): void {
  showPage(request, {
    title,
    width: 'narrow',
    body: html`<p>${text}</p>
<p class="row">${buttonLink('Go to your connections', '/connections')}</p>`,
  });
}
