import type { ShownBill } from '../../../../application/bills/list-bills.ts';
import type { BillCorrection } from '../../../../domain/bills/bill-correction.ts';
import type { BillSaying } from '../../../../domain/bills/correct-bill.ts';
import { isPossible } from '../../../../domain/bills/recurring-bill.ts';
import { formatDate, type LocalDate } from '../../../../domain/calendar.ts';
import { byId } from '../../../../domain/collections.ts';
import { invalidField } from '../../../../domain/error.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, section, shortName } from '../../components/blocks.ts';
import { field, select } from '../../components/field.ts';
import { button, form, sentOnce } from '../../components/form.ts';
import { ACTIONS, table } from '../../components/table.ts';
import { day } from '../../components/values.ts';
import { type FormState, idInPath, refusedForm, type SignedInRequest, seeOther, sentId } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { DAY_RULE, typedDay } from './bill-form.ts';
import { correctionText } from './correction-texts.ts';
import { newBillAddress } from './create.ts';
import { chosenPayments } from './payments.ts';

/** What was said, as the page of the bill shows it. */
export const SAID = {
  changed: 'The bill was changed.',
  paid: 'Noted: it is paid.',
  skipped: 'Noted: it is not paid this time.',
  confirmed: 'Noted: it is a bill.',
  paused: 'The bill is paused.',
  ended: 'Noted: it has ended.',
  merged: 'The two are one bill now.',
  moved: 'Its payments were changed.',
  'taken-back': 'You have taken it back.',
};

/** Responds with the page of the bill, and with what is wrong with what was said. */
export type ShowBill = (parts: PageParts, request: SignedInRequest, state: FormState) => Promise<void>;

/** What a person says of a bill on its page, each with a form of its own. */
export function correctionRoutes(show: ShowBill): readonly WebRoute[] {
  const saying = (path: string, done: string, said: (sent: FormState['values']) => BillSaying, next?: string) =>
    ownRoute('POST', `/bills/:id/${path}`, (parts, request) =>
      attempt(show, parts, request, async (userId, id) => {
        await parts.bills.correctBill(userId, id, said(request.form), sentOnce(request));
        return `${next ?? `/bills/${id}`}?done=${done}`;
      }),
    );
  return [
    saying('paid', 'paid', (sent) => ({ kind: 'paid', dueOn: sentDay(sent, 'due_on') })),
    saying('skip', 'skipped', (sent) => ({ kind: 'skipped', dueOn: sentDay(sent, 'due_on') })),
    saying('confirm', 'confirmed', () => ({ kind: 'confirmed' })),
    saying('pause', 'paused', (sent) => ({
      kind: 'paused',
      until: sent['until'] === '' ? null : sentDay(sent, 'until'),
    })),
    saying('archive', 'archived', () => ({ kind: 'set', values: {}, isArchived: true }), '/bills'),
    saying('restore', 'restored', () => ({ kind: 'set', values: {}, isArchived: false }), '/bills'),
    saying('end', 'ended', () => ({ kind: 'ended' })),
    saying('merge', 'merged', (sent) => ({ kind: 'merged', billId: sentId(sent['bill_id']) })),
    ownRoute('POST', '/bills/:id/payments', (parts, request) =>
      attempt(show, parts, request, async (userId, id) => {
        const transactionIds = chosenPayments(request.form);
        if (request.form['do'] === 'split') return newBillAddress(transactionIds);
        await parts.bills.correctBill(
          userId,
          id,
          { kind: 'payments', transactionIds, belong: false },
          sentOnce(request),
        );
        return `/bills/${id}?done=moved`;
      }),
    ),
    ownRoute('POST', '/bills/:id/take-back', (parts, request) =>
      attempt(show, parts, request, async (userId, id) => {
        const number = sentId(request.form['number']);
        // Each button of the form is another request.
        const sent = { ...request.form, key: `${request.form['key'] ?? ''}-${number}` };
        await parts.bills.takeBackCorrection(userId, id, number, sentOnce({ form: sent }));
        return `/bills/${id}?done=taken-back`;
      }),
    ),
  ];
}

/** Sends the browser to where `work` leads, or shows the bill with what was refused. */
async function attempt(
  show: ShowBill,
  parts: PageParts,
  request: SignedInRequest,
  work: (userId: number, id: number) => Promise<string>,
): Promise<void> {
  let next: string;
  try {
    next = await work(request.visitor.user.id, idInPath(request));
  } catch (error) {
    return show(parts, request, refusedForm(request, request.form, error));
  }
  seeOther(request, next);
}

