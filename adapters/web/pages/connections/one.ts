import type { ShownConnection } from '../../../../application/connections/shown-connection.ts';
import { FinanceError } from '../../../../domain/error.ts';
import { differenceRemark, missingRemark, recognitionRemark } from '../../../../domain/feeds/account-remarks.ts';
import type { ConnectedFeedAccount, FeedAccountChoice } from '../../../../domain/feeds/connected-feed-account.ts';
import { mayBeOwed } from '../../../../domain/feeds/debt-sign.ts';
import { PROVIDER_NAMES } from '../../../../domain/feeds/provider-facts.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import { CONNECTION_RETURN_PATH } from '../../../http/connection-return-path.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, facts, notice, problemOf } from '../../components/blocks.ts';
import { area, select } from '../../components/field.ts';
import { button, buttonLink, buttonRow, form } from '../../components/form.ts';
import { day, moment, money } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import { EMPTY_FORM, type FormState, idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { refusedFeed, showWayToProvider } from './add.ts';
import { stateTag } from './list.ts';

const PATH = '/connections/:id';

/** One connection: its state, where its accounts go, and what can be done with it. */
export const CONNECTION_PAGE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, show),
  ownRoute('POST', `${PATH}/accounts`, choose),
  ownRoute('POST', `${PATH}/sync`, sync),
  ownRoute('POST', `${PATH}/renew`, renew),
  ownRoute('GET', `${PATH}/remove`, askToRemove),
  ownRoute('POST', `${PATH}/remove`, remove),
];

const DONE = {
  linked: 'The connection works. Coffer fetches its accounts now, which takes a minute or two.',
  mapped: 'Your choice is stored. What is new is fetched now.',
  syncing: 'Coffer fetches what is new. Reload this page in a minute.',
};

async function show(parts: PageParts, request: SignedInRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const { connections } = parts;
  const { id: userId } = request.visitor.user;
  const [connection, { accounts }] = await Promise.all([
    connections.showConnection(userId, idInPath(request)),
    parts.accounts.listBankAccounts(userId, { bank: false }),
  ]);
  const { advice, name } = connection;
  const address = `/connections/${connection.id}/remove`;
  const removal = html`<p>Nothing more is fetched. Accounts and transactions stay.</p>
<div class="row">${buttonLink('Remove …', address, { look: 'quiet-danger' })}</div>`;
  showPage(request, {
    title: name,
    heading: html`<bdi>${name}</bdi>`,
    section: '/accounts',
    back: ['Connections', '/connections'],
    done: DONE,
    body: html`${problemOf(state)}${advice === null ? '' : notice('warning', advice)}
${card(html`${factsOf(connection)}${syncForm(connection)}`)}
${accountsPart(connection, accounts)}${renewPart(connection, state)}
${card(removal, { title: 'Remove it' })}`,
  });
}

function factsOf(connection: ShownConnection): Html {
  const { provider, lastSuccessAt, nextSyncAt, consentExpiresAt } = connection;
  return facts([
    ['State', stateTag(connection)],
    ['Provider', PROVIDER_NAMES[provider]],
    ['Last fetched', lastSuccessAt === null ? 'never' : moment(lastSuccessAt)],
    ['Next fetch', nextSyncAt === null ? 'not by itself' : moment(nextSyncAt)],
    ...(consentExpiresAt === null ? [] : [['Consent ends', day(consentExpiresAt)] as const]),
  ]);
}

function syncForm({ id, state }: ShownConnection): Html | string {
  if (state === 'awaiting_consent' || state === 'revoked') return '';
  const buttons = html`<div class="row">${button('Fetch now', { look: 'plain' })}</div>`;
  return form(`/connections/${id}/sync`, buttons);
}

function accountsPart({ id, accounts }: ShownConnection, own: readonly BankAccount[]): Html | string {
  if (accounts.length === 0) return '';
  const fields = accounts.map((account) => accountField(account, own));
  const body = form(
    `/connections/${id}/accounts`,
    html`${fields}<div class="row">${button('Save', { look: 'plain' })}</div>`,
    { hidden: Object.fromEntries(accounts.flatMap((account) => Object.entries(shownValues(account)))) },
  );
  return card(body, { title: 'Where its accounts go' });
}

/** What stands for a choice in the form. */
const [CREATE, IGNORE, UNDECIDED] = ['create', 'ignore', ''] as const;

function accountField(account: ConnectedFeedAccount, own: readonly BankAccount[]): Html {
  const { id, name, institutionName, lastFour, currency, balance, decision, problem } = account;
  const number = lastFour === null ? '' : ` …${lastFour}`;
  const possible = own.filter((each) => each.currency === currency || each.id === account.bankAccountId);
  const options = [
    ...(decision === 'undecided' ? [{ value: UNDECIDED, label: 'Choose …' }] : []),
    ...possible.map((each) => ({ value: String(each.id), label: `into ${each.name}` })),
    ...(currency === null ? [] : [{ value: CREATE, label: 'into a new account' }]),
    { value: IGNORE, label: 'nowhere: ignore it' },
  ];
  const shown = balance === null || currency === null ? '' : html` · ${money(balance, currency)}`;
  const likely = decision === 'undecided' && own.find((each) => each.id === account.likelyBankAccountId);
  const question = likely ? html`Is this your account <bdi>${likely.name}</bdi>?` : recognitionRemark(account);
  const remarks = [problem?.message ?? null, question, differenceRemark(account), missingRemark(account)].filter(
    (one) => one !== null,
  );
  const hint = html`<bdi>${institutionName}</bdi>${number}${shown}${remarks.map((one) => html` · ${one}`)}`;
  const place = { name: `account_${id}`, label: name, hint, options };
  const sign = { name: `sign_${id}`, label: `What a positive balance of “${name}” is`, options: SIGNS };
  const state = { values: { [place.name]: placeOf(account), [sign.name]: signOf(account) }, errors: {} };
  return html`${select(place, state)}${mayBeOwed(account) ? select(sign, state) : ''}`;
}

