import type { ShownTransaction } from '../../../../application/transactions/show-transaction.ts';
import { dateOf, formatDate } from '../../../../domain/calendar.ts';
import type { Category } from '../../../../domain/ledger/category.ts';
import { NOTES_MAX_CHARACTERS, type Party } from '../../../../domain/ledger/transaction.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button, buttonLink } from '../../components/button.ts';
import { card, facts, tag } from '../../components/card.ts';
import { categoryOptions } from '../../components/category-select.ts';
import { area, select } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { money } from '../../components/money.ts';
import { problemOf } from '../../components/notice.ts';
import { isFromScript, showFragment } from '../../fragment.ts';
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
import { backToList } from './list-address.ts';
import { transactionRow } from './transaction-row.ts';
import { typedNotes } from './typed-notes.ts';

/**
 * One transaction: its category and notes, which a person may change, and the way to delete it. The script of the list
 * asks for the form alone, in place of the row.
 */
export function transactionChangeRoutes(parts: PageParts): readonly WebRoute[] {
  const signedIn = (handle: (parts: PageParts, request: SignedInRequest) => Promise<void>) => ({
    needsSignIn: true,
    handle: (request: Parameters<WebRoute['handle']>[0]) => handle(parts, requireVisitor(request)),
  });
  return [
    { method: 'GET', path: '/transactions/:id', ...signedIn(show) },
    { method: 'POST', path: '/transactions/:id', ...signedIn(change) },
    { method: 'GET', path: '/transactions/:id/delete', ...signedIn(askToDelete) },
    { method: 'POST', path: '/transactions/:id/delete', ...signedIn(remove) },
  ];
}

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { id } = request.visitor.user;
  const shown = await parts.transactions.showTransaction(id, idInPath(request));
  const categories = await parts.transactions.listCategories();
  if (request.ctx.query['part'] === 'row') return showRow(parts.frame, request, shown, categories);
  const { categoryId, notes } = shown.row;
  const state: FormState = { values: { category_id: String(categoryId), notes: notes ?? '' }, errors: {} };
  showForm(parts.frame, request, shown, categories, state);
}

function backOf({ ctx, form: sent }: SignedInRequest): string {
  const asked = sent['back'] ?? ctx.query['back'];
  return backToList(typeof asked === 'string' ? asked : undefined);
}

function addressOf({ basePath }: PageFrame, id: number, back: string): string {
  return `${basePath}/transactions/${id}?back=${encodeURIComponent(back)}`;
}

function showRow(
  frame: PageFrame,
  request: SignedInRequest,
  shown: ShownTransaction,
  categories: readonly Category[],
): void {
  const { row, account } = shown;
  const names = {
    categories: new Map(categories.map((category) => [category.id, category])),
    accounts: new Map([[row.bankAccountId, account]]),
  };
  const address = addressOf(frame, row.id, backOf(request));
  showFragment(request, transactionRow(row, names, address));
}

function showForm(
  frame: PageFrame,
  request: SignedInRequest,
  shown: ShownTransaction,
  categories: readonly Category[],
  state: FormState,
): void {
  const { id, description } = shown.row;
  const back = backOf(request);
  const address = addressOf(frame, id, back);
  const choices = categoryOptions(categories, state.values['category_id'] ?? '');
  const category = { name: 'category_id', label: 'Category', options: choices, id: `t${id}-category` };
  const notes = {
    name: 'notes',
    label: 'Notes',
    isOptional: true,
    maxLength: NOTES_MAX_CHARACTERS,
    id: `t${id}-notes`,
  };
  const fields = html`${problemOf(state)}${select(category, state)}
${area(notes, state)}`;
  const options = { action: `${frame.basePath}/transactions/${id}`, formToken: request.formToken, hidden: { back } };
  if (isFromScript(request)) {
    const cancel = html`<a class="button plain" href="${frame.basePath}${back}" data-hx-get="${address}&amp;part=row" data-hx-target="#t${id}" data-hx-swap="outerHTML">Cancel</a>`;
    const more = html`<a href="${address}">More about it</a>`;
    const inPlace = form(
      { ...options, target: `#t${id}` },
      html`${fields}<div class="row">${button('Save')}${cancel}${more}</div>`,
    );
    return showFragment(
      request,
      html`<tr role="row" id="t${id}" class="open"><td role="cell" colspan="5"><p><strong><bdi>${description}</bdi></strong></p>${inPlace}</td></tr>`,
    );
  }
  const cancel = buttonLink('Cancel', `${frame.basePath}${back}`, { look: 'plain' });
  const main = html`<div class="stack"><a class="back shown" href="${frame.basePath}${back}">‹ Transactions</a><div class="intro"><h1><bdi>${description}</bdi></h1></div>
${card(factsOf(shown))}${card(form(options, html`${fields}<div class="row">${button('Save')}${cancel}</div>`), { title: 'Change it' })}
${deletePart(frame, shown, back)}</div>`;
  showWebPage(request, frame, { title: description, section: '/transactions', main });
}

