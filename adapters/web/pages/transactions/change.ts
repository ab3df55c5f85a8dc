import type { ShownTransaction } from '../../../../application/transactions/show-transaction.ts';
import { dateOf, formatDate } from '../../../../domain/calendar.ts';
import { byId } from '../../../../domain/collections.ts';
import type { Category } from '../../../../domain/ledger/category.ts';
import { NOTES_MAX_CHARACTERS, type Party } from '../../../../domain/ledger/transaction.ts';
import type { ListedTransaction } from '../../../../domain/ports/transaction-reader.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, facts, problemOf, tag } from '../../components/blocks.ts';
import { area, categoryOptions, select } from '../../components/field.ts';
import { button, buttonLink, buttonRow, form } from '../../components/form.ts';
import { day, money } from '../../components/values.ts';
import { isFromScript, showFragment } from '../../fragment.ts';
import { showPage } from '../../page.ts';
import { type FormState, idInPath, refusedForm, type SignedInRequest, seeOther, sentId } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { billPart } from '../bills/of-transaction.ts';
import { backToList } from './list-address.ts';
import { titleOf, transactionRow } from './transaction-row.ts';

const PATH = '/transactions/:id';

/**
 * One transaction: its category and notes, which a person may change, and the way to delete it. The script of the list
 * asks for the form alone, in place of the row.
 */
export const TRANSACTION_CHANGE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, show),
  ownRoute('POST', PATH, change),
  ownRoute('GET', `${PATH}/delete`, askToDelete),
  ownRoute('POST', `${PATH}/delete`, remove),
];

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { id } = request.visitor.user;
  const shown = await parts.transactions.showTransaction(id, idInPath(request));
  const categories = await parts.transactions.listCategories();
  if (request.ctx.query['part'] === 'row') return showRow(request, shown, categories);
  const { categoryId, notes } = shown.row;
  const state: FormState = { values: { category_id: String(categoryId), notes: notes ?? '' }, errors: {} };
  return showForm(parts, request, { shown, categories, state });
}

function backOf({ ctx, form: sent }: SignedInRequest): string {
  const asked = sent['back'] ?? ctx.query['back'];
  return backToList(typeof asked === 'string' ? asked : undefined);
}

function addressOf(id: number, back: string): string {
  return `/transactions/${id}?back=${encodeURIComponent(back)}`;
}

function showRow(request: SignedInRequest, shown: ShownTransaction, categories: readonly Category[]): void {
  const { row, accounts } = shown;
  const names = { categories: byId(categories), accounts };
  const address = addressOf(row.id, backOf(request));
  showFragment(request, transactionRow(row, names, address));
}

interface OpenForm {
  readonly shown: ShownTransaction;
  readonly categories: readonly Category[];
  readonly state: FormState;
}

async function showForm(
  parts: PageParts,
  request: SignedInRequest,
  { shown, categories, state }: OpenForm,
): Promise<void> {
  const { id } = shown.row;
  const title = titleOf(shown.row, shown.accounts);
  const back = backOf(request);
  const choices = categoryOptions(categories, state.values['category_id'] ?? '');
  const category = { name: 'category_id', label: 'Category', options: choices, id: `t${id}-category` };
  const notes = { name: 'notes', label: 'Notes', maxLength: NOTES_MAX_CHARACTERS, id: `t${id}-notes` };
  const fields = html`${problemOf(state)}${select(category, state)}
${area({ ...notes, isOptional: true }, state)}`;
  if (isFromScript(request)) return showFragment(request, openRow(shown, back, fields));
  const change = form(`/transactions/${id}`, html`${fields}${buttonRow('Save', back)}`, { hidden: { back } });
  const refunds = await refundLines(parts, request, shown);
  showPage(request, {
    title,
    heading: html`<bdi>${title}</bdi>`,
    section: '/transactions',
    back: ['Transactions', back],
    body: html`${card(html`${factsOf(shown)}${refunds}${billLink(shown, title)}`)}
${card(change, { title: 'Change it' })}
${await billPart(parts, request, shown)}${deletePart(shown, back)}`,
  });
}