const SIGNS = [
  { value: 'owned', label: 'money that you have' },
  { value: 'owed', label: 'what you owe' },
] as const;

function placeOf({ decision, bankAccountId }: ConnectedFeedAccount): string {
  return decision === 'linked' ? String(bankAccountId) : decision === 'ignored' ? IGNORE : UNDECIDED;
}

/** What the page shows as chosen goes back with the form: only what the person has changed there is a choice. */
function shownValues(account: ConnectedFeedAccount): Readonly<Record<string, string>> {
  return { [`was_account_${account.id}`]: placeOf(account), [`was_sign_${account.id}`]: signOf(account) };
}

function signOf({ isBalanceTurned }: ConnectedFeedAccount): (typeof SIGNS)[number]['value'] {
  return isBalanceTurned ? 'owed' : 'owned';
}

async function choose(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { id: userId } = request.visitor.user;
  const id = idInPath(request);
  const { accounts } = await parts.connections.showConnection(userId, id);
  const changed = (name: string, now: string) => changedSince(request.form, name, now);
  try {
    const choices = accounts.flatMap((account) => [
      ...placeChoiceOf(account, changed(`account_${account.id}`, placeOf(account))),
      ...signChoiceOf(account, changed(`sign_${account.id}`, signOf(account))),
    ]);
    if (choices.length > 0) await parts.connections.mapFeedAccounts(userId, id, choices);
  } catch (error) {
    return show(parts, request, refusedFeed(request, {}, error));
  }
  seeOther(request, `/connections/${id}?done=mapped`);
}

/**
 * What the person has chosen on the page; `undefined` if they left it as it was there. Throws `conflict` if something
 * else has been decided since the page was loaded: `now` counts, and they look again.
 */
function changedSince(form: SignedInRequest['form'], name: string, now: string): string | undefined {
  const [text, was = now] = [form[name], form[`was_${name}`]];
  if (text === undefined || text === was || text === now) return undefined;
  if (was !== now)
    throw new FinanceError('conflict', 'This connection has changed meanwhile. Look at it, then choose.');
  return text;
}

/** Empty if nothing changes. */
function signChoiceOf({ id }: ConnectedFeedAccount, text: string | undefined): readonly FeedAccountChoice[] {
  const choice = SIGNS.find(({ value }) => value === text)?.value;
  return choice === undefined ? [] : [{ id, decision: choice }];
}

/** Empty if nothing changes. */
function placeChoiceOf({ id }: ConnectedFeedAccount, text: string | undefined): readonly FeedAccountChoice[] {
  if (text === IGNORE || text === CREATE) return [{ id, decision: text }];
  return text === undefined || !/^[1-9]\d{0,14}$/.test(text)
    ? []
    : [{ id, decision: 'link', bankAccountId: Number(text) }];
}

async function sync(parts: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  try {
    await parts.connections.requestSync(request.visitor.user.id, id);
  } catch (error) {
    if (error instanceof FinanceError && error.code === 'not_found') throw error;
    return show(parts, request, refusedFeed(request, {}, error));
  }
  seeOther(request, `/connections/${id}?done=syncing`);
}

function renewPart(connection: ShownConnection, state: FormState): Html | string {
  const { id, provider, state: condition } = connection;
  if (condition === 'awaiting_consent') return '';
  const isSimpleFin = provider === 'simplefin';
  const text = isSimpleFin
    ? 'If the bridge has ended the connection, copy a new setup token from it.'
    : 'Agree once more at your bank. The connection goes on working meanwhile.';
  const token = isSimpleFin ? area({ name: 'setup_token', label: 'Setup token' }, state) : '';
  const body = form(
    `/connections/${id}/renew`,
    html`<p>${text}</p>${token}<div class="row">${button('Renew it', { look: 'plain' })}</div>`,
  );
  return card(body, { title: 'Renew it' });
}

async function renew(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { baseUrl, connections } = parts;
  const id = idInPath(request);
  const { setup_token: setupToken } = request.form;
  try {
    const input = { returnUrl: `${baseUrl}${CONNECTION_RETURN_PATH}`, ...(setupToken !== undefined && { setupToken }) };
    const begun = await connections.renewConnection(request.visitor.user.id, id, input);
    if (begun.kind === 'consent') return showWayToProvider(request, begun.url);
    seeOther(request, `/connections/${id}?done=linked`);
  } catch (error) {
    if (error instanceof FinanceError && error.code === 'not_found') throw error;
    return show(parts, request, refusedFeed(request, {}, error));
  }
}

async function askToRemove({ connections }: PageParts, request: SignedInRequest): Promise<void> {
  const connection = await connections.showConnection(request.visitor.user.id, idInPath(request));
  const address = `/connections/${connection.id}`;
  const buttons = buttonRow('Remove it', address, { look: 'danger' });
  showPage(request, {
    title: 'Remove a connection',
    heading: html`Remove <bdi>${connection.name}</bdi>?`,
    intro: 'The consent is ended at the provider, and nothing more is fetched. Accounts and transactions stay.',
    section: '/accounts',
    width: 'narrow',
    body: card(form(`${address}/remove`, buttons)),
  });
}

async function remove({ connections }: PageParts, request: SignedInRequest): Promise<void> {
  const isEnded = await connections.removeConnection(request.visitor.user.id, idInPath(request));
  seeOther(request, `/connections?done=${isEnded ? 'removed' : 'removed-here'}`);
}
