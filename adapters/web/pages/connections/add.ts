import type { BegunConnection } from '../../../../application/connections/begin-connection.ts';
import { type FieldErrors, FinanceError } from '../../../../domain/error.ts';
import { type FeedProvider, PROVIDER_NAMES } from '../../../../domain/feeds/provider-facts.ts';
import type { ConnectableBank } from '../../../../domain/ports/feeds/bank-feed-port.ts';
import { CONNECTION_RETURN_PATH } from '../../../http/connection-return-path.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, linkList, notice, problemOf } from '../../components/blocks.ts';
import { area, field, select } from '../../components/field.ts';
import { button, buttonLink, buttonRow, form } from '../../components/form.ts';
import { showPage } from '../../page.ts';
import { EMPTY_FORM, type FormState, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';

const PATH = '/connections/new';

/** Connects a bank: a person chooses a provider, then gives what it needs. */
export const CONNECTION_ADD_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, offer),
  ownRoute('POST', '/connections', begin),
];

async function offer(parts: PageParts, request: SignedInRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const { connections } = parts;
  const providers = connections.listFeedProviders();
  const asked = state.values['provider'] ?? request.ctx.query['provider'];
  const chosen = providers.find((each) => each === asked);
  showPage(request, {
    title: 'Connect a bank',
    section: '/accounts',
    width: 'narrow',
    back: chosen === undefined ? ['Connections', '/connections'] : ['All providers', PATH],
    body: chosen === undefined ? providerLinks(providers) : await providerForm(parts, request, chosen, state),
  });
}

const ABOUT: Readonly<Record<FeedProvider, string>> = {
  simplefin: 'Banks in the United States and Canada. You keep an account at SimpleFIN Bridge and copy a token from it.',
  enablebanking: 'Banks in Europe and the United Kingdom. You sign in at your bank and agree.',
  plaid: 'Banks in the United States, Canada and Europe. You sign in at your bank on a page of Plaid.',
};

function providerLinks(providers: readonly FeedProvider[]): Html {
  if (providers.length === 0) {
    return notice(
      'warning',
      html`The administrator has set up no provider. <a href="/import">Import statements</a> instead.`,
    );
  }
  const links = providers.map((each) => {
    return { href: `${PATH}?provider=${each}`, label: PROVIDER_NAMES[each], hint: ABOUT[each] };
  });
  return linkList(links);
}

async function providerForm(
  parts: PageParts,
  request: SignedInRequest,
  provider: FeedProvider,
  state: FormState,
): Promise<Html> {
  if (provider === 'enablebanking') return bankForm(parts, request, state);
  const { fields, label } =
    provider === 'simplefin'
      ? {
          fields: html`<p>${SIMPLEFIN}</p>${area({ name: 'setup_token', label: 'Setup token' }, state)}`,
          label: 'Connect',
        }
      : { fields: html`<p>${PLAID}</p>`, label: 'Go to Plaid' };
  return posted(provider, html`${problemOf(state)}${fields}`, label);
}

const SIMPLEFIN =
  'Sign in at SimpleFIN Bridge, connect your banks there, and choose “New setup token”. It can be used once.';
const PLAID = 'You go to a page of Plaid, choose your bank and agree. Then you come back here.';
const OWN_BANK = 'You go to a page of the bank, sign in and agree. Then you come back here.';

function posted(provider: FeedProvider, fields: Html, label: string, title: string = PROVIDER_NAMES[provider]): Html {
  const place = '/connections';
  const body = html`${fields}${buttonRow(label, place)}`;
  return card(form(place, body, { hidden: { provider } }), { title });
}

/** First the country, then the bank: a provider knows thousands of banks. */
async function bankForm(parts: PageParts, request: SignedInRequest, state: FormState): Promise<Html> {
  const asked = state.values['country'] ?? request.ctx.query['country'];
  const country = typeof asked === 'string' ? asked.trim().toUpperCase() : '';
  const found = country === '' ? undefined : await banksOf(parts, country);
  const values = { ...state.values, country };
  const errors: FieldErrors = found?.problem === undefined ? {} : { country: [found.problem] };
  const ofBank = { name: 'country', label: 'Country of the bank', hint: 'Two letters, such as DE, FR or GB.' };
  const question = html`<form method="get" action="${PATH}">
<input type="hidden" name="provider" value="enablebanking">
${field({ ...ofBank, maxLength: 2, autocomplete: 'country' }, { values, errors })}
<div class="row">${button('Show its banks', { look: 'plain' })}</div></form>`;
  const first = card(question, { title: PROVIDER_NAMES.enablebanking });
  if (found?.banks === undefined) return first;
  if (found.banks.length === 0) return html`${first}${notice('warning', `No bank of ${country} can be connected.`)}`;
  const options = found.banks.map(({ name }) => ({ value: name, label: name }));
  const fields = html`${problemOf(state)}<input type="hidden" name="country" value="${country}">
${select({ name: 'bank', label: 'Bank', options }, state)}<p>${OWN_BANK}</p>`;
  return html`${first}${posted('enablebanking', fields, 'Go to the bank', `Banks of ${country}`)}`;
}

interface FoundBanks {
  readonly banks?: readonly ConnectableBank[];
  readonly problem?: string;
}

async function banksOf({ connections }: PageParts, country: string): Promise<FoundBanks> {
  try {
    return { banks: await connections.listConnectableBanks('enablebanking', country) };
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    return { problem: error.message };
  }
}

async function begin(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { baseUrl, connections } = parts;
  const { form: sent } = request;
  const provider = connections.listFeedProviders().find((each) => each === sent['provider']);
  if (provider === undefined) return offer(parts, request);
  const { setup_token: setupToken, bank = '', country = '' } = sent;
  const returnUrl = `${baseUrl}${CONNECTION_RETURN_PATH}`;
  let begun: BegunConnection;
  try {
    begun = await connections.beginConnection(request.visitor.user.id, {
      provider,
      returnUrl,
      ...(setupToken !== undefined && { setupToken }),
      ...(provider === 'enablebanking' && { bank: { name: bank, country } }),
    });
  } catch (error) {
    return offer(parts, request, refusedFeed(request, sent, error));
  }
  if (begun.kind === 'linked') return seeOther(request, `/connections/${begun.connection.id}?done=linked`);
  showWayToProvider(request, begun.url);
}

/** A link, because browsers let no form of ours lead to another site. */
export function showWayToProvider(request: SignedInRequest, url: string): void {
  const host = URL.parse(url)?.host ?? '';
  const cancel = buttonLink('Cancel', '/connections', { look: 'plain' });
  showPage(request, {
    title: 'Agree at your bank',
    section: '/accounts',
    width: 'narrow',
    intro: `You go to ${host}. Sign in there and agree; then you come back here.`,
    body: html`<div class="row">${buttonLink('Go there', url)}${cancel}</div>`,
  });
}

/** What a provider said no to, above the form. */
export function refusedFeed(request: SignedInRequest, values: FormState['values'], error: unknown): FormState {
  if (!(error instanceof FinanceError) || error.code === 'unavailable') throw error;
  request.ctx.status = error.code === 'feed_failed' ? 502 : error.code === 'not_configured' ? 503 : 422;
  const { setup_token: token, ...others } = error.fields ?? {};
  const [rest] = Object.values(others).flat();
  const errors: FieldErrors = token === undefined ? {} : { setup_token: token };
  return {
    values: { ...values, setup_token: '' },
    errors,
    problem: rest ?? (token === undefined ? error.message : undefined),
  };
}
