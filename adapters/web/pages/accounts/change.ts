import { notFound } from '../../../../domain/error.ts';
import {
  ACCOUNT_NAME_MAX_CHARACTERS,
  ACCOUNT_TYPES,
  type BankAccount,
} from '../../../../domain/ledger/bank-account.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, facts, problemOf } from '../../components/blocks.ts';
import { checkbox, field, select } from '../../components/field.ts';
import { buttonLink, buttonRow, form } from '../../components/form.ts';
import { day, moneyOrUnknown } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import { type FormState, idInPath, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { TYPE_OPTIONS } from './account-options.ts';
import { mergePart } from './merge.ts';

const PATH = '/accounts/:id';

/** One account: its name, type and whether it counts, and the way to delete it. */
export const ACCOUNT_CHANGE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, show),
  ownRoute('POST', PATH, change),
  ownRoute('GET', `${PATH}/delete`, askToDelete),
  ownRoute('POST', `${PATH}/delete`, remove),
];

async function accountIn(parts: PageParts, request: SignedInRequest): Promise<BankAccount> {
  const wanted = idInPath(request);
  const { accounts } = await parts.accounts.listBankAccounts(request.visitor.user.id, { bank: false });
  const account = accounts.find(({ id }) => id === wanted);
  if (account === undefined) throw notFound('bank account');
  return account;
}

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const account = await accountIn(parts, request);
  const { name, type, subtype, hidden } = account;
  const values = { name, type, subtype: subtype ?? '', ...(hidden && { hidden: 'on' }) };
  await offer(parts, request, account, { values, errors: {} });
}

async function offer(
  { accounts }: PageParts,
  request: SignedInRequest,
  account: BankAccount,
  state: FormState,
): Promise<void> {
  const merges = await accounts.listAccountMerges(account.userId);
  const { id, kind } = account;
  const hiding =
    'Hidden accounts do not count in the net worth or in spending. Assistants see them only if you ask them to.';
  const fields = html`${problemOf(state)}
${field({ name: 'name', label: 'Name', maxLength: ACCOUNT_NAME_MAX_CHARACTERS, autocomplete: 'off' }, state)}
${select({ name: 'type', label: 'Type', options: TYPE_OPTIONS }, state)}
${checkbox({ name: 'hidden', label: 'Hide it', hint: hiding }, state)}
${buttonRow('Save', '/accounts')}`;
  const list = html`<a href="/transactions?account=${id}">Its transactions</a>`;
  const add = html`<a href="/transactions/new?account=${id}">Add a transaction</a>`;
  showPage(request, {
    title: account.name,
    heading: html`<bdi>${account.name}</bdi>`,
    section: '/accounts',
    back: ['Accounts', '/accounts'],
    body: html`${card(html`${factsOf(account)}
<div class="row">${list}${kind === 'manual' ? add : ''}</div>`)}
${card(form(`/accounts/${id}`, fields), { title: 'Change it' })}
${card(mergePart(account, merges), { title: 'One account twice' })}
${card(deletePart(account), { title: 'Delete it' })}`,
  });
}

function factsOf({ balance, isBalanceKnown, currency, kind, lastBalanceCreatedAt }: BankAccount): Html {
  return facts([
    ['Balance', moneyOrUnknown(isBalanceKnown ? balance : undefined, currency)],
    ...(isBalanceKnown ? [['As of', day(lastBalanceCreatedAt)] as const] : []),
    ['Kind', kind === 'manual' ? 'Manual' : 'Connected to a bank'],
  ]);
}

function deletePart({ id, kind }: BankAccount): Html {
  if (kind !== 'manual')
    return html`<p class="quiet">A connected account stays as long as its connection. Hide it to leave it out of all
figures.</p>`;
  return html`<p>Its transactions go with it. This cannot be undone.</p>
<div class="row">${buttonLink('Delete …', `/accounts/${id}/delete`, { look: 'quiet-danger' })}</div>`;
}

async function change(parts: PageParts, request: SignedInRequest): Promise<void> {
  const account = await accountIn(parts, request);
  const { form: sent } = request;
  const type = ACCOUNT_TYPES.find((each) => each === sent['type']);
  if (type === undefined) {
    request.ctx.status = 422;
    return offer(parts, request, account, { values: sent, errors: { type: ['Choose a type.'] } });
  }
  try {
    const changes = {
      name: sent['name'] ?? '',
      hidden: sent['hidden'] === 'on',
      ...(type !== account.type && { type }),
    };
    await parts.accounts.updateBankAccount(account.userId, account.id, changes);
  } catch (error) {
    return offer(parts, request, account, refusedForm(request, sent, error));
  }
  seeOther(request, '/accounts?done=changed');
}

async function askToDelete(parts: PageParts, request: SignedInRequest): Promise<void> {
  const account = await accountIn(parts, request);
  const address = `/accounts/${account.id}`;
  const buttons = buttonRow('Delete it', address, { look: 'danger' });
  const question = form(`${address}/delete`, buttons);
  showPage(request, {
    title: 'Delete an account',
    heading: html`Delete <bdi>${account.name}</bdi>?`,
    intro: 'Its transactions and imports are deleted with it. This cannot be undone.',
    section: '/accounts',
    width: 'narrow',
    body: card(html`${factsOf(account)}${question}`),
  });
}

async function remove({ accounts }: PageParts, request: SignedInRequest): Promise<void> {
  await accounts.deleteBankAccount(request.visitor.user.id, idInPath(request));
  seeOther(request, '/accounts?done=deleted');
}