function sentDay(sent: FormState['values'], name: string): LocalDate {
  const on = typedDay(sent[name] ?? '');
  if (on === undefined) throw invalidField(name, DAY_RULE);
  return on;
}

/** What a refusal may name that is no field in sight. */
export const UNSEEN: readonly string[] = ['due_on', 'transaction_ids', 'number', 'kind', 'status'];

/** What can be said of a bill that is not archived. `key` makes merging once. */
export function sayingParts(
  shown: ShownBill,
  { key, state }: { readonly key: string; readonly state: FormState },
): Html {
  return html`${nextPart(shown)}${possiblePart(shown)}${endPart(shown, state)}${mergePart(shown, { key, state })}`;
}

function nextPart({ bill: { id, nextDate } }: ShownBill): Html | string {
  if (nextDate === null) return '';
  const hidden = { due_on: nextDate };
  return card(
    html`<p>Expected on ${formatDate(nextDate)}.</p>
<div class="row">${form(`/bills/${id}/paid`, button('Paid'), { hidden })}
${form(`/bills/${id}/skip`, button('Skip it', { look: 'plain' }), { hidden })}</div>`,
    { title: 'Next payment' },
  );
}

function possiblePart({ bill }: ShownBill): Html | string {
  if (!isPossible(bill)) return '';
  const sure = Math.floor((bill.confidence ?? 0) * 100);
  return card(
    html`<p>Coffer is only ${sure}% sure, so it is in no total.</p>
<div class="row">${form(`/bills/${bill.id}/confirm`, button('It is a bill'))}
${form(`/bills/${bill.id}/archive`, button('It is not', { look: 'plain' }))}</div>`,
    { title: 'Is it a bill?' },
  );
}

function endPart({ bill: { id, status } }: ShownBill, state: FormState): Html | string {
  if (status !== 'active') return '';
  const until = { name: 'until', label: 'Pause until', hint: 'Leave it empty to pause it for good.', isOptional: true };
  const pause = html`${field({ ...until, type: 'date', autocomplete: 'off' }, state)}
<div class="row">${button('Pause it', { look: 'plain' })}</div>`;
  return card(
    html`${form(`/bills/${id}/pause`, pause)}
${form(`/bills/${id}/end`, html`<div class="row">${button('It has ended', { look: 'plain' })}</div>`)}`,
    { title: 'Pause or end it' },
  );
}

function mergePart(
  { bill, others }: ShownBill,
  { key, state }: { readonly key: string; readonly state: FormState },
): Html | string {
  const options = others
    .filter(({ status, currency }) => status !== 'archived' && currency === bill.currency)
    .map(({ id, name, amount, currency }) => ({
      value: String(id),
      label: `${shortName(name)} · ${formatMoney(amount, currency)}`,
    }));
  if (options.length === 0) return '';
  const hint = 'Its payments count here from now on, and it is archived.';
  const fields = html`${select({ name: 'bill_id', label: 'Same as another bill', hint, options }, state)}
<div class="row">${button('Make them one', { look: 'plain' })}</div>`;
  return card(form(`/bills/${bill.id}/merge`, fields, { hidden: { key } }), { title: 'Is it there twice?' });
}

/** What a person has said, newest first, with the way to take it back. `key` makes that once. */
export async function saidPart(
  parts: PageParts,
  { bill, others }: Pick<ShownBill, 'bill' | 'others'>,
  { corrections, key }: { readonly corrections: readonly BillCorrection[]; readonly key: string },
): Promise<Html | string> {
  if (corrections.length === 0) return '';
  const [categories, { accounts }] = await Promise.all([
    parts.transactions.listCategories(),
    parts.accounts.listBankAccounts(bill.userId, { bank: false }),
  ]);
  const names = { bills: byId(others), categories: byId(categories), accounts: byId(accounts) };
  const rows = corrections.map((said) => [
    correctionText(said, bill, names),
    day(said.at),
    button('Take it back', { look: 'plain', isCompact: true, name: 'number', value: String(said.number) }),
  ]);
  const list = table('What you have said', ['You have said', 'On', ACTIONS], rows);
  return section('What you have said', form(`/bills/${bill.id}/take-back`, list, { hidden: { key } }));
}