function factsOf({ row, account }: ShownTransaction): Html {
  const { amount, currency, bookedAt, status, description, merchantName, transfer } = row;
  const parties = [
    ['Merchant', merchantName ?? ''],
    ['From', namesIn(row.from)],
    ['To', namesIn(row.to)],
  ] as const;
  // The merchant is often the other party as well, and is then named once.
  const named = parties.filter(([, text], index) => text !== '' && (index === 0 || text !== merchantName));
  return facts([
    ['Amount', money(amount, currency, 'signed')],
    ['Day', formatDate(dateOf(bookedAt))],
    ['Account', html`<bdi>${account.name}</bdi>`],
    ...named.map(([label, text]) => [label, html`<bdi>${text}</bdi>`] as const),
    ['Description', html`<bdi>${description}</bdi>`],
    ...(status === 'pending' ? [['State', tag('Pending')] as const] : []),
    ...(transfer === null ? [] : [['Kind', tag('Own transfer')] as const]),
  ]);
}

function namesIn(parties: readonly Party[]): string {
  return parties.map(({ name }) => name).join(', ');
}

function deletePart({ basePath }: PageFrame, { row, account }: ShownTransaction, back: string): Html {
  const text =
    account.kind === 'manual'
      ? 'The balance of the account changes back. This cannot be undone.'
      : 'The balance stays as the bank states it. The transaction does not come back with the next fetch.';
  const address = `${basePath}/transactions/${row.id}/delete?back=${encodeURIComponent(back)}`;
  return card(html`<p>${text}</p><div class="row">${buttonLink('Delete …', address, { look: 'quiet-danger' })}</div>`, {
    title: 'Delete it',
  });
}

async function change(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame, transactions } = parts;
  const { id: userId } = request.visitor.user;
  const id = idInPath(request);
  const { category_id: category = '', notes = '' } = request.form;
  try {
    const categoryId = /^[1-9]\d{0,15}$/.test(category) ? Number(category) : 0;
    await transactions.updateTransaction(userId, id, { categoryId, notes: typedNotes(notes) });
  } catch (error) {
    const state = refusedForm(request, request.form, error);
    return showForm(
      frame,
      request,
      await transactions.showTransaction(userId, id),
      await transactions.listCategories(),
      state,
    );
  }
  if (isFromScript(request))
    return showRow(frame, request, await transactions.showTransaction(userId, id), await transactions.listCategories());
  seeOther(request, frame.basePath + withDone(backOf(request), 'changed'));
}

async function askToDelete({ frame, transactions }: PageParts, request: SignedInRequest): Promise<void> {
  const shown = await transactions.showTransaction(request.visitor.user.id, idInPath(request));
  const back = backOf(request);
  const action = `${frame.basePath}/transactions/${shown.row.id}/delete`;
  const cancel = buttonLink('Cancel', `${frame.basePath}${back}`, { look: 'plain' });
  const main = html`<div class="stack"><div class="intro"><h1>Delete this transaction?</h1></div>
${card(html`${factsOf(shown)}${form({ action, formToken: request.formToken, hidden: { back } }, html`<div class="row">${button('Delete it', { look: 'danger' })}${cancel}</div>`)}`)}</div>`;
  showWebPage(request, frame, { title: 'Delete a transaction', section: '/transactions', width: 'narrow', main });
}

async function remove({ frame, transactions }: PageParts, request: SignedInRequest): Promise<void> {
  await transactions.deleteTransaction(request.visitor.user.id, idInPath(request));
  seeOther(request, frame.basePath + withDone(backOf(request), 'deleted'));
}

function withDone(address: string, done: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}done=${done}`;
}
