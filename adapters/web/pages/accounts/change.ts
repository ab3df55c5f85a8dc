import { notFound } from '../../../../domain/error.ts';
import {
  ACCOUNT_NAME_MAX_CHARACTERS,
  ACCOUNT_TYPES,
  type BankAccount,
} from '../../../../domain/ledger/bank-account.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button, buttonLink } from '../../components/button.ts';
import { card, facts } from '../../components/card.ts';
import { checkbox, field, select } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { day } from '../../components/moment.ts';
import { money } from '../../components/money.ts';
import { problemOf } from '../../components/notice.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import {
  type FormState,
  idInPath,
  refusedForm,
  requireVisitor,
  type SignedInRequest,
  seeOther,
} from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { TYPE_OPTIONS } from './create.ts';

/** One account: its name, type and whether it counts, and the way to delete it. */
export function accountChangeRoutes(parts: PageParts): readonly WebRoute[] {
  const page = (method: WebRoute['method'], path: string, handle: typeof show): WebRoute => ({
    method,
    path,
    needsSignIn: true,
    handle: (request) => handle(parts, requireVisitor(request)),
  });
  return [
    page('GET', '/accounts/:id', show),
    page('POST', '/accounts/:id', change),
    page('GET', '/accounts/:id/delete', askToDelete),
    page('POST', '/accounts/:id/delete', remove),
  ];
}

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
  offer(parts.frame, request, account, { values, errors: {} });
}

function offer(frame: PageFrame, request: SignedInRequest, account: BankAccount, state: FormState): void {
  const { basePath } = frame;
  const fields = html`${problemOf(state)}${field({ name: 'name', label: 'Name', maxLength: ACCOUNT_NAME_MAX_CHARACTERS, autocomplete: 'off' }, state)}
${select({ name: 'type', label: 'Type', options: TYPE_OPTIONS }, state)}
${checkbox({ name: 'hidden', label: 'Hide it', hint: 'Hidden accounts do not count in the net worth or in spending. Assistants see them only if you ask them to.' }, state)}
<div class="row">${button('Save')}${buttonLink('Cancel', `${basePath}/accounts`, { look: 'plain' })}</div>`;
  const main = html`<div class="stack"><a class="back shown" href="${basePath}/accounts">‹ Accounts</a><div class="intro"><h1><bdi>${account.name}</bdi></h1></div>
${card(html`${factsOf(account)}<div class="row"><a href="${basePath}/transactions?account=${account.id}">Its transactions</a>${account.kind === 'manual' ? html`<a href="${basePath}/transactions/new?account=${account.id}">Add a transaction</a>` : ''}</div>`)}
${card(form({ action: `${basePath}/accounts/${account.id}`, formToken: request.formToken }, fields), { title: 'Change it' })}
${deletePart(basePath, account)}</div>`;
  showWebPage(request, frame, { title: account.name, section: '/accounts', main });
}

function factsOf({ balance, currency, kind, lastBalanceCreatedAt }: BankAccount): Html {
  return facts([
    ['Balance', money(balance, currency)],
    ['As of', day(lastBalanceCreatedAt)],
    ['Kind', kind === 'manual' ? 'Manual' : 'Connected to a bank'],
  ]);
}

function deletePart(basePath: string, { id, kind }: BankAccount): Html {
  if (kind !== 'manual')
    return card(
      html`<p class="quiet">A connected account stays as long as its connection. Hide it to leave it out of all figures.</p>`,
      { title: 'Delete it' },
    );
  const link = buttonLink('Delete …', `${basePath}/accounts/${id}/delete`, { look: 'quiet-danger' });
  return card(html`<p>Its transactions go with it. This cannot be undone.</p><div class="row">${link}</div>`, {
    title: 'Delete it',
  });
}

async function change(parts: PageParts, request: SignedInRequest): Promise<void> {
  const account = await accountIn(parts, request);
  const { form: sent } = request;
  const type = ACCOUNT_TYPES.find((each) => each === sent['type']);
  if (type === undefined) {
    request.ctx.status = 422;
    return offer(parts.frame, request, account, { values: sent, errors: { type: ['Choose a type.'] } });
  }
  try {
    const changes = {
      name: sent['name'] ?? '',
      hidden: sent['hidden'] === 'on',
      ...(type !== account.type && { type }),
    };
    await parts.accounts.updateBankAccount(account.userId, account.id, changes);
  } catch (error) {
    return offer(parts.frame, request, account, refusedForm(request, sent, error));
  }
  seeOther(request, `${parts.frame.basePath}/accounts?done=changed`);
}

async function askToDelete(parts: PageParts, request: SignedInRequest): Promise<void> {
  const account = await accountIn(parts, request);
  const { basePath } = parts.frame;
  const buttons = html`<div class="row">${button('Delete it', { look: 'danger' })}${buttonLink('Cancel', `${basePath}/accounts/${account.id}`, { look: 'plain' })}</div>`;
  const main = html`<div class="stack"><div class="intro"><h1>Delete <bdi>${account.name}</bdi>?</h1><p class="quiet">Its transactions and imports are deleted with it. This cannot be undone.</p></div>
${card(html`${factsOf(account)}${form({ action: `${basePath}/accounts/${account.id}/delete`, formToken: request.formToken }, buttons)}`)}</div>`;
  showWebPage(request, parts.frame, { title: 'Delete an account', section: '/accounts', width: 'narrow', main });
}

async function remove({ frame, accounts }: PageParts, request: SignedInRequest): Promise<void> {
  await accounts.deleteBankAccount(request.visitor.user.id, idInPath(request));
  seeOther(request, `${frame.basePath}/accounts?done=deleted`);
}