/** The form in place of its row in the list. */
function openRow({ row, accounts }: ShownTransaction, back: string, fields: Html): Html {
  const address = addressOf(row.id, back);
  const target = `#t${row.id}`;
  const cancel = html`<a class="button plain" href="${back}" data-hx-get="${address}&amp;part=row"
data-hx-target="${target}" data-hx-swap="outerHTML">Cancel</a>`;
  const more = html`<a href="${address}">More about it</a>`;
  const body = html`${fields}<div class="row">${button('Save')}${cancel}${more}</div>`;
  const inPlace = form(`/transactions/${row.id}`, body, { hidden: { back }, target });
  return html`<tr role="row" id="t${row.id}" class="open"><td role="cell" colspan="5">
<p><strong><bdi>${titleOf(row, accounts)}</bdi></strong></p>${inPlace}</td></tr>`;
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

/** What a refund gives back, or what came back of a purchase. */
async function refundLines(
  { transactions }: PageParts,
  request: SignedInRequest,
  { row }: ShownTransaction,
): Promise<readonly Html[]> {
  const { purchase, refunds } = await transactions.findRefunds(request.visitor.user.id, row.id);
  const linked = ({ id, amount, currency, bookedAt }: ListedTransaction) =>
    html`<a href="${addressOf(id, backOf(request))}">${money(Math.abs(amount), currency)} on ${day(bookedAt)}</a>`;
  return [
    ...(purchase === undefined ? [] : [html`<p>It is a refund of ${linked(purchase)}.</p>`]),
    ...refunds.map((refund) => html`<p>It was refunded: ${linked(refund)}.</p>`),
  ];
}

function billLink({ row }: ShownTransaction, title: string): Html | string {
  if (row.amount >= 0 || row.transfer !== null) return '';
  return html`<p><a href="/bills/why?merchant=${encodeURIComponent(title)}">Is it a bill, and why?</a></p>`;
}

function namesIn(parties: readonly Party[]): string {
  return parties.map(({ name }) => name).join(', ');
}

function deletePart({ row, account }: ShownTransaction, back: string): Html {
  const text =
    account.kind === 'manual'
      ? 'The balance of the account changes back. This cannot be undone.'
      : 'The balance stays as the bank states it. The transaction does not come back with the next fetch.';
  const address = `/transactions/${row.id}/delete?back=${encodeURIComponent(back)}`;
  const link = buttonLink('Delete …', address, { look: 'quiet-danger' });
  return card(html`<p>${text}</p><div class="row">${link}</div>`, { title: 'Delete it' });
}

async function change(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { transactions } = parts;
  const { id: userId } = request.visitor.user;
  const id = idInPath(request);
  const { category_id: category = '', notes = '' } = request.form;
  const now = () => Promise.all([transactions.showTransaction(userId, id), transactions.listCategories()]);
  try {
    await transactions.updateTransaction(userId, id, { categoryId: sentId(category), notes: typedNotes(notes) });
  } catch (error) {
    const state = refusedForm(request, request.form, error);
    const [shown, categories] = await now();
    return showForm(parts, request, { shown, categories, state });
  }
  if (isFromScript(request)) return showRow(request, ...(await now()));
  seeOther(request, withDone(backOf(request), 'changed'));
}

/** The notes in a form's field, whose lines browsers end with CR LF; `null` for none. */
export function typedNotes(text: string): string | null {
  const notes = text.replaceAll('\r\n', '\n');
  return notes === '' ? null : notes;
}

async function askToDelete({ transactions }: PageParts, request: SignedInRequest): Promise<void> {
  const shown = await transactions.showTransaction(request.visitor.user.id, idInPath(request));
  const back = backOf(request);
  const buttons = buttonRow('Delete it', back, { look: 'danger' });
  const question = form(`/transactions/${shown.row.id}/delete`, buttons, { hidden: { back } });
  showPage(request, {
    title: 'Delete a transaction',
    heading: 'Delete this transaction?',
    section: '/transactions',
    width: 'narrow',
    body: card(html`${factsOf(shown)}${question}`),
  });
}

async function remove({ transactions }: PageParts, request: SignedInRequest): Promise<void> {
  await transactions.deleteTransaction(request.visitor.user.id, idInPath(request));
  seeOther(request, withDone(backOf(request), 'deleted'));
}

function withDone(address: string, done: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}done=${done}`;
}
