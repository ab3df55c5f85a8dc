import type { DeleteTransaction } from '../../../../application/transactions/delete-transaction.ts';
import type { ListCategories } from '../../../../application/transactions/list-categories.ts';
import type { ShownTransaction, ShowTransaction } from '../../../../application/transactions/show-transaction.ts';
import type { UpdateTransaction } from '../../../../application/transactions/update-transaction.ts';
import { dateOf, formatDate } from '../../../../domain/calendar.ts';
import type { Category } from '../../../../domain/category.ts';
import { NOTES_MAX_CHARACTERS } from '../../../../domain/transaction.ts';
import { type Html, html } from '../../../http/html.ts';
import { button, buttonLink } from '../../components/button.ts';
import { card, facts, tag } from '../../components/card.ts';
import { categoryOptions } from '../../components/category-select.ts';
import { area } from '../../components/field.ts';
import { filterSelect } from '../../components/filter.ts';
import { form } from '../../components/form.ts';
import { money } from '../../components/money.ts';
import { problemOf } from '../../components/notice.ts';
import { isFromScript, showFragment } from '../../fragment.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
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
import { listedFromOne } from './listed-transaction.ts';
import { transactionRow } from './transaction-row.ts';
import { typedNotes } from './typed-notes.ts';

export interface TransactionChangeParts {
  readonly frame: PageFrame;
  readonly showTransaction: ShowTransaction;
  readonly updateTransaction: UpdateTransaction;
  readonly deleteTransaction: DeleteTransaction;
  readonly listCategories: ListCategories;
}

/**
 * One transaction: its category and notes, which a person may change, and the way to delete it. The script of the list
 * asks for the form alone, in place of the row.
 */
export function transactionChangeRoutes(parts: TransactionChangeParts): readonly WebRoute[] {
  const signedIn = (handle: (parts: TransactionChangeParts, request: SignedInRequest) => Promise<void>) => ({
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

async function show(parts: TransactionChangeParts, request: SignedInRequest): Promise<void> {
  const { id } = request.visitor.user;
  const shown = await parts.showTransaction(id, idInPath(request));
  const categories = await parts.listCategories();
  if (request.ctx.query['part'] === 'row') return showRow(parts.frame, request, shown, categories);
  const { categoryId, notes } = shown.transaction;
  const state: FormState = { values: { category: String(categoryId), notes: notes ?? '' }, errors: {} };
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
  const listed = listedFromOne(shown, categories);
  showFragment(request, transactionRow(listed, addressOf(frame, listed.id, backOf(request))));
}

function showForm(
  frame: PageFrame,
  request: SignedInRequest,
  shown: ShownTransaction,
  categories: readonly Category[],
  state: FormState,
): void {
  const { id, description } = shown.transaction;
  const back = backOf(request);
  const address = addressOf(frame, id, back);
  const ids = { category: `t${id}-category`, notes: `t${id}-notes` };
  const choices = categoryOptions(categories, state.values['category'] ?? '');
  const notes = { name: 'notes', label: 'Notes', isOptional: true, maxLength: NOTES_MAX_CHARACTERS, id: ids.notes };
  const fields = html`${problemOf(state)}${filterSelect('category', 'Category', choices, state.errors, ids.category)}
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

function factsOf({ transaction, account }: ShownTransaction): Html {
  const { amount, currency, bookedAt, status, description, merchantName, from, to } = transaction;
  const names = (parties: typeof from) => parties.map(({ name }) => name).join(', ');
  return facts([
    ['Amount', money(amount, currency, 'signed')],
    ['Day', formatDate(dateOf(bookedAt))],
    ['Account', html`<bdi>${account.name}</bdi>`],
    ...(merchantName === null ? [] : [['Merchant', html`<bdi>${merchantName}</bdi>`] as const]),
    ...(from.length === 0 || names(from) === merchantName ? [] : [['From', html`<bdi>${names(from)}</bdi>`] as const]),
    ...(to.length === 0 || names(to) === merchantName ? [] : [['To', html`<bdi>${names(to)}</bdi>`] as const]),
    ['Description', html`<bdi>${description}</bdi>`],
    ...(status === 'pending' ? [['State', tag('Pending')] as const] : []),
  ]);
}

function deletePart({ basePath }: PageFrame, { transaction, account }: ShownTransaction, back: string): Html {
  const text =
    account.kind === 'manual'
      ? 'Deleting it moves the balance of the account back. This cannot be undone.'
      : 'Deleting it leaves the balance as the bank states it. It does not come back with the next fetch.';
  const address = `${basePath}/transactions/${transaction.id}/delete?back=${encodeURIComponent(back)}`;
  return card(html`<p>${text}</p><div class="row">${buttonLink('Delete …', address, { look: 'quiet-danger' })}</div>`, {
    title: 'Delete it',
  });
}

async function change(parts: TransactionChangeParts, request: SignedInRequest): Promise<void> {
  const { frame, updateTransaction, showTransaction, listCategories } = parts;
  const { id: userId } = request.visitor.user;
  const id = idInPath(request);
  const { category = '', notes = '' } = request.form;
  try {
    const categoryId = /^[1-9]\d{0,15}$/.test(category) ? Number(category) : 0;
    await updateTransaction(userId, id, { categoryId, notes: typedNotes(notes) });
  } catch (error) {
    const { category_id: wrong, ...errors } = refusedForm(request, {}, error).errors;
    const state = { values: { category, notes }, errors: { ...errors, ...(wrong && { category: wrong }) } };
    return showForm(frame, request, await showTransaction(userId, id), await listCategories(), state);
  }
  if (isFromScript(request)) return showRow(frame, request, await showTransaction(userId, id), await listCategories());
  seeOther(request, frame.basePath + withDone(backOf(request), 'changed'));
}

async function askToDelete(
  { frame, showTransaction }: TransactionChangeParts,
  request: SignedInRequest,
): Promise<void> {
  const { transaction, account } = await showTransaction(request.visitor.user.id, idInPath(request));
  const back = backOf(request);
  const action = `${frame.basePath}/transactions/${transaction.id}/delete`;
  const cancel = buttonLink('Cancel', `${frame.basePath}${back}`, { look: 'plain' });
  const main = html`<div class="stack"><div class="intro"><h1>Delete this transaction?</h1></div>
${card(html`${factsOf({ transaction, account })}${form({ action, formToken: request.formToken, hidden: { back } }, html`<div class="row">${button('Delete it', { look: 'danger' })}${cancel}</div>`)}`)}</div>`;
  showWebPage(request, frame, { title: 'Delete a transaction', section: '/transactions', width: 'narrow', main });
}

async function remove({ frame, deleteTransaction }: TransactionChangeParts, request: SignedInRequest): Promise<void> {
  await deleteTransaction(request.visitor.user.id, idInPath(request));
  seeOther(request, frame.basePath + withDone(backOf(request), 'deleted'));
}

function withDone(address: string, done: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}done=${done}`;
}
