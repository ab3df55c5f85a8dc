import type { ShownBill } from '../../../../application/bills/list-bills.ts';
import { isEstimate } from '../../../../domain/bills/recurring-bill.ts';
import { dateOf, formatDate } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, facts, section, tag } from '../../components/blocks.ts';
import { button, form } from '../../components/form.ts';
import { number, table } from '../../components/table.ts';
import { money } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import { idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { CYCLE_NAMES, factText } from './bill-texts.ts';

const PATH = '/bills/:id';

/** One bill: what is known of it, what was paid, and whether it is one. */
export const BILL_PAGE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, show),
  ownRoute('POST', `${PATH}/archive`, (parts, request) => judge(parts, request, true)),
  ownRoute('POST', `${PATH}/restore`, (parts, request) => judge(parts, request, false)),
];

async function show({ bills }: PageParts, request: SignedInRequest): Promise<void> {
  const shown = await bills.showBill(request.visitor.user.id, idInPath(request));
  const { name } = shown.bill;
  showPage(request, {
    title: name,
    heading: html`<bdi>${name}</bdi>`,
    section: '/bills',
    back: ['Bills', '/bills'],
    body: html`${card(factsOf(shown))}${verdictPart(shown)}${historyOf(shown)}`,
  });
}

async function judge({ bills }: PageParts, request: SignedInRequest, isArchived: boolean): Promise<void> {
  await bills.archiveBill(request.visitor.user.id, idInPath(request), isArchived);
  seeOther(request, `/bills?done=${isArchived ? 'archived' : 'restored'}`);
}

const STATUS = { active: 'Expected', inactive: 'Ended', archived: 'Archived' } as const;

function factsOf({ bill }: ShownBill): Html {
  const { status, amount, currency, cycle, nextDate, source, confidence } = bill;
  return facts([
    ['State', tag(STATUS[status], status === 'active' ? 'good' : 'plain')],
    ['Amount', html`${isEstimate(bill) ? 'about ' : ''}${money(amount, currency)} ${CYCLE_NAMES[cycle]}`],
    ...(nextDate === null ? [] : [['Next', formatDate(nextDate)] as const]),
    ...bill.facts.map((fact) => ['Note', factText(fact, currency)] as const),
    [
      'Source',
      source === 'manual'
        ? 'Added by you'
        : `Detected in your transactions${confidence === null ? '' : ` (${Math.floor(confidence * 100)}% sure)`}`,
    ],
  ]);
}

function verdictPart({ bill }: ShownBill): Html {
  const isArchived = bill.status === 'archived';
  const verb = isArchived ? 'restore' : 'archive';
  const text = isArchived
    ? 'It is expected again, as your transactions show it.'
    : 'Archive it if it is not a bill, or not yours any more. Coffer does not expect it again.';
  const body = form(
    `/bills/${bill.id}/${verb}`,
    html`<p>${text}</p><div class="row">${button(isArchived ? 'Restore it' : 'Archive it', { look: 'plain' })}</div>`,
  );
  return card(body, { title: isArchived ? 'Restore it' : 'Archive it' });
}

function historyOf({ payments }: ShownBill): Html | string {
  if (payments.length === 0) return '';
  const rows = payments.map(({ id, bookedAt, description, amount, currency }) => [
    html`<a href="/transactions/${id}">${formatDate(dateOf(bookedAt))}</a>`,
    html`<bdi>${description}</bdi>`,
    money(amount, currency),
  ]);
  return section('Payments', table('Payments', ['Paid', 'Description', number('Amount')], rows));
}
